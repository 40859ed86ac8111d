import type { RateLimits } from '../../http/limits/rateLimits.ts';
import type { SecurityEvents } from '../../http/securityEvents.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { KnownDevices } from './knownDevices.ts';
import type { SessionCookies } from './sessionCookies.ts';
import type { Sessions } from './sessions.ts';

/** Services that the account handlers share. */
export interface AccountDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: RateLimits;
  readonly outbox: Outbox;
  readonly sessions: Sessions;
  readonly cookies: SessionCookies;
  readonly devices: KnownDevices;
  readonly securityEvents: SecurityEvents;
}
