import { useId } from 'react';
import { formatPrice } from '../../../domain/tickets/price.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';

interface PayBarProps {
  amount: number;
  currency: string;
  /** While the order is created and the provider handles the payment. */
  isBusy: boolean;
  isReady: boolean;
  /** What is missing if it is not ready. */
  needs: string;
  onPay: () => void;
}

/** The fixed Pay button above the menu (docs/product/payments.md#the-payment-screen). */
export function PayBar({ amount, currency, isBusy, isReady, needs, onPay }: PayBarProps) {
  const { messages } = useLanguage();
  const { payment: paymentMessages } = messages.ticket;
  const id = useId();
  return (
    <div className="fixed inset-x-0 bottom-bar z-20 hairline-t bg-surface narrow:static low:static">
      <div className="mx-auto flex max-w-page items-center justify-between gap-4 px-4 py-2.5 narrow:flex-wrap">
        <div className="min-w-0">
          <p className="bold tabular">{formatPrice({ amount, currency })}</p>
          <p id={id} role="status" className="text-muted text-xs">
            {isBusy ? paymentMessages.paying : isReady ? '' : needs}
          </p>
        </div>
        <Button
          disabled={!isReady}
          aria-disabled={isBusy || undefined}
          aria-busy={isBusy || undefined}
          aria-describedby={id}
          onClick={() => {
            if (!isBusy) onPay();
          }}
          className="min-w-36 shrink-0"
        >
          {paymentMessages.pay}
        </Button>
      </div>
    </div>
  );
}
