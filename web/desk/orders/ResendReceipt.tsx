import { useState } from 'react';
import type { DeskOrder } from '../../../contract/desk/orders.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { useRequest } from '../../shared/ui/useRequest.ts';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { failureSentence } from '../failureSentence.ts';
import { useText } from '../language/DeskLanguage.tsx';

/** Mails the receipt, or the notice of the refund, again. */
export function ResendReceipt({ order: { orderId, status } }: { order: DeskOrder }) {
  const text = useText();
  const { resend } = text.orders;
  const client = useDeskClient();
  const isReachable = useIsReachable();
  const { run, isBusy, failure } = useRequest();
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (status !== 'paid' && status !== 'cancelled') return null;
  const send = () =>
    run(async () => {
      setSentTo(null);
      const { to } = await client.call('resendReceipt', { params: { orderId }, query: {} });
      setSentTo(to);
    });
  return (
    <>
      <Button variant="outline" disabled={isBusy || !isReachable} onClick={() => void send()}>
        {resend.button}
      </Button>
      <p role="status" className="w-full empty:hidden">
        {sentTo !== null && resend.done(sentTo)}
      </p>
      {failure && (
        <div className="w-full">
          <FormFailure
            sentence={failure.code === 'notPossibleNow' ? resend.notPaid : failureSentence(failure, text)}
          />
        </div>
      )}
    </>
  );
}
