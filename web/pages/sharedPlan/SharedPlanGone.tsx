import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { NothingHere } from '../../shared/page/NothingHere.tsx';

/** For a link that was ended or never existed: the two cannot be distinguished. */
export function SharedPlanGone() {
  const { goneTitle, goneText } = useLanguage().messages.share;
  return <NothingHere title={goneTitle} text={goneText} />;
}
