import type { Selectable } from 'kysely';
import type { DeskDeps } from '../../desk/deskDeps.ts';
import { otherDeparture } from '../../desk/settings/departures.ts';
import { ticketAddress } from '../../mail/ticketAddress.ts';
import type { DriverTable } from '../../platform/database/deskTables.ts';
import type { TicketOrderTable } from '../../platform/database/orderTables.ts';
import { driverLink } from './driverLinks.ts';
import { readTourStops } from './readTours.ts';
import { tourEnd } from './tourTimes.ts';

export type TourMailDeps = Pick<
  DeskDeps,
  'database' | 'clock' | 'outbox' | 'secrets' | 'deskEvents' | 'departures' | 'passes'
>;

export type DriverRow = Selectable<DriverTable>;
export type OrderRow = Selectable<TicketOrderTable>;

/** A tour as far as its mails need it. */
export interface MailedTour {
  readonly order: OrderRow;
  readonly overtimeHalfHours: number;
}

const tourTime = ({ order }: MailedTour) => ({ tripDate: order.trip_date, startTime: order.start_time });

/** Nobody is mailed about a tour that is over. */
const tourEndTime = ({ order, overtimeHalfHours }: MailedTour) => tourEnd(order, overtimeHalfHours);

export function isTourOver({ clock }: Pick<DeskDeps, 'clock'>, tour: MailedTour): boolean {
  return clock.now() >= tourEndTime(tour);
}

/** Offers a tour to its driver, sends them its link again, or tells them of a change. @returns whether there is a mail */
export async function mailTourLink(
  deps: TourMailDeps,
  tour: MailedTour,
  driver: DriverRow,
  { isAccepted, isChanged = false }: { readonly isAccepted: boolean; readonly isChanged?: boolean },
): Promise<boolean> {
  if (driver.email === null || isTourOver(deps, tour)) return false;
  const { order } = tour;
  const stops = (await readTourStops(deps, [order.id])).get(order.id) ?? [];
  await deps.outbox.post({
    to: driver.email,
    language: 'ko',
    expiresAt: tourEndTime(tour),
    template: {
      kind: 'tourOffered',
      ...tourTime(tour),
      ...otherDeparture(deps.departures, order.departure, 'ko'),
      numberOfPeople: order.number_of_people,
      visitorLanguage: order.language,
      stops: [...stops.map(({ name }) => name), ...(order.agreed_route === '' ? [] : [order.agreed_route])],
      isAccepted,
      ...(isChanged ? { isChanged } : {}),
      link: driverLink(deps, driver, order.origin),
    },
  });
  return true;
}

/** Tells a driver that the tour is not theirs any more. */
export async function mailTourWithdrawn(
  deps: TourMailDeps,
  tour: MailedTour,
  driver: DriverRow,
  reason: 'cancelled' | 'moved' | 'decided',
): Promise<void> {
  if (driver.email === null || isTourOver(deps, tour)) return;
  await deps.outbox.post({
    to: driver.email,
    language: 'ko',
    expiresAt: tourEndTime(tour),
    template: {
      kind: 'tourWithdrawn',
      ...tourTime(tour),
      isCancelled: reason === 'cancelled',
      ...(reason === 'moved' ? { isMoved: true } : {}),
    },
  });
}

/** Tells the visitor who drives. */
export async function mailDriverAssigned(
  deps: TourMailDeps,
  tour: MailedTour,
  driver: DriverRow,
  isChange: boolean,
): Promise<void> {
  const { order } = tour;
  await deps.outbox.post({
    to: order.customer_email,
    language: order.language,
    expiresAt: tourEndTime(tour),
    template: {
      kind: 'driverAssigned',
      ...tourTime(tour),
      ...otherDeparture(deps.departures, order.departure, order.language),
      orderId: order.id,
      orderNumber: order.number,
      driverName: driver.name,
      car: driver.car,
      plate: driver.plate,
      isChange,
      link: ticketAddress(deps.secrets, order),
      ...deps.passes.links(order),
    },
  });
}
