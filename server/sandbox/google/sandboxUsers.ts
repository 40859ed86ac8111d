import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';

const userSchema = z.object({ email: z.string(), emailIsVerified: z.boolean(), name: z.string().nullable() });

/** The user as typed on the sign-in page. */
export type SandboxUser = z.infer<typeof userSchema>;

/** A stable subject for an address, in Google's format of 21 digits. */
export function userSubject(email: string): string {
  const digest = createHash('sha256').update(email.toLowerCase()).digest('hex');
  return `1${(BigInt(`0x${digest}`) % 10n ** 20n).toString().padStart(20, '0')}`;
}

/** Stores the user as last typed, and returns the subject. */
export async function keepUser(database: Database, user: SandboxUser): Promise<string> {
  const id = userSubject(user.email);
  const row = { kind: 'User', id, payload: JSON.stringify(user), grant_id: null, expires_at: null };
  await database.sql
    .insertInto('sandbox_oidc')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(row))
    .execute();
  return id;
}

export async function findUser(database: Database, subject: string): Promise<SandboxUser | null> {
  const row = await database.sql
    .selectFrom('sandbox_oidc')
    .select('payload')
    .where('kind', '=', 'User')
    .where('id', '=', subject)
    .executeTakeFirst();
  return row ? userSchema.parse(row.payload) : null;
}
