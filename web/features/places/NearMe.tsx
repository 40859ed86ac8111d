import { useEffect, useState, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { here } from './here.ts';
import { isLocated } from './locate.ts';

/**
 * Requests the visitor's position on a press, so that cards show their distance; a second press clears it. The server
 * renders no button, since it needs script; its row reserves the space.
 */
export function NearMe() {
  const words = useLanguage().messages.shell.nearMe;
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const { revalidate } = useRevalidator();
  const { how, at } = useSyncExternalStore(here.subscribe, here.now, here.now);
  const press = async () => {
    if (at) here.set({ how: 'unasked', at: null });
    else if (!(await isLocated())) return;
    await revalidate();
  };
  if (!isHydrated) return null;
  return (
    <>
      <button
        type="button"
        aria-pressed={at !== null}
        disabled={how === 'asking'}
        onClick={press}
        className="chip"
      >
        {words.button}
      </button>
      <p role="status" className="w-full text-muted text-sm empty:hidden">
        {how === 'unasked' ? '' : words.said[how]}
      </p>
    </>
  );
}
