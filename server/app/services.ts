import cluster from 'node:cluster';
import { createDepartures, type Departures } from '../desk/settings/departures.ts';
import { type Settings, watchSettings } from '../desk/settings/watchSettings.ts';
import { createCompanySource } from '../features/company/companySource.ts';
import type { ReadCompany } from '../features/company/describeCompany.ts';
import { offeredPasses, type PassKeys, readPassKeys } from '../features/orders/passes/passKeys.ts';
import { createSaleTermsSource, type ReadSaleTerms } from '../features/saleTerms/saleTermsSource.ts';
import { createRateLimits, noLimits, type RateLimits } from '../http/limits/rateLimits.ts';
import { backgroundLog } from '../http/requestLog.ts';
import { createSecurityEvents, type SecurityEvents } from '../http/securityEvents.ts';
import { startMailWorker } from '../mail/mailWorker.ts';
import { createOutbox, type Outbox } from '../mail/outbox.ts';
import { createTicketPasses, type TicketPasses } from '../mail/ticketPasses.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { createJobErrors, type JobErrors } from '../platform/jobs/jobErrors.ts';
import { connectRedis } from '../platform/redis.ts';
import { createSeal } from '../platform/secrets/seal.ts';
import { readSecrets, type Secrets } from '../platform/secrets/secrets.ts';
import type { Metrics } from '../platform/telemetry/metrics/metrics.ts';
import { readBacklog } from '../platform/telemetry/metrics/readBacklog.ts';
import { createMailTransport } from '../providers/mail.ts';
import type { OpenSandboxes, Sandboxes } from '../providers/sandboxes.ts';
import { tracedMail } from '../providers/tracedProviders.ts';
import { type Configuration, offersGoogle } from './configuration.ts';

export interface ServiceDeps {
  readonly configuration: Configuration;
  readonly database: Database;
  readonly clock: Clock;
  readonly openSandboxes: OpenSandboxes;
  readonly log: (line: string) => void;
  readonly metrics: Metrics;
  /** The process's own address; known once it listens. */
  readonly ownOrigin: () => string;
}

/** What features share besides the guide. */
export interface Services
  extends Pick<ServiceDeps, 'configuration' | 'database' | 'clock' | 'log' | 'metrics'> {
  readonly limits: RateLimits;
  readonly secrets: Secrets;
  readonly securityEvents: SecurityEvents;
  readonly jobErrors: JobErrors;
  readonly outbox: Outbox;
  /** The owner's settings. */
  readonly settings: Settings;
  readonly readCompany: ReadCompany;
  readonly passKeys: PassKeys;
  readonly passes: TicketPasses;
  readonly readSaleTerms: ReadSaleTerms;
  readonly departures: Departures;
  /** Null if every provider has keys. */
  readonly sandboxes: Sandboxes | null;
}

/** Opens the services that features share. `resources` closes them, the last one first. */
export async function openServices(
  { configuration, database, clock, log, metrics, openSandboxes, ownOrigin }: ServiceDeps,
  resources: AsyncDisposableStack,
): Promise<Services> {
  metrics.readBacklogBy(() => readBacklog(database, clock));
  metrics.readPoolBy(() => database.pool());
  metrics.readWritableBy(() => database.takesWrites());
  const reportLog = backgroundLog(configuration.logLevel);
  const jobErrors = createJobErrors({ log: reportLog, count: metrics.jobFailed });
  const secrets = await readSecrets(configuration);
  const passKeys = await readPassKeys(configuration.passes, { clock, log });
  const redis = configuration.redisUrl === undefined ? null : connectRedis(configuration.redisUrl, log);
  resources.defer(() => redis?.disconnect());
  const settings = watchSettings({
    ...{ database, clock },
    onFail: (error) => void jobErrors.report('settings', error),
  });
  resources.defer(() => settings.stop());
  // Read before the services below use them.
  await settings.read();
  const services = {
    ...{ configuration, database, clock, log, metrics, jobErrors, secrets, settings },
    readCompany: createCompanySource(settings, configuration.company),
    passKeys,
    passes: createTicketPasses(secrets, offeredPasses(passKeys)),
    readSaleTerms: createSaleTermsSource(settings),
    departures: createDepartures(settings),
    limits: configuration.limitsRates ? createRateLimits(redis, cluster.isWorker) : noLimits,
    securityEvents: createSecurityEvents({
      keys: secrets.securityLog,
      log: reportLog,
      count: metrics.securityEvent,
    }),
  };
  const sandboxes = await openNeededSandboxes({ configuration, database, clock, ownOrigin, openSandboxes });
  resources.defer(() => sandboxes?.close());
  return { ...services, sandboxes, outbox: openMail({ ...services, sandboxes }, resources) };
}

/** Opens the sandboxes of the providers without keys; null if every provider has keys. */
async function openNeededSandboxes({
  configuration,
  openSandboxes,
  ...deps
}: Pick<
  ServiceDeps,
  'configuration' | 'database' | 'clock' | 'ownOrigin' | 'openSandboxes'
>): Promise<Sandboxes | null> {
  if (!usesSandbox(configuration)) return null;
  return openSandboxes({
    ...deps,
    publicOrigin: configuration.publicOrigin,
    needs: {
      mail: !configuration.mail.smtpUrl,
      google: !configuration.google && offersGoogle(configuration),
      payments: !configuration.toss,
      // Only when another sandbox is needed too: with all other keys set, editors get no sample data.
      officialData: !configuration.tourApiKey && configuration.allowsSandboxes,
    },
  });
}

/** Whether a provider has no keys: the pages tell visitors (docs/product/environment.md#providers). */
export function usesSandbox(configuration: Configuration): boolean {
  const { mail, google, toss } = configuration;
  return !mail.smtpUrl || (!google && offersGoogle(configuration)) || !toss;
}

/** Sends mails in the background. @returns the outbox into which features post them */
function openMail(
  {
    configuration,
    database,
    clock,
    secrets,
    sandboxes,
    log,
    jobErrors,
    metrics,
    readCompany,
  }: Omit<Services, 'outbox'>,
  resources: AsyncDisposableStack,
): Outbox {
  const seal = createSeal(...secrets.mails);
  const transport = createMailTransport({
    smtpUrl: configuration.mail.smtpUrl ?? sandboxes?.smtpUrl ?? '',
    from: configuration.mail.from,
    replyTo: () => readCompany().company.email,
  });
  resources.defer(() => transport.close());
  const worker = startMailWorker({
    ...{ database, clock, seal, log, jobErrors },
    transport: tracedMail(transport),
    companyPhone: () => readCompany().phone,
    onTry: metrics.mailTried,
  });
  resources.defer(() => worker.stop());
  return createOutbox({ database, clock, seal, onPosted: () => worker.wake() });
}
