import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { advice, type Finding, missing, ok } from './finding.ts';

/** Numbers of people who can work: owners with a passkey, and active drivers. */
export const staffCountsSchema = z.object({ owners: z.int(), drivers: z.int() });
export type StaffCounts = z.infer<typeof staffCountsSchema>;

export async function countStaff({ sql }: Database): Promise<StaffCounts> {
  const { owners } = await sql
    .selectFrom('staff')
    .select(({ fn }) => fn.countAll<number>().as('owners'))
    .where('role', '=', 'owner')
    .where('joined_at', 'is not', null)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  const { drivers } = await sql
    .selectFrom('driver')
    .select(({ fn }) => fn.countAll<number>().as('drivers'))
    .where('is_active', '=', true)
    .executeTakeFirstOrThrow();
  return { owners, drivers };
}

export function checkStaff({ owners, drivers }: StaffCounts): Finding[] {
  return [
    owners > 0
      ? ok(`Owners who can sign in to the desk: ${owners}.`)
      : missing('Nobody can sign in to the desk. Invite the first owner: npm run desk -- invite ADDRESS'),
    drivers > 0
      ? ok(`Active drivers: ${drivers}.`)
      : advice('No driver is entered: the number of cars is unlimited, so tours can be oversold.'),
  ];
}
