import { shownPrice, wonOf } from '../../../contract/price.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';

/** The amount charged, in won, and beside it the price as in SPEC 1 (DESIGN 7). */
export function Price({ amount }: { amount: number }) {
  const { language, messages } = useLanguage();
  return (
    <span className="tabular">
      <strong className="bold text-xl">{wonOf(amount)}</strong>
      {language !== 'ko' && (
        <span className="ml-2 text-muted text-sm">
          {messages.ticket.price.alsoShownAs(shownPrice(amount, language))}
        </span>
      )}
    </span>
  );
}
