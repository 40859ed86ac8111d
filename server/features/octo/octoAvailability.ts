import type { z } from 'zod';
import { dayCount } from '../../../domain/calendar/days.ts';
import type { SalesCalendar } from '../../../domain/tickets/availability.ts';
import {
  freeCarsForReseller,
  hoursBefore,
  type ResellerDay,
  resellerDepartureState,
  shareOfCars,
} from '../../../domain/tickets/resellerRules.ts';
import { tourHours, tourStart } from '../../../domain/tickets/ticketRules.ts';
import { isDate, maxPeople, startTimes } from '../../../domain/tour/planRules.ts';
import type { OctoCall } from './octoCall.ts';
import { OctoError } from './octoErrors.ts';
import {
  assertCurrency,
  assertKnownProduct,
  assertUnits,
  tourPricing,
  withCapability,
} from './octoProduct.ts';
import type { availabilityBodySchema, calendarBodySchema } from './octoRequests.ts';
import type { Availability, AvailabilityCalendar } from './octoTypes.ts';

/** Longest range of one request. */
const maxDays = 366;
const minute = 60_000;

interface SoldDays extends SalesCalendar {
  readonly days: readonly ResellerDay[];
}

export interface AvailabilityDeps {
  readonly now: () => Date;
  /** The calendar of sales for some days, both included. */
  readonly readSales: (from: string, to: string) => Promise<SoldDays>;
}

/** A departure of the product. */
export interface OctoDeparture {
  readonly tripDate: string;
  readonly startTime: string;
}

/** A departure's id: its start as ISO 8601 in Asia/Seoul. */
export const availabilityId = ({ tripDate, startTime }: OctoDeparture): string =>
  `${tripDate}T${startTime}:00+09:00`;

/** The departure of an id; null for an id that is none of ours. */
function findDeparture(id: string): OctoDeparture | null {
  const [, tripDate = '', startTime = ''] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}):00\+09:00$/.exec(id) ?? [];
  return isDate(tripDate) && startTimes.includes(startTime) ? { tripDate, startTime } : null;
}

/** @throws OctoError for an id that is no departure of the product */
export function parseAvailabilityId(id: string | undefined): OctoDeparture {
  const departure = findDeparture(id ?? '');
  if (departure) return departure;
  throw new OctoError('INVALID_AVAILABILITY_ID', 'There is no such departure.', { availabilityId: id ?? '' });
}

/** An instant as Asia/Seoul writes it, with its offset. */
const seoulDateTime = (instant: Date) =>
  `${new Date(instant.getTime() + 9 * 60 * minute).toISOString().slice(0, 19)}+09:00`;

/** A day or a departure: whether it can be booked, and for how many people. */
function stateFields(free: number | null, cars: number | null, isClosed: boolean) {
  const capacity = cars === null ? null : cars * maxPeople;
  if (isClosed) return { available: false, status: 'CLOSED' as const, vacancies: 0, capacity };
  if (free === null) return { available: true, status: 'FREESALE' as const, vacancies: null, capacity: null };
  const vacancies = free * maxPeople;
  if (free === 0) return { available: false, status: 'SOLD_OUT' as const, vacancies, capacity };
  const status = cars !== null && free * 2 < cars ? ('LIMITED' as const) : ('AVAILABLE' as const);
  return { available: true, status, vacancies, capacity };
}

/** Cars that the reseller can book for a departure; null for an unlimited number. */
function freeCars(sales: SoldDays, day: ResellerDay, startTime: string, { contract }: OctoCall, now: Date) {
  const state = resellerDepartureState(sales, day, startTime, now, contract);
  if (state === 'free')
    return { free: freeCarsForReseller(sales, day, startTime, contract), isClosed: false };
  return { free: 0, isClosed: state !== 'soldOut' };
}

function toAvailability(
  sales: SoldDays,
  day: ResellerDay,
  startTime: string,
  call: OctoCall,
  now: Date,
): Availability {
  const departure = { tripDate: day.date, startTime };
  const start = tourStart(day.date, startTime);
  const { contract } = call;
  const { free, isClosed } = freeCars(sales, day, startTime, call, now);
  const lead = new Date(start.getTime() - sales.rules.leadMinutes * minute);
  const cutoff = hoursBefore(day.date, startTime, contract.cutoffHours);
  return {
    id: availabilityId(departure),
    localDateTimeStart: availabilityId(departure),
    localDateTimeEnd: seoulDateTime(new Date(start.getTime() + tourHours * 60 * minute)),
    utcCutoffAt: (lead < cutoff ? lead : cutoff).toISOString(),
    allDay: false,
    ...stateFields(free, shareOfCars(day.cars, contract.maxShare), isClosed),
    maxUnits: maxPeople,
    openingHours: [],
    ...withCapability(call, 'octo/pricing', { pricing: tourPricing(contract) }),
    ...withCapability(call, 'octo/content', { title: null, shortDescription: '' }),
  };
}

