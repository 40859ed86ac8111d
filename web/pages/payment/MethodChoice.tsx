import { type PaymentMethod, walletNameIn } from '../../../domain/tickets/paymentMethods.ts';
import { formatPrice } from '../../../domain/tickets/price.ts';
import type { OfferedMethod } from '../../features/payment/offeredMethods.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';

interface MethodChoiceProps {
  methods: readonly OfferedMethod[];
  chosen: OfferedMethod;
  onChoose: (method: PaymentMethod) => void;
  isBusy: boolean;
  /** Whether the operator no longer offers the chosen method. */
  isGone: boolean;
}

/** The payment methods, with the amount that each charges; renders nothing if only cards are offered. */
export function MethodChoice({ methods, chosen, onChoose, isBusy, isGone }: MethodChoiceProps) {
  const { language, messages } = useLanguage();
  const { payment: paymentMessages } = messages.ticket;
  if (methods.length < 2) return null;
  return (
    <Panel title={paymentMessages.howToPay}>
      <fieldset disabled={isBusy} className="grid gap-x-4 md:grid-cols-2">
        <legend className="sr-only">{paymentMessages.howToPay}</legend>
        {methods.map(({ method, ...price }) => (
          <label key={method} className="flex min-h-11 items-center gap-3 py-1">
            <input
              type="radio"
              name="paymentMethod"
              value={method}
              checked={method === chosen.method}
              onChange={() => onChoose(method)}
              className="size-5 shrink-0 accent-pine"
            />
            <span className="min-w-0">
              {method === 'card' ? paymentMessages.card : walletNameIn(method, language)}{' '}
              <span className="tabular whitespace-nowrap text-muted text-sm">{formatPrice(price)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <p role="status" className="mt-3 semibold text-sm empty:hidden">
        {chosen.currency !== 'KRW' && paymentMessages.charged(formatPrice(chosen))}
      </p>
      <FormFailure sentence={isGone && paymentMessages.methodGone} />
      {chosen.isChargedLater && <p className="mt-1 text-muted text-sm">{paymentMessages.chargedLater}</p>}
    </Panel>
  );
}
