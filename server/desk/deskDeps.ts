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
  /** Origin of the visitors' pages; empty if the desk has the same origin. */
  readonly guideOrigin: string;
  /** Clears the caches. Call it after committing a change that visitors see, except for publications, which clear them too. */
  readonly onGuideChange: () => Promise<unknown>;
  /** The company's telephone number, for drivers. */
  readonly deskPhone: () => string | null;
  readonly departures: Departures;
}

/** What the handlers for editing the guide need. */
export type GuideDeps = Pick<DeskDeps, 'database' | 'clock' | 'publishing'>;

/** What the handlers of the sales calendar need. */
export interface SalesDeskDeps extends Pick<DeskDeps, 'database' | 'clock'> {
  /** The company's missing settings that block sales. */
  readonly neededSettings: () => readonly string[];
  /** The terms of sale that are in force. */
  readonly readSaleTerms: () => { readonly terms: Pick<SaleTerms, 'price' | 'overtimePrice'> };
}

/** The member of the staff who sent the request, as the audit trail names them. */
export function staffActor(context: RequestContext): Actor {
  const { staffId, name, role } = context.staff();
  return { kind: 'staff', id: staffId, name, role };
}
