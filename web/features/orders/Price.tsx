import { formatPrice, shownPrice } from '../../../domain/tickets/price.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';

/** The amount charged, in its own currency, and beside won the price as in SPEC 1 (DESIGN 7). */
export function Price({ amount, currency = 'KRW' }: { amount: number; currency?: string }) {
  const { language, messages } = useLanguage();
  return (
    <span className="tabular">
      <strong className="bold text-xl">{formatPrice({ amount, currency })}</strong>
      {language !== 'ko' && currency === 'KRW' && (
        <span className="ml-2 text-muted text-sm">
          {messages.ticket.price.alsoShownAs(shownPrice(amount, language))}
        </span>
      )}
    </span>
  );
}
