import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** Tables whose rows give access, or lead to it. */
export const sessionTables = [
  'refresh_token',
  'session',
  'password_link',
  'email_code',
  'sign_up_proof',
  'staff_session',
  'staff_link',
  'staff_challenge',
] as const;

/**
 * Ends all sessions, and invalidates mailed codes, links and pending sign-ins. A restore would otherwise revive those that
 * were ended or used after the backup. @returns the number of deleted rows
 */
export async function endSessions(database: Database): Promise<number> {
  let ended = 0;
  const run = async (statement: ReturnType<typeof sql>) => {
    const { numAffectedRows } = await statement.execute(database.sql);
    ended += Number(numAffectedRows ?? 0);
  };
  for (const table of sessionTables) await run(sql`delete from ${sql.table(table)}`);
  // Mails with an expiry contain a code or a link. In the sandbox, rows with an expiry are its sessions and codes.
  await run(
    sql`delete from mail_outbox where expires_at is not null and sent_at is null and failed_at is null`,
  );
  await run(sql`delete from sandbox_oidc where expires_at is not null`);
  return ended;
}
