import { DriverView } from '../../features/orders/DriverView.tsx';
import { driverWords as words } from '../../features/orders/driverWords.ts';
import type { CallResponse } from '../../shared/client/client.ts';
import { alert } from '../../shared/ui/formShapes.ts';
import { Icon } from '../../shared/ui/Icon.tsx';

type Checked = CallResponse<'checkTicket'>;

/** Shown by colour and words: not everybody can distinguish the colours. */
const looks = {
  valid: 'bg-pine text-on-pine',
  notToday: 'bg-sand text-ink',
  past: '[border-width:2px] border-hairline bg-surface text-ink',
  cancelled: '[border-width:2px] border-sunrise bg-surface text-sunrise',
} as const;
const icons = { valid: 'check', notToday: alert, past: alert, cancelled: 'close' } as const;

/** What a ticket's QR code shows to a driver, in Korean whatever the page's language. */
export function CheckedTicket({ ticket }: { ticket: Checked }) {
  const { word, text } = words.validity[ticket.validity];
  return (
    <div lang="ko" className="mx-auto max-w-lg px-4 pt-5 pb-8">
      <h1 className="bold text-lg">{words.title}</h1>
      <div className={`mt-3 flex items-center gap-4 rounded-lg p-5 ${looks[ticket.validity]}`}>
        <Icon name={icons[ticket.validity]} className="size-14 shrink-0" />
        <div>
          <p className="bold text-2xl">{word}</p>
          <p>{text}</p>
        </div>
      </div>
      {ticket.validity !== 'cancelled' && (
        <>
          <div className="mt-4 rounded-lg hairline bg-surface p-5">
            <h2 className="sr-only">{words.tour}</h2>
            <DriverView tour={ticket} />
          </div>
          <p className="mt-3 text-muted text-sm wrap-anywhere">
            {words.order} {ticket.orderNumber ?? ticket.orderId}
          </p>
        </>
      )}
    </div>
  );
}
