/** The alerts of the staff: events outside the desk that somebody has to know about. */

import { type DeskAccess, isPermitted, type StaffRole } from './staffRules.ts';

/**
 * `noDriver`: a tour starts soon and no driver has accepted it; `refundRefused`: the payment provider refuses a refund;
 * `complaint`: a visitor's report about a tour.
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

/** How long an alert stays unseen before it is mailed to staff who chose `ifUnseen` (ms). */
export const unseenMailDelay = 30 * 60_000;

/** How long before its start a tour that no driver has accepted becomes an alert (ms). */
export const noDriverWarning = 3 * 3_600_000;

/** Milliseconds between two heartbeats of the stream of alerts. A page that misses two of them polls instead. */
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
