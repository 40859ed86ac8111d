import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { shownPrice, wonOf } from './price.ts';

/** The price as in SPEC 1, and beside it the amount charged (DESIGN 7). */
export function Price({ amount }: { amount: number }) {
  const { language, messages } = useLanguage();
  return (
    <span className="tabular">
      <strong className="bold text-xl">{shownPrice(amount, language)}</strong>
      {language !== 'ko' && (
        <span className="ml-2 text-muted text-sm">{messages.ticket.price.charged(wonOf(amount))}</span>
      )}
    </span>
  );
}
