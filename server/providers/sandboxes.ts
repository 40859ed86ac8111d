import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { PaymentPage } from './payments.ts';

/**
 * Our copies of the protocols of providers that have no keys (docs/product/environment.md#providers), inside this
 * process.
 */
export interface Sandboxes {
  readonly smtpUrl: string;
  readonly google: { issuer: () => string; clientId: string; clientSecret: string };
  readonly tourApi: {
    apiUrl: () => string;
    serviceKey: string;
    photographs: { origin: () => string; browserPath: string };
  };
  readonly toss: { apiUrl: () => string; secretKey: string } & Pick<PaymentPage, 'clientKey' | 'scriptUrl'>;
  register(app: FastifyInstance): Promise<void>;
  close(): Promise<void>;
}

export type OpenSandboxes = (deps: {
  database: Database;
  clock: Clock;
  /** The process's own address; known once it listens. */
  ownOrigin: () => string;
  /** The product's public address, if configured. */
  publicOrigin: string | null;
  /** The providers without keys. */
  needs: { mail: boolean; google: boolean; payments: boolean; officialData: boolean };
}) => Promise<Sandboxes>;
