import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { removeOldMails } from '../mail/waitingMails.ts';
import { removeOldOrders } from '../tickets/retention.ts';
import { fillSkeletons } from './nicknames.ts';
import { removeOldTokens } from './sessions.ts';

const tables = ['session', 'email_code', 'sign_up_proof', 'password_link'] as const;

/** Removes what has expired: nothing personal is kept longer than it serves (privacy policy, retention). */
export async function removeExpired(database: Database, clock: Clock): Promise<void> {
  for (const table of tables) {
    await database.sql.deleteFrom(table).where('expires_at', '<=', clock.now()).execute();
  }
  await removeOldTokens(database, clock);
  await removeOldMails(database, clock);
  await removeOldOrders(database, clock);
}

/** Does so at every start and then hourly; any number of processes may. */
export function startExpiry(
  database: Database,
  clock: Clock,
  log: (line: string) => void,
): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const work = async () => {
    await removeExpired(database, clock);
    await fillSkeletons(database);
  };
  const run = () => {
    running = work().catch(() => log('What has expired could not be removed.'));
  };
  run();
  const timer = setInterval(run, 3_600_000);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
