import { fillSkeletons } from '../features/accounts/nicknames.ts';
import { removeOldTokens } from '../features/accounts/sessions.ts';
import { removeOldEvents } from '../features/alerts/alertRows.ts';
import { removeOldPlaceReports } from '../features/editing/placeReports/placeReportRows.ts';
import { removeOldOrders, removeOldPhones } from '../features/orders/retention.ts';
import { removeOldMails } from '../mail/outboxRepository.ts';
import { removeUnusedPhotographs } from '../media/photographs/photographUses.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { JobErrors } from '../platform/jobs/jobErrors.ts';
import { type Poller, startPoller } from '../platform/jobs/poller.ts';

const tables = [
  'session',
  'email_code',
  'sign_up_proof',
  'password_link',
  'staff_session',
  'staff_challenge',
  'staff_link',
] as const;

/** What is deleted, by table: personal data is kept no longer than needed (privacy policy, retention). */
const removals: readonly {
  readonly table: string;
  readonly remove: (database: Database, clock: Clock) => Promise<void>;
}[] = [
  ...tables.map((table) => ({
    table,
    async remove(database: Database, clock: Clock) {
      await database.sql.deleteFrom(table).where('expires_at', '<=', clock.now()).execute();
    },
  })),
  { table: 'refresh_token', remove: removeOldTokens },
  { table: 'mail_outbox', remove: removeOldMails },
  { table: 'desk_event', remove: removeOldEvents },
  { table: 'ticket_order', remove: removeOldOrders },
  { table: 'ticket_order.phone', remove: removeOldPhones },
  { table: 'place_report', remove: removeOldPlaceReports },
  { table: 'photograph', remove: removeUnusedPhotographs },
];

interface ExpiryDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: (line: string) => void;
  readonly jobErrors: JobErrors;
}

/** Deletes expired rows. A table that fails is reported and does not stop the others. */
export async function removeExpired({ database, clock, log, jobErrors }: ExpiryDeps): Promise<void> {
  for (const { table, remove } of removals) {
    try {
      await remove(database, clock);
    } catch (error) {
      if (jobErrors.report('expiry', error, { table }) === 'fault') continue;
      log('The database is away: what has expired is removed later.');
      return;
    }
  }
}

/** Fills in the nickname data that an earlier release did not write (nicknames.ts). */
async function fillMissingSkeletons({ database, jobErrors }: ExpiryDeps): Promise<void> {
  try {
    await fillSkeletons(database);
  } catch (error) {
    jobErrors.report('expiry', error, { table: 'nickname_skeleton' });
  }
}

/** Runs at every start and then hourly, safely in any number of processes. */
export function startExpiry(deps: ExpiryDeps): Poller {
  const poller = startPoller({
    async runOnce() {
      await removeExpired(deps);
      await fillMissingSkeletons(deps);
      return 0;
    },
    pollEvery: 3_600_000,
    onFail: (error) => deps.jobErrors.report('expiry', error),
  });
  poller.wake();
  return poller;
}
