import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** Tables whose rows let somebody in, or lead there. */
export const sessionTables = [
  'refresh_token',
  'session',
  'password_link',
  'email_code',
  'sign_up_proof',
] as const;

/**
 * Ends all sessions, and makes mailed codes, links and sign-ins under way worthless: in a backup they are as they were,
 * whoever has signed out, changed a password or used a link since. @returns the number of rows that went
 */
export async function endSessions(database: Database): Promise<number> {
  let ended = 0;
  const run = async (statement: ReturnType<typeof sql>) => {
    const { numAffectedRows } = await statement.execute(database.sql);
    ended += Number(numAffectedRows ?? 0);
  };
  for (const table of sessionTables) await run(sql`delete from ${sql.table(table)}`);
  // Mails with an end carry such a code or link; the sandbox's rows with one are its own sessions and codes.
  await run(
    sql`delete from mail_outbox where expires_at is not null and sent_at is null and failed_at is null`,
  );
  await run(sql`delete from sandbox_oidc where expires_at is not null`);
  return ended;
}