function assertRange(from: string, to: string): void {
  if (to < from) throw new OctoError('BAD_REQUEST', 'localDateEnd is before localDateStart.');
  if (dayCount(from, to) > maxDays) throw new OctoError('BAD_REQUEST', 'A request covers one year at most.');
}

interface AskedUnits {
  readonly units?: readonly { readonly id: string; readonly quantity: number }[] | null | undefined;
}

/** Checks only whether the ids are known; the number of people is compared with the limit of a car later. */
function assertAskedUnits({ units }: AskedUnits): void {
  for (const { id } of units ?? []) assertUnits([id]);
}

const askedPeople = ({ units }: AskedUnits) => (units ?? []).reduce((sum, { quantity }) => sum + quantity, 0);

/** Makes a day or departure unavailable for more people than a car holds. */
const notFor = <Line extends { available: boolean }>(line: Line, people: number): Line =>
  people > maxPeople ? { ...line, available: false } : line;

function checkAsked(
  body: z.output<typeof calendarBodySchema | typeof availabilityBodySchema>,
  call: OctoCall,
) {
  assertKnownProduct(call, body);
  assertAskedUnits(body);
  assertCurrency(call, body.currency);
}

/** Each day of a range, by its best departure. */
export async function checkCalendar(
  deps: AvailabilityDeps,
  body: z.output<typeof calendarBodySchema>,
  call: OctoCall,
): Promise<AvailabilityCalendar[]> {
  checkAsked(body, call);
  assertRange(body.localDateStart, body.localDateEnd);
  const sales = await deps.readSales(body.localDateStart, body.localDateEnd);
  const now = deps.now();
  return sales.days.map((day) => {
    const departures = startTimes.map((startTime) => freeCars(sales, day, startTime, call, now));
    const open = departures.filter(({ isClosed }) => !isClosed);
    const isUnlimited = open.some(({ free }) => free === null);
    const free = isUnlimited ? null : Math.max(0, ...open.map((departure) => departure.free ?? 0));
    return notFor(
      {
        localDate: day.date,
        ...stateFields(free, shareOfCars(day.cars, call.contract.maxShare), open.length === 0),
        openingHours: [],
        ...withCapability(call, 'octo/pricing', { pricingFrom: tourPricing(call.contract) }),
      },
      askedPeople(body),
    );
  });
}

/** The departures that a request is about; null where none of its ids is one. */
function askedDepartures({
  localDate,
  localDateStart = localDate,
  localDateEnd = localDate,
  availabilityIds,
}: z.output<typeof availabilityBodySchema>) {
  if (availabilityIds) {
    if (localDateStart !== undefined || localDateEnd !== undefined)
      throw new OctoError('BAD_REQUEST', 'Send either availabilityIds or dates.');
    const departures = availabilityIds.flatMap((id) => findDeparture(id) ?? []);
    const dates = departures.map(({ tripDate }) => tripDate).toSorted();
    const [from, to] = [dates[0], dates.at(-1)];
    if (from === undefined || to === undefined) return null;
    const isAsked = (date: string, time: string) =>
      departures.some(({ tripDate, startTime }) => tripDate === date && startTime === time);
    return { from, to, isAsked };
  }
  if (localDateStart === undefined || localDateEnd === undefined)
    throw new OctoError(
      'BAD_REQUEST',
      'either localDate, localDateStart/localDateEnd or availabilityIds is required',
    );
  return { from: localDateStart, to: localDateEnd, isAsked: () => true };
}

/** Each departure that a request asks for, with what can be booked of it. */
export async function checkAvailability(
  deps: AvailabilityDeps,
  body: z.output<typeof availabilityBodySchema>,
  call: OctoCall,
): Promise<Availability[]> {
  checkAsked(body, call);
  const asked = askedDepartures(body);
  if (!asked) return [];
  const { from, to, isAsked } = asked;
  assertRange(from, to);
  const sales = await deps.readSales(from, to);
  const now = deps.now();
  return sales.days.flatMap((day) =>
    startTimes
      .filter((startTime) => isAsked(day.date, startTime))
      .map((startTime) => notFor(toAvailability(sales, day, startTime, call, now), askedPeople(body))),
  );
}

/** One departure as it is now, for the booking of it. */
export async function availabilityOf(
  deps: AvailabilityDeps,
  { tripDate, startTime }: OctoDeparture,
  call: OctoCall,
): Promise<Availability | null> {
  const sales = await deps.readSales(tripDate, tripDate);
  const [day] = sales.days;
  return day ? toAvailability(sales, day, startTime, call, deps.now()) : null;
}
