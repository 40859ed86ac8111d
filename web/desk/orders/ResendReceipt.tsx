import type { DeskOrder } from '../../../contract/desk/orders.ts';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { failureSentence } from '../failureSentence.ts';
import { useMessages } from '../language/DeskLanguage.tsx';

/** Mails the receipt, or the notice of the refund, again. */
export function ResendReceipt({ order: { orderId, status, customerEmail } }: { order: DeskOrder }) {
  const messages = useMessages();
  const { resend } = messages.orders;
  const client = useDeskClient();
  const isReachable = useIsReachable();
  const { mutate, isPending, data, failure } = useCallMutation({
    mutationFn: () => client.call('resendReceipt', { params: { orderId }, query: {} }),
  });
  if ((status !== 'paid' && status !== 'cancelled') || customerEmail === '') return null;
  return (
    <>
      <Button variant="outline" disabled={isPending || !isReachable} onClick={() => mutate()}>
        {resend.button}
      </Button>
      <p role="status" className="w-full empty:hidden">
        {data && resend.done(data.to)}
      </p>
      {failure && (
        <div className="w-full">
          <FormFailure
            sentence={failure.code === 'notPossibleNow' ? resend.notPaid : failureSentence(failure, messages)}
          />
        </div>
      )}
    </>
  );
}
