import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { useIsHydrated } from '../../shared/ui/useIsHydrated.ts';
import { geolocation, unasked, useGeolocation } from './geolocation.ts';
import { useLocate } from './useLocate.ts';

/**
 * Requests the visitor's position on a press, so that cards show their distance; a second press clears it. The server
 * renders no button, since it needs script; its row reserves the space.
 */
export function NearMe() {
  const nearMeMessages = useLanguage().messages.shell.nearMe;
  const isHydrated = useIsHydrated();
  const { how, distances } = useGeolocation();
  const locate = useLocate();
  if (!isHydrated) return null;
  return (
    <button
      type="button"
      aria-pressed={distances !== null}
      disabled={how === 'asking'}
      onClick={() => (distances ? geolocation.set(unasked) : locate())}
      className="chip"
    >
      {nearMeMessages.button}
    </button>
  );
}

/** The result of the request for the position. Its space is below the row of the button, since that row may scroll. */
export function NearMeStatus() {
  const { said } = useLanguage().messages.shell.nearMe;
  const isHydrated = useIsHydrated();
  const { how } = useGeolocation();
  if (!isHydrated) return null;
  return (
    <p role="status" className="text-muted text-sm empty:hidden">
      {how === 'unasked' ? '' : said[how]}
    </p>
  );
}
