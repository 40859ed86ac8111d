import { useEffect, useRef } from 'react';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import type { WidgetFault } from '../orders/refusal.ts';
import { agreementId, methodsId, type WidgetsState } from './useWidgets.ts';

/** The elements for the provider's payment methods and agreements. */
interface PaymentWidgetsProps {
  state: WidgetsState;
  /** What the visitor has to correct; a new object for each press of Pay. */
  fault: { is: WidgetFault } | null;
  /** Null for cards. */
  wallet: string | null;
}

export function PaymentWidgets({ state, fault, wallet }: PaymentWidgetsProps) {
  const { messages } = useLanguage();
  const { payment: paymentMessages } = messages.ticket;
  const sentence = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button may be a whole screen away.
    if (fault) sentence.current?.scrollIntoView({ block: 'center' });
  }, [fault]);
  return (
    <Panel title={paymentMessages.method}>
      <FormFailure
        sentence={state.kind === 'failed' && paymentMessages.methodFailed}
        action={
          state.kind === 'failed' && (
            <Button variant="plain" className="-ml-5" onClick={state.retry}>
              {messages.shell.retry}
            </Button>
          )
        }
      />
      {state.kind === 'loading' && (
        <>
          <p role="status" className="sr-only">
            {paymentMessages.methodLoading}
          </p>
          <Skeleton className="h-40 w-full" />
          <Skeleton className="mt-3 h-12 w-full" />
        </>
      )}
      {/* The provider renders into these two elements; React does not manage their content. */}
      <div id={methodsId} />
      <div ref={fault?.is === 'terms' ? null : sentence} className="mt-3">
        <FormFailure
          sentence={
            (fault?.is === 'noMethod' && paymentMessages.chooseMethod) ||
            (fault?.is === 'cardDetails' &&
              (wallet === null ? paymentMessages.checkCard : paymentMessages.checkAccount))
          }
        />
      </div>
      <div id={agreementId} className="mt-3" />
      <div ref={fault?.is === 'terms' ? sentence : null}>
        <FormFailure sentence={fault?.is === 'terms' && paymentMessages.agreeToTerms} />
      </div>
      <p className="mt-3 text-muted text-sm">
        {wallet === null ? paymentMessages.secure : paymentMessages.secureWallet(wallet)}
      </p>
    </Panel>
  );
}
