/** What the staff are alerted of: that comes from outside the desk, and somebody has to know it. */

import { type DeskAccess, isPermitted, type StaffRole } from './staffRules.ts';

/**
 * `noDriver`: a tour starts soon and no driver has accepted it; `refundRefused`: by the payment provider; `complaint`: a
 * visitor's report about a tour.
 */
export const alertKinds = [
  'newOrder',
  'cancellation',
  'driverRefusal',
  'noDriver',
  'refundRefused',
  'complaint',
  'placeReport',
] as const;
export type AlertKind = (typeof alertKinds)[number];

const access: Record<AlertKind, DeskAccess> = {
  newOrder: 'dispatcher',
  cancellation: 'dispatcher',
  driverRefusal: 'dispatcher',
  noDriver: 'dispatcher',
  refundRefused: 'dispatcher',
  complaint: 'dispatcher',
  placeReport: 'editor',
};

/** The kinds that a role is alerted of. */
export const roleAlertKinds = (role: StaffRole): AlertKind[] =>
  alertKinds.filter((kind) => isPermitted(role, access[kind]));

/** Whether an alert of a kind is also mailed: never, only if the recipient has not seen it for a while, or at once. */
export const alertMailModes = ['never', 'ifUnseen', 'atOnce'] as const;
export type AlertMailMode = (typeof alertMailModes)[number];

/** An alert that was not seen for so long is mailed to those who want that (ms). */
export const unseenMailDelay = 30 * 60_000;

/** A tour without a driver who has accepted it is an alert this long before its start (ms). */
export const noDriverWarning = 3 * 3_600_000;

/** Milliseconds between two signs of life of the stream of alerts. A page that misses two of them polls instead. */
export const alertBeat = 10_000;

/** The screens of the desk to which alerts lead. */
const screens = {
  newOrder: 'orders',
  cancellation: 'orders',
  driverRefusal: 'tours',
  noDriver: 'tours',
  refundRefused: 'orders',
  complaint: 'tour-reports',
  placeReport: 'place-reports',
} as const satisfies Record<AlertKind, string>;

/** The path of the list at the desk that an alert is about. */
export const alertListPath = (kind: AlertKind) => `/desk/${screens[kind]}`;

/** The path at the desk that shows what an alert is about. */
export function alertPath({ kind, orderId }: { kind: AlertKind; orderId: string | null }): string {
  const isOne = screens[kind] === 'orders' || screens[kind] === 'tours';
  return isOne && orderId !== null ? `${alertListPath(kind)}/${orderId}` : alertListPath(kind);
}
