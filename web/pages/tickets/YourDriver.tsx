import type { TicketDetail } from '../../../contract/tickets.ts';
import { formatWon } from '../../../domain/tickets/price.ts';
import { tourHours, tourStart } from '../../../domain/tickets/ticketRules.ts';
import { maxOvertimeHalfHours, overtimePrice } from '../../../domain/tour/tourRules.ts';
import { Fact } from '../../features/orders/Fact.tsx';
import { MeetingFacts } from '../../features/orders/MeetingFacts.tsx';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';

interface YourDriverProps {
  ticket: Pick<TicketDetail, 'tripDate' | 'startTime' | 'checkPath' | 'companyPhone' | 'customerEmail'>;
  driver: TicketDetail['driver'];
}

const hour = 3_600_000;

/** Who drives, where to meet and what staying longer costs, until the end of the tour; also of a ticket stored on the device. */
export function YourDriver({ ticket, driver }: YourDriverProps) {
  const { messages } = useLanguage();
  const { taxi: taxiMessages } = messages.ticket;
  // Default: a copy that the previous release stored on the device has no such field.
  const { companyPhone = null } = ticket;
  // The server hides the driver after the actual end; a stored ticket knows only the latest possible one.
  const hours = tourHours + (driver ? maxOvertimeHalfHours / 2 : 0);
  const end = tourStart(ticket.tripDate, ticket.startTime).getTime() + hours * hour;
  if (ticket.checkPath === null || Date.now() >= end) return null;
  return (
    <Panel title={taxiMessages.title}>
      {driver ? (
        <dl className="text-sm">
          <Fact name={taxiMessages.name}>
            <span lang="ko">{driver.name}</span>
          </Fact>
          <Fact name={taxiMessages.car}>
            <span lang="ko">{driver.car}</span>
          </Fact>
          <Fact name={taxiMessages.plate}>
            <span lang="ko">{driver.plate}</span>
          </Fact>
        </dl>
      ) : (
        <p className="mb-3">{ticket.customerEmail ? taxiMessages.waiting : taxiMessages.waitingHere}</p>
      )}
      <MeetingFacts phone={companyPhone} />
      <p className="mt-3 text-muted text-sm">{taxiMessages.overtime(formatWon(overtimePrice))}</p>
    </Panel>
  );
}
