import { dateLocale, type Language } from '../../../domain/languages.ts';
import { shownPhone } from '../../../domain/phone.ts';
import { tourEndTime } from '../../../domain/tickets/overtime.ts';
import { type Currency, minorPrice, percentage } from '../../../domain/tickets/price.ts';
import { specTerms } from '../../../domain/tickets/saleTerms.ts';
import { type RefundStep, refundSteps, tourStart } from '../../../domain/tickets/ticketRules.ts';
import { showDeparture, station } from '../../../domain/tour/departurePlaces.ts';
import type { CancelledTour, DriverFacts, TicketFacts, TicketLineWords, TourTime } from './mailTemplate.ts';

/** Amounts of money: earlier releases left out the currency of won. */
interface Priced {
  readonly currency?: Currency | undefined;
}

/** An amount in the order's own currency: ₩30,000, US$22.00. */
export const factsPrice = (facts: Priced, minor: number): string =>
  minorPrice(minor, facts.currency ?? 'KRW');

interface NumberedOrder {
  readonly orderId: string;
  readonly orderNumber?: string | undefined;
}

/** The order's number for people. */
export const orderNumber = (order: NumberedOrder): string => order.orderNumber ?? order.orderId;

/** The order's number with its label. */
export const orderNumberLine = (order: NumberedOrder, words: TicketLineWords): string =>
  `${words.orderId}${words.colon}${orderNumber(order)}`;

/** The tour's day and time in Asia/Seoul, in the format of the language. */
export function tripDay(facts: TourTime, language: Language): string {
  return new Intl.DateTimeFormat(dateLocale(language), {
    timeZone: 'Asia/Seoul',
    dateStyle: 'full',
  }).format(tourStart(facts.tripDate, facts.startTime));
}

/** The start of a tour, and its end if its plan did not fit three hours. */
function ticketTimes({ startTime, boughtHalfHours = 0, acceptsEarlyEnd = false }: TicketFacts): string {
  const isLong = boughtHalfHours > 0 || acceptsEarlyEnd;
  return isLong ? `${startTime}–${tourEndTime(startTime, boughtHalfHours)}` : startTime;
}

/** The choice for a plan that did not fit three hours: extra time or an early end. */
function lengthLines(
  { boughtHalfHours = 0, acceptsEarlyEnd = false }: TicketFacts,
  words: TicketLineWords,
): string[] {
  return [
    ...(boughtHalfHours > 0 ? [words.overtime(boughtHalfHours * 30)] : []),
    ...(acceptsEarlyEnd ? [words.earlyEnd] : []),
  ];
}

/** The lines of a ticket. */
export function ticketLines(facts: TicketFacts, language: Language, words: TicketLineWords): string[] {
  const line = (label: string, value: string) => `${label}${words.colon}${value}`;
  return [
    orderNumberLine(facts, words),
    line(words.date, `${tripDay(facts, language)} ${ticketTimes(facts)}`),
    ...lengthLines(facts, words),
    line(words.passenger, `${facts.customerName}${words.people(facts.numberOfPeople)}`),
    line(words.stops, facts.stops.join(' → ')),
  ];
}

/** The day and the start of a tour. */
export const startLine = (tour: TourTime, language: Language, words: TicketLineWords): string =>
  `${words.date}${words.colon}${tripDay(tour, language)} ${tour.startTime}`;

/** The lines about the driver of a tour, and when they meet. */
export function driverLines(facts: DriverFacts, language: Language, words: TicketLineWords): string[] {
  const line = (label: string, value: string) => `${label}${words.colon}${value}`;
  return [
    line(words.driver, facts.driverName),
    line(words.car, facts.car),
    line(words.plate, facts.plate),
    startLine(facts, language, words),
  ];
}

/** Where a tour starts, in the language of the mail. */
export const departureTexts = ({ departure }: Pick<TicketFacts, 'departure'>, language: Language) =>
  departure ?? showDeparture(station, language);

/** Where visitors and driver meet, and the company's telephone if there is one. */
export function meetingLines(
  facts: Pick<TicketFacts, 'departure'>,
  phone: string | null,
  language: Language,
  words: TicketLineWords,
): string[] {
  const line = (label: string, value: string) => `${label}${words.colon}${value}`;
  return [
    line(words.meeting, departureTexts(facts, language).meetingPlace),
    ...(phone === null ? [] : [line(words.phone, shownPhone(phone, language))]),
  ];
}

/** The lines of cancelled tours; `back` renders the refund. */
export function cancelledTourLines(
  tours: readonly CancelledTour[],
  language: Language,
  back: (paid: string, refund: string) => string,
): string[] {
  return tours.map(
    (tour) =>
      `- ${tripDay(tour, language)} ${tour.startTime} (${orderNumber(tour)})${back(factsPrice(tour, tour.amount), factsPrice(tour, tour.refund))}`,
  );
}

/** An instant as date and time in Asia/Seoul. */
export function koreanMoment(moment: string, language: Language): string {
  return new Intl.DateTimeFormat(dateLocale(language), {
    timeZone: 'Asia/Seoul',
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(new Date(moment));
}

/** A time in Asia/Seoul. */
export const momentLine = (label: string, at: string, language: Language, words: TicketLineWords): string =>
  `${label}${words.colon}${koreanMoment(at, language)}`;

/** The time of payment in Asia/Seoul. */
export const paidLine = (paidAt: string, language: Language, words: TicketLineWords): string =>
  momentLine(words.paidAt, paidAt, language, words);

/** The refund rule of the order, a line for each step. */
export function refundLines(
  facts: TicketFacts,
  when: Record<RefundStep, string>,
  back: (percent: number, sum: string) => string,
): string {
  const { refundPercents = specTerms.refundPercents } = facts;
  return refundSteps
    .map((step) => {
      const percent = refundPercents[step];
      return `- ${when[step]}${back(percent, factsPrice(facts, percentage(facts.amount, percent)))}`;
    })
    .join('\n');
}

/** A reply of the company as it was typed. */
export const typedReply = (reply: string): string[] => reply.replaceAll('\t', ' ').split(/\r?\n/);

/** The order's number and, below it, the reason of a refund as the company typed it. */
export function reasonLines(
  { reason, ...order }: NumberedOrder & { readonly reason: string },
  label: string,
  words: TicketLineWords,
): string[] {
  return [orderNumberLine(order, words), `${label}${words.colon}${reason}`];
}

/** The order's number and, below it, a reply of the company. */
export function replyLines(
  facts: NumberedOrder & { readonly reply: string },
  words: TicketLineWords,
): string[] {
  return [orderNumberLine(facts, words), '', ...typedReply(facts.reply)];
}
