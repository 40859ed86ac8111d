import { useState } from 'react';
import type { Ticket, TicketDetail } from '../../../contract/tickets.ts';
import { isHandMethod } from '../../../domain/tickets/paymentMethods.ts';
import { formatPrice } from '../../../domain/tickets/price.ts';
import type { Messages } from '../../messages/messages.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import type { CallFailure } from '../../shared/client/client.ts';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';

interface CancelDialogProps {
  ticket: TicketDetail;
  refund: NonNullable<TicketDetail['refund']>;
  isReachable: boolean;
  onCancelled: (ticket: Ticket) => void;
  onClose: () => void;
}

function failureText(failure: CallFailure, messages: Messages['ticket']['detail']): string {
  if (failure.status === 409) return messages.notCancellable;
  return failure.status === 0 || failure.status >= 500 ? messages.cancelUnknown : messages.cancelFailed;
}

/** Shows the current refund, and cancels. */
export function CancelDialog({ ticket, refund, isReachable, onCancelled, onClose }: CancelDialogProps) {
  const { language, messages } = useLanguage();
  const { calledOff, detail: detailMessages, refundSteps } = messages.ticket;
  const client = useClient();
  const [reason, setReason] = useState(0);
  const { mutate, isPending, failure } = useCallMutation({
    mutationFn: () =>
      client.call('cancelTicket', {
        params: { orderId: ticket.orderId },
        query: { locale: language },
        body: {
          reason: ticket.calledOff
            ? calledOff.status
            : (detailMessages.reasons[reason] ?? detailMessages.cancel),
        },
      }),
    onSuccess: onCancelled,
  });
  const isByHand = isHandMethod(ticket.paymentMethod);
  const refundReason = () => {
    if (ticket.calledOff) return calledOff.full;
    if (refund.step === 'afterStart') return detailMessages.afterStart;
    return refund.isLimitedByMove ? detailMessages.refundLimited : refundSteps[refund.step];
  };
  return (
    <Dialog open onClose={onClose} title={detailMessages.cancelAsk} closeLabel={messages.shell.close}>
      <p className="semibold">
        {refund.amount > 0
          ? detailMessages.cancelNow(formatPrice({ ...refund, currency: ticket.currency }), refund.percent)
          : detailMessages.cancelNone}
      </p>
      <p className="mt-1 text-muted text-sm">{refundReason()}</p>
      {refund.amount > 0 && (
        <p className="mt-3 text-sm">{isByHand ? detailMessages.paidBackByHand : detailMessages.cancelHow}</p>
      )}
      <p className="mt-3 text-sm">{detailMessages.cancelFinal}</p>
      {!ticket.calledOff && (
        <div className="mt-4">
          <SelectField
            label={detailMessages.reason}
            value={reason}
            options={detailMessages.reasons.map((label, value) => ({ value, label }))}
            onChange={setReason}
          />
        </div>
      )}
      <div className="mt-4">
        <FormFailure
          sentence={
            isReachable ? failure && failureText(failure, detailMessages) : detailMessages.cancelOffline
          }
        />
      </div>
      <div className="mt-4 grid gap-2.5">
        <Button
          disabled={!isReachable}
          aria-disabled={isPending || undefined}
          aria-busy={isPending || undefined}
          onClick={() => mutate()}
        >
          {ticket.calledOff ? calledOff.refund : detailMessages.cancelDo}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {detailMessages.keep}
        </Button>
      </div>
    </Dialog>
  );
}
