import { htmlLang, type Language } from '../../../domain/languages.ts';
import { shownPhone } from '../../../domain/phone.ts';
import { type Currency, minorPrice } from '../../../domain/tickets/price.ts';
import {
  type RefundStep,
  refundAmount,
  refundPercents,
  refundSteps,
  tourStart,
} from '../../../domain/tickets/ticketRules.ts';
import type { CancelledTour, DriverFacts, TicketFacts, TourTime } from './mailTemplate.ts';

/** Translated texts of the lines about a ticket. */
interface TicketLineWords {
  orderId: string;
  date: string;
  meeting: string;
  meetingPlace: string;
  phone: string;
  /** Follows a name without a space. */
  people: (count: number) => string;
  passenger: string;
  paidAt: string;
  stops: string;
  driver: string;
  car: string;
  plate: string;
  colon: string;
}

/** What is said of money: earlier releases left out the currency of won. */
interface Priced {
  readonly currency?: Currency | undefined;
}

export const factsCurrency = ({ currency = 'KRW' }: Priced): Currency => currency;

/** An amount in the order's own currency: ₩30,000, US$22.00. */
export const factsPrice = (facts: Priced, minor: number): string => minorPrice(minor, factsCurrency(facts));

/** The same with the currency's code. */
export const priceWithCode = (facts: Priced, minor: number): string =>
  `${factsPrice(facts, minor)} (${factsCurrency(facts)})`;

/** Formats `30,000`, the same in every language. */
const grouped = (won: number) => new Intl.NumberFormat('en-US').format(won);

/** The tour's day and time in Asia/Seoul, in the format of the language. */
export function tripDay(facts: TourTime, language: Language): string {
  return new Intl.DateTimeFormat(htmlLang[language], {
    timeZone: 'Asia/Seoul',
    dateStyle: 'full',
  }).format(tourStart(facts.tripDate, facts.startTime));
}

/** The lines of a ticket. */
export function ticketLines(facts: TicketFacts, language: Language, words: TicketLineWords): string[] {
  const line = (label: string, value: string) => `${label}${words.colon}${value}`;
  return [
    line(words.orderId, facts.orderId),
    line(words.date, `${tripDay(facts, language)} ${facts.startTime}`),
    line(words.passenger, `${facts.customerName}${words.people(facts.numberOfPeople)}`),
    line(words.stops, facts.stops.join(' → ')),
  ];
}

/** The lines about the driver of a tour, and when they meet. */
export function driverLines(facts: DriverFacts, language: Language, words: TicketLineWords): string[] {
  const line = (label: string, value: string) => `${label}${words.colon}${value}`;
  return [
    line(words.driver, facts.driverName),
    line(words.car, facts.car),
    line(words.plate, facts.plate),
    line(words.date, `${tripDay(facts, language)} ${facts.startTime}`),
  ];
}

/** Where visitors and driver meet, and the company's telephone if there is one. */
export function meetingLines(phone: string | null, language: Language, words: TicketLineWords): string[] {
  const line = (label: string, value: string) => `${label}${words.colon}${value}`;
  return [
    line(words.meeting, words.meetingPlace),
    ...(phone === null ? [] : [line(words.phone, shownPhone(phone, language))]),
  ];
}

/** The lines of cancelled tours; `back` renders the refund. */
export function cancelledTourLines(
  tours: readonly CancelledTour[],
  language: Language,
  back: (paid: string, refund: string, code: Currency) => string,
): string[] {
  return tours.map(
    (tour) =>
      `- ${tripDay(tour, language)} ${tour.startTime} (${tour.orderId})${back(factsPrice(tour, tour.amount), factsPrice(tour, tour.refund), factsCurrency(tour))}`,
  );
}

/** An instant as date and time in Asia/Seoul. */
export function koreanMoment(moment: string, language: Language): string {
  return new Intl.DateTimeFormat(htmlLang[language], {
    timeZone: 'Asia/Seoul',
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(new Date(moment));
}

/** The time of payment in Asia/Seoul. */
export function paidLine(paidAt: string, language: Language, words: TicketLineWords): string {
  return `${words.paidAt}${words.colon}${koreanMoment(paidAt, language)}`;
}

/** The refund rule, a line for each step; `won` adds the currency's word to a figure in won. */
export function refundLines(
  facts: TicketFacts,
  when: Record<RefundStep, string>,
  won: (figure: string) => string,
  back: (percent: number, sum: string) => string,
): string {
  const formatSum = (minor: number) =>
    factsCurrency(facts) === 'KRW' ? won(grouped(minor)) : factsPrice(facts, minor);
  return refundSteps
    .map(
      (step) => `- ${when[step]}${back(refundPercents[step], formatSum(refundAmount(facts.amount, step)))}`,
    )
    .join('\n');
}

/** A reply of the company as it was typed. */
export const typedReply = (reply: string): string[] => reply.replaceAll('\t', ' ').split(/\r?\n/);

/** The order's number and, below it, a reply of the company. */
export function replyLines(
  { orderId, reply }: { readonly orderId: string; readonly reply: string },
  words: TicketLineWords,
): string[] {
  return [`${words.orderId}${words.colon}${orderId}`, '', ...typedReply(reply)];
}
