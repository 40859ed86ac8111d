import type { SaleTerms } from '../../domain/tickets/saleTerms.ts';
import type { Publishing } from '../guide/publishing.ts';
import type { RateLimits } from '../http/limits/rateLimits.ts';
import type { RequestContext } from '../http/requestContext.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { TicketPasses } from '../mail/ticketPasses.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Secrets } from '../platform/secrets/secrets.ts';
import type { Actor } from './audit.ts';
import type { DeskEvents } from './deskEvents.ts';
import type { Departures } from './settings/departures.ts';

/** Services that the desk's handlers share. */
export interface DeskDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: RateLimits;
  readonly outbox: Outbox;
  readonly deskEvents: DeskEvents;
  readonly secrets: Pick<Secrets, 'drivers' | 'ticketLinks'>;
  readonly passes: TicketPasses;
  readonly publishing: Publishing;
  /**
   * True if the desk's origin is https: its cookie is Secure exactly then
   * (docs/product/accounts.md#api-sign-in-and-sessions).
   */
  readonly isSecure: boolean;
  /** How long a session may be idle before it ends (ms). */
  readonly idleLife: number;
  /** Origin of the visitors' pages; empty where the desk has the same. */
  readonly guideOrigin: string;
  /** Call it after the commit of a change that visitors see, besides a publication: clears the caches. */
  readonly onGuideChange: () => Promise<unknown>;
  /** Of the company, for drivers. */
  readonly deskPhone: () => string | null;
  readonly departures: Departures;
}

/** What those need who edit the guide. */
export type GuideDeps = Pick<DeskDeps, 'database' | 'clock' | 'publishing'>;

/** What those need who keep the calendar of sales. */
export interface SalesDeskDeps extends Pick<DeskDeps, 'database' | 'clock'> {
  /** Empty settings of the company because of which nothing is sold. */
  readonly neededSettings: () => readonly string[];
  /** The terms of sale that count now. */
  readonly readSaleTerms: () => { readonly terms: Pick<SaleTerms, 'price' | 'overtimePrice'> };
}

/** The member of the staff who calls, as the audit trail names them. */
export function staffActor(context: RequestContext): Actor {
  const { staffId, name, role } = context.staff();
  return { kind: 'staff', id: staffId, name, role };
}
