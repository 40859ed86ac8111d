import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { NothingHere } from '../../shared/page/NothingHere.tsx';

/** For a link whose sharing was stopped, or that never was one: nobody can tell them apart. */
export function SharedPlanGone() {
  const { goneTitle, goneText } = useLanguage().messages.share;
  return <NothingHere title={goneTitle} text={goneText} />;
}
