/** Rules of the staff's accounts. */

/** Dispatchers run tours and orders, editors the guide; an owner does both and manages the staff. */
export const staffRoles = ['dispatcher', 'editor', 'owner'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The access that a call needs. `staff`: any role; `dispatcher`: the tours; `editor`: the guide; `owner`: the staff. */
export const deskAccess = ['staff', 'dispatcher', 'editor', 'owner'] as const;
export type DeskAccess = (typeof deskAccess)[number];

/** Whether a role has an access. */
export function isPermitted(role: StaffRole, access: DeskAccess): boolean {
  return role === 'owner' || access === 'staff' || role === access;
}

/** Who changes something at the desk. `system`: a consequence of another change, such as the cancellation of an order. */
export const actorKinds = ['staff', 'driver', 'visitor', 'operator', 'system', 'reseller'] as const;
export type ActorKind = (typeof actorKinds)[number];

/** The desk's own languages. */
export const deskLanguages = ['ko', 'en'] as const;
export type DeskLanguage = (typeof deskLanguages)[number];

/**
 * Header of a request that a page sends by itself while nobody uses it, such as a poll. It does not keep an idle session
 * open.
 */
export const unattendedHeader = 'x-desk-unattended';

/** A session at the desk ends 12 hours after the sign-in, used or not (ms). */
export const deskSessionLifetime = 12 * 3_600_000;
