import { useId, useState } from 'react';
import type { TicketDetail } from '../../../contract/tickets.ts';
import { formatMoment } from '../../features/orders/formatMoment.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { showNotice } from '../../shared/page/notice.ts';
import { loadOnPress } from '../../shared/page/outdated.ts';
import { useSite } from '../../shared/page/Site.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import type { ChangeTicketDialog } from './ChangeTicketDialog.tsx';

interface ChangeTicketProps {
  ticket: TicketDetail;
  /** Whether the server can be reached; changing needs it. */
  isReachable: boolean;
  onChanged: (ticket: TicketDetail) => void;
  /** Called when the shown ticket turns out to be outdated. */
  onOutdated: () => unknown;
}

/** Changes the tour until the limit. The dialog and its messages are loaded on the press. */
export function ChangeTicket({ ticket, isReachable, onChanged, onOutdated }: ChangeTicketProps) {
  const { language, messages } = useLanguage();
  const { detail: detailMessages, calledOff: calledOffMessages } = messages.ticket;
  const { loadMessages } = useSite();
  const id = useId();
  /** With the ticket as it was when the dialog was opened. */
  const [dialog, setDialog] = useState<{ Dialog: typeof ChangeTicketDialog; opened: TicketDetail }>();
  // Default: a copy that the previous release stored on the device has no such field.
  const { changeableUntil, calledOff = null } = ticket;
  // Null, or undefined in a copy that the previous release stored on the device.
  if (!changeableUntil) return null;

  async function open() {
    const loaded = await loadOnPress(() =>
      Promise.all([import('./ChangeTicketDialog.tsx'), loadMessages('ticketChange')]),
    );
    if (loaded) setDialog({ Dialog: loaded[0].ChangeTicketDialog, opened: ticket });
    else showNotice(messages.shell.unableToRetrieve);
  }

  const until = formatMoment(new Date(changeableUntil), language);
  const untilText = calledOff ? calledOffMessages.moveUntil : detailMessages.changeUntil;
  return (
    <div>
      <Button
        variant={calledOff ? 'solid' : 'outline'}
        className="w-full md:w-78"
        disabled={!isReachable}
        aria-describedby={`${id}-until`}
        onClick={() => void open()}
      >
        {calledOff ? calledOffMessages.move : detailMessages.change}
      </Button>
      <p id={`${id}-until`} className="mt-2 text-muted text-sm">
        {isReachable ? untilText(until) : detailMessages.changeOffline}
      </p>
      {dialog && (
        <dialog.Dialog
          ticket={dialog.opened}
          until={until}
          isReachable={isReachable}
          onChanged={(changed) => {
            setDialog(undefined);
            showNotice(messages.ticketChange.done);
            onChanged(changed);
          }}
          onOutdated={onOutdated}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  );
}
