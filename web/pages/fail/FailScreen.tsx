import { useLocation } from 'react-router';
import { isChargedLater } from '../../../domain/tickets/paymentMethods.ts';
import { chosenMethod } from '../../features/orders/chosenMethod.ts';
import { MessagePanel } from '../../features/orders/MessagePanel.tsx';
import { ProviderCode } from '../../features/orders/ProviderCode.tsx';
import { failureReason } from '../../features/orders/refusal.ts';
import { storedPurchase } from '../../features/orders/storedPurchase.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { paths } from '../../shared/paths.ts';
import { buttonClass } from '../../shared/ui/Button.tsx';
import { alert } from '../../shared/ui/formShapes.ts';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { useIsHydrated } from '../../shared/ui/useIsHydrated.ts';

/**
 * Where the provider redirects after a failed payment (docs/product/deviations.md). The provider's own message is not
 * shown.
 */
export function FailScreen() {
  const { messages } = useLanguage();
  const { fail: failMessages, reasons, success } = messages.ticket;
  const code = new URLSearchParams(useLocation().search).get('code');
  const reason = failureReason(code);
  const isCancelled = reason === 'cancelled';
  const isHydrated = useIsHydrated();
  // A wallet charges without us, so only a cancellation by the visitor makes sure that nothing was charged.
  const mayBeCharged = isHydrated && !isCancelled && isChargedLater(chosenMethod());
  // A visitor who opens this address may have ordered nothing.
  const hasPurchase = isHydrated && storedPurchase.read() !== null;
  return (
    <div className="px-4">
      <MessagePanel
        icon={alert}
        tone="bad"
        level={1}
        title={failMessages.title}
        text={
          <>
            <p>{reasons[reason]}</p>
            {mayBeCharged ? (
              <p>{success.maybeCharged}</p>
            ) : (
              <p className={`semibold text-ink ${isHydrated || isCancelled ? '' : 'invisible'}`}>
                {success.notCharged}
              </p>
            )}
            <p className={hasPurchase ? '' : 'invisible'}>{failMessages.kept}</p>
            <ProviderCode code={code} />
          </>
        }
      >
        <PageLink to={paths.payment()} className={buttonClass()}>
          {success.backToPayment}
        </PageLink>
        <PageLink to={paths.support()} className={buttonClass('outline')}>
          {messages.shell.support}
        </PageLink>
      </MessagePanel>
    </div>
  );
}
