import { useId, useState } from 'react';
import type { Ticket, TicketDetail } from '../../../contract/tickets.ts';
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

interface CancelTicketProps {
  ticket: TicketDetail;
  /** Whether the server can be reached; cancelling needs it. */
  isReachable: boolean;
  onCancelled: (ticket: Ticket) => void;
}

function failureText(failure: CallFailure, messages: Messages['ticket']['detail']): string {
  if (failure.status === 409) return messages.notCancellable;
  return failure.status === 0 || failure.status >= 500 ? messages.cancelUnknown : messages.cancelFailed;
}

/** Opens the dialog that shows the current refund, and cancels. */
export function CancelTicket({ ticket, isReachable, onCancelled }: CancelTicketProps) {
  const { language, messages } = useLanguage();
  const { detail: detailMessages, refundSteps } = messages.ticket;
  const client = useClient();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState(0);
  const { mutate, isPending, failure, reset } = useCallMutation({
    mutationFn: () =>
      client.call('cancelTicket', {
        params: { orderId: ticket.orderId },
        query: { locale: language },
        body: { reason: detailMessages.reasons[reason] ?? detailMessages.cancel },
      }),
    onSuccess: (cancelled) => {
      setOpen(false);
      onCancelled(cancelled);
    },
  });
  const { refund } = ticket;
  if (!refund) return null;
  const refundReason = () => {
    if (refund.step === 'afterStart') return detailMessages.afterStart;
    return refund.isLimitedByMove ? detailMessages.refundLimited : refundSteps[refund.step];
  };
  const close = () => {
    reset();
    setOpen(false);
  };
  return (
    <>
      <div>
        <Button
          variant="outline"
          className="w-full text-sunrise md:w-78"
          disabled={!isReachable}
          aria-describedby={isReachable ? undefined : `${id}-why`}
          onClick={() => setOpen(true)}
        >
          {detailMessages.cancel}
        </Button>
        {!isReachable && (
          <p id={`${id}-why`} className="mt-2 text-muted text-sm">
            {detailMessages.cancelOffline}
          </p>
        )}
      </div>
      {isOpen && (
        <Dialog open onClose={close} title={detailMessages.cancelAsk} closeLabel={messages.shell.close}>
          <p className="semibold">
            {refund.amount > 0
              ? detailMessages.cancelNow(
                  formatPrice({ ...refund, currency: ticket.currency }),
                  refund.percent,
                )
              : detailMessages.cancelNone}
          </p>
          <p className="mt-1 text-muted text-sm">{refundReason()}</p>
          {refund.amount > 0 && <p className="mt-3 text-sm">{detailMessages.cancelHow}</p>}
          <p className="mt-3 text-sm">{detailMessages.cancelFinal}</p>
          <div className="mt-4">
            <SelectField
              label={detailMessages.reason}
              value={reason}
              options={detailMessages.reasons.map((label, value) => ({ value, label }))}
              onChange={setReason}
            />
          </div>
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
              {detailMessages.cancelDo}
            </Button>
            <Button variant="outline" onClick={close}>
              {detailMessages.keep}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
