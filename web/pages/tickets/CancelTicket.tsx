import { lazy, Suspense, useId, useState } from 'react';
import type { Ticket, TicketDetail } from '../../../contract/tickets.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';

/** Needs the network, and is loaded when it is opened. */
const CancelDialog = lazy(async () => ({ default: (await import('./CancelDialog.tsx')).CancelDialog }));

interface CancelTicketProps {
  ticket: TicketDetail;
  /** Whether the server can be reached; cancelling needs it. */
  isReachable: boolean;
  onCancelled: (ticket: Ticket) => void;
}

/** Opens the dialog that shows the current refund, and cancels. */
export function CancelTicket({ ticket, isReachable, onCancelled }: CancelTicketProps) {
  const { detail: detailMessages, calledOff } = useLanguage().messages.ticket;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { refund } = ticket;
  if (!refund) return null;
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
          {ticket.calledOff ? calledOff.refund : detailMessages.cancel}
        </Button>
        {!isReachable && (
          <p id={`${id}-why`} className="mt-2 text-muted text-sm">
            {detailMessages.cancelOffline}
          </p>
        )}
      </div>
      <Suspense>
        {isOpen && (
          <CancelDialog
            {...{ ticket, refund, isReachable }}
            onCancelled={(cancelled) => {
              setOpen(false);
              onCancelled(cancelled);
            }}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
