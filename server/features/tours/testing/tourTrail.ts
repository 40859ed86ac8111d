import { expect } from 'vitest';
import { z } from 'zod';
import { drivingStates, nextTourStates, tourStates } from '../../../../domain/tour/tourRules.ts';
import type { Database } from '../../../platform/database/database.ts';

const fieldsSchema = z.object({ state: z.enum(tourStates), driverId: z.int().nullable() });
type Fields = z.infer<typeof fieldsSchema>;

/** A change that was confirmed to its caller. */
export interface Confirmed {
  readonly orderId: string;
  readonly action: string;
  readonly driverId: number | null;
}

/** How often each mail must have been written, by its kind and recipient. */
type MailCounts = Record<string, number>;

/**
 * Checks that every paid tour is in a state to which its audit trail leads by allowed steps, that each confirmed change
 * is in it, and that each of its mails was written once.
 */
export async function expectSoundTours(
  { sql }: Database,
  orderIds: readonly string[],
  confirmed: readonly Confirmed[],
): Promise<void> {
  const tours = await sql
    .selectFrom('ticket_order')
    .leftJoin('tour', 'tour.order_id', 'ticket_order.id')
    .select(['ticket_order.id', 'customer_email', 'cancel_requested_at'])
    .select(['driver_id', 'tour.state', 'version'])
    .where('ticket_order.id', 'in', orderIds)
    .execute();
  expect(tours.map(({ id }) => id).toSorted()).toEqual([...orderIds].toSorted());
  const drivers = await sql.selectFrom('driver').select(['id', 'email']).execute();
  const driverEmail = (id: number | null) => drivers.find((driver) => driver.id === id)?.email;
  const lines = await sql
    .selectFrom('desk_audit')
    .selectAll()
    .where('subject', '=', 'tour')
    .orderBy('number')
    .execute();

  const written: MailCounts = {};
  const count = (kind: string, address: string | null | undefined) => {
    const key = `${kind} ${address}`;
    written[key] = (written[key] ?? 0) + 1;
  };
  for (const tour of tours) {
    const trail = lines.filter((line) => line.subject_id === tour.id);
    let present: Fields = { state: 'unassigned', driverId: null };
    let told: number | null = null;
    for (const line of trail) {
      const before = fieldsSchema.parse(line.before);
      const after = fieldsSchema.parse(line.after);
      expect(before, tour.id).toEqual(present);
      if (line.action !== 'note') expect(nextTourStates[before.state], line.action).toContain(after.state);
      expect(drivingStates.includes(after.state), line.action).toBe(after.driverId !== null);
      const isReplaced = before.driverId !== after.driverId;
      if (before.driverId !== null && isReplaced && line.actor !== 'driver') {
        count('tourWithdrawn', driverEmail(before.driverId));
      }
      if (after.state === 'offered' && isReplaced) count('tourOffered', driverEmail(after.driverId));
      if (after.state === 'accepted' && told !== after.driverId) {
        count('driverAssigned', tour.customer_email);
        told = after.driverId;
      }
      const hasDeclined = line.actor === 'driver' && after.state === 'unassigned';
      if (after.state === 'noDriver' || (hasDeclined && before.state === 'accepted')) told = null;
      present = after;
    }
    expect({ state: tour.state ?? 'unassigned', driverId: tour.driver_id }, tour.id).toEqual(present);
    expect(tour.version ?? 0, tour.id).toBe(trail.length);
    if (tour.cancel_requested_at !== null) {
      expect(['offered', 'accepted'], tour.id).not.toContain(present.state);
    }
  }

  const mails = await sql
    .selectFrom('mail_outbox')
    .select(['kind', 'recipient'])
    .where('kind', 'in', ['tourOffered', 'tourWithdrawn', 'driverAssigned'])
    .execute();
  const posted: MailCounts = {};
  for (const { kind, recipient } of mails) {
    const key = `${kind} ${recipient}`;
    posted[key] = (posted[key] ?? 0) + 1;
  }
  expect(posted).toEqual(written);

  for (const { orderId, action, driverId } of confirmed) {
    const isKept = lines.some(
      (line) =>
        line.subject_id === orderId &&
        line.action === action &&
        (driverId === null || [line.before, line.after].some((fields) => fields?.driverId === driverId)),
    );
    expect(isKept, `${action} of ${orderId}`).toBe(true);
  }
}
