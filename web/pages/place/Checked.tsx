import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import { isOverAYearOld } from '../../../domain/places/checkedOn.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { useIsHydrated } from '../../shared/ui/useIsHydrated.ts';
import { checkedInWords } from './checkedWords.ts';

/**
 * When a fact was last checked. Whether that is over a year ago is said in the browser, since the page itself may come
 * from a cache (docs/product/screens.md#the-rendered-page).
 */
export function Checked({ on }: { on: string }) {
  const checkedMessages = useLanguage().messages.place.checked;
  const isHydrated = useIsHydrated();
  const isOld = isHydrated && isOverAYearOld(on, toSeoulDate(new Date()));
  return (
    <span className={`mt-1 block ${isOld ? 'text-sunrise' : 'text-muted'} text-xs`}>
      {checkedInWords(on, isOld, checkedMessages)}
    </span>
  );
}
