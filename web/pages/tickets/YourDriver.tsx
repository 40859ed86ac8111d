import type { TicketDetail } from '../../../contract/tickets.ts';
import { formatWon } from '../../../domain/tickets/price.ts';
import { specTerms } from '../../../domain/tickets/saleTerms.ts';
import { tourHours, tourStart } from '../../../domain/tickets/ticketRules.ts';
import { maxOvertimeHalfHours } from '../../../domain/tour/tourRules.ts';
import { Fact } from '../../features/orders/Fact.tsx';
import { formatMoment } from '../../features/orders/formatMoment.ts';
import { MeetingFacts } from '../../features/orders/MeetingFacts.tsx';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { PhoneLink } from '../../shared/ui/PhoneLink.tsx';

interface YourDriverProps {
  ticket: Pick<TicketDetail, 'tripDate' | 'startTime' | 'checkPath' | 'companyPhone' | 'customerEmail'> &
    Partial<Pick<TicketDetail, 'boughtHalfHours' | 'driverSearchUntil' | 'overtimePrice' | 'departurePlace'>>;
  driver: TicketDetail['driver'];
}

const hour = 3_600_000;

/** Who drives, where to meet and what staying longer costs, until the end of the tour; also of a ticket stored on the device. */
export function YourDriver({ ticket, driver }: YourDriverProps) {
  const { language, messages } = useLanguage();
  const { taxi: taxiMessages } = messages.ticket;
  // Defaults: a copy that the previous release stored on the device has no such fields.
  const { companyPhone = null, boughtHalfHours = 0, driverSearchUntil: searchUntil = null } = ticket;
  const { overtimePrice = specTerms.overtimePrice } = ticket;
  // The server hides the driver after the actual end; a stored ticket knows only the latest possible one.
  const hours = tourHours + (boughtHalfHours + (driver ? maxOvertimeHalfHours : 0)) / 2;
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
          {driver.phone && (
            <Fact name={taxiMessages.driverPhone}>
              <PhoneLink phone={driver.phone} className="-my-2.5" />
            </Fact>
          )}
        </dl>
      ) : (
        <p className="mb-3">
          {searchUntil
            ? taxiMessages.search(formatMoment(new Date(searchUntil), language))
            : ticket.customerEmail
              ? taxiMessages.waiting
              : taxiMessages.waitingHere}
        </p>
      )}
      <MeetingFacts departure={ticket.departurePlace ?? null} phone={companyPhone} />
      <p className="mt-3 text-muted text-sm">{taxiMessages.overtime(formatWon(overtimePrice))}</p>
    </Panel>
  );
}
