import type { Position } from '../../../../domain/geography/distance.ts';
import { dateLocale, type Language } from '../../../../domain/languages.ts';
import { shownPhone } from '../../../../domain/phone.ts';
import { escapedControls } from '../../../../domain/readableText.ts';
import { tourEndsAt, tourEndTime } from '../../../../domain/tickets/overtime.ts';
import { ticketNames } from '../../../../domain/tickets/ticketNames.ts';
import { tourStart } from '../../../../domain/tickets/ticketRules.ts';
import { showDeparture, station } from '../../../../domain/tour/departurePlaces.ts';
import { ticketLineWords } from '../../../mail/templates/renderMail.ts';
import { ticketAddress } from '../../../mail/ticketAddress.ts';
import { createTicketCode } from '../ticketCode.ts';
import type { Order, TicketDeps } from '../ticketDeps.ts';
import { stopNames } from '../ticketMails.ts';

export type PassDeps = Pick<TicketDeps, 'database' | 'secrets' | 'companyPhone' | 'departures'> & {
  readonly tourPorts: Pick<TicketDeps['tourPorts'], 'tourDriver'>;
};

/** A line of a pass. */
export interface PassField {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

/** What a pass shows, in the language of its order. */
export interface PassContent {
  readonly orderId: string;
  /** Counts the changes of the order. */
  readonly version: number;
  readonly language: Language;
  /** The product's name. */
  readonly title: string;
  /** The tour's day and time, in Korean time. */
  readonly time: PassField;
  readonly meetingPlace: PassField;
  /** The position of the meeting place. */
  readonly position: Position;
  readonly people: PassField;
  readonly passenger: PassField;
  readonly orderNumber: PassField;
  /** Who drives and in which car, once agreed. */
  readonly driver: readonly PassField[];
  readonly stops: PassField;
  /** Null where the company has no phone. */
  readonly phone: PassField | null;
  /** The ticket's page. */
  readonly link: string;
  /** What the QR code says, as on the ticket. */
  readonly code: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The tour's day in Asia/Seoul. */
const shortDay = (order: Order) =>
  new Intl.DateTimeFormat(dateLocale(order.language), {
    timeZone: 'Asia/Seoul',
    dateStyle: 'medium',
  }).format(tourStart(order.trip_date, order.start_time));

/** Reads what the pass of a ticket shows. */
export async function readPassContent(deps: PassDeps, order: Order): Promise<PassContent> {
  const { language } = order;
  const words = ticketLineWords(language);
  const field = (key: string, label: string, value: string): PassField => ({
    key,
    label,
    value: escapedControls(value),
  });
  const departure = showDeparture(deps.departures.find(order.departure) ?? station, language);
  const driver = await deps.tourPorts.tourDriver(order.id);
  const stops = await stopNames(deps, order.id, language);
  const route = [...stops, ...(order.agreed_route === '' ? [] : [order.agreed_route])];
  const phone = deps.companyPhone();
  const endsAt = tourEndTime(order.start_time, order.bought_half_hours);
  return {
    orderId: order.id,
    version: order.changes,
    language,
    title: ticketNames[language],
    time: field('time', words.date, `${shortDay(order)} ${order.start_time}–${endsAt}`),
    meetingPlace: field('meetingPlace', words.meeting, departure.meetingPlace),
    position: { lat: departure.lat, lng: departure.lng },
    people: field('people', words.party, String(order.number_of_people)),
    passenger: field('passenger', words.passenger, order.customer_name),
    orderNumber: field('orderNumber', words.orderId, order.number),
    driver: driver
      ? [
          field('driver', words.driver, driver.name),
          field('car', words.car, driver.car),
          field('plate', words.plate, driver.plate),
        ]
      : [],
    stops: field('stops', words.stops, route.join(' → ')),
    phone: phone === null ? null : field('phone', words.phone, shownPhone(phone, language)),
    link: ticketAddress(deps.secrets, order),
    code: `${order.origin}/ticket-check/${createTicketCode(deps.secrets.tickets, order.id)}`,
    startsAt: tourStart(order.trip_date, order.start_time),
    endsAt: tourEndsAt(order.trip_date, order.start_time, order.bought_half_hours),
  };
}
