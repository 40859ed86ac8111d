import type { CompanyFields } from '../../contract/desk/companyFields.ts';
import type { MapSources } from '../../contract/mapSources.ts';
import type { PriceFigures } from '../../domain/tickets/price.ts';
import type { DescribedCompany } from '../features/company/describeCompany.ts';
import type { PassSettings } from '../features/orders/passes/passKeys.ts';
import { ConfigurationError } from '../platform/configurationError.ts';
import { sendsTraces } from '../platform/telemetry/tracing/tracingVariables.ts';
import type { OfferedMethod } from '../providers/payments.ts';
import { companyFromEnvironment } from './company.ts';
import { type Environment, environmentSchema } from './environment.ts';
import { checkLive } from './liveRule.ts';
import { readPaymentMethods } from './paymentMethodsSetting.ts';
import { readPriceFigures } from './priceFiguresSetting.ts';
import { checkSandboxes } from './sandboxRule.ts';
import { readSecretFiles } from './secretFiles.ts';
import { checkTossKeys } from './tossKeys.ts';
import type { TrustedProxies } from './trustedProxies.ts';

export interface Configuration {
  port: number;
  host: string;
  /** The address that browsers use; derived from host and port when not set. */
  publicOrigin: string | null;
  /** The only origin of the staff's pages; null if every host serves them. */
  deskOrigin: string | null;
  /** Idle minutes after which a session of the staff ends. */
  deskIdleMinutes: number;
  dataDir: string;
  databaseUrl: string | undefined;
  /** A read replica of that database, for the guide. */
  readDatabaseUrl: string | undefined;
  isLive: boolean;
  trustProxy: TrustedProxies;
  /** Number of worker processes behind the one port. */
  workers: number;
  /** How long a stopping process continues to serve while it reports that it is not ready (s). */
  drainSeconds: number;
  /** How long a client may take to send a request, and to receive a part of the response (s). */
  requestSeconds: number;
  /** Keep-alive timeout of an idle connection (s). */
  keepAliveSeconds: number;
  /** Bearer token for /metrics. */
  metricsToken: string | undefined;
  logLevel: Environment['LOG_LEVEL'];
  /** Whether traces are exported to a collector. */
  sendsTraces: boolean;
  sessionSecret: string | undefined;
  previousSessionSecret: string | undefined;
  limitsRates: boolean;
  redisUrl: string | undefined;
  /** Address of an OSRM service, without a slash at its end; without one the browser estimates driving times. */
  routingUrl: string | undefined;
  /** Map sources besides our own drawing, as sent to browsers. Both are public. */
  map: MapSources;
  mail: { smtpUrl: string | undefined; from: string };
  /** Null without keys: then visitors sign in with the sandbox, or not with Google at all if the product is live. */
  google: { issuer: string; clientId: string; clientSecret: string } | null;
  /** Null without keys, as above. */
  toss: {
    apiUrl: string;
    clientKey: string;
    secretKey: string;
    foreignClientKey?: string;
    foreignSecretKey?: string;
  } | null;
  /** Ways to pay, cards first. */
  paymentMethods: readonly OfferedMethod[];
  /** What the payment screen shows beside the price in won, where the operator has set it. */
  priceFigures: PriceFigures;
  /** Keys that sign passes for phone wallets. */
  passes: PassSettings;
  /** The decoding key of TourAPI. Without one, the sandbox stands in where sandboxes are allowed; elsewhere nothing does. */
  tourApiKey: string | undefined;
  /** Whether providers without keys may be replaced by sandboxes. */
  allowsSandboxes: boolean;
  /** Data of the company, empty where not set: defaults for what the desk sets. */
  company: CompanyFields;
}

/** Rules between variables (docs/product/environment.md). */
function checkTogether(environment: Environment): void {
  const live = environment.LIVE || Boolean(environment.PUBLIC_ORIGIN?.startsWith('https:'));
  if (live && !environment.PUBLIC_ORIGIN?.startsWith('https:')) {
    throw new ConfigurationError('PUBLIC_ORIGIN must be an https address when LIVE is set.');
  }
  if (live) checkLive(environment);
  if (Boolean(environment.GOOGLE_CLIENT_ID) !== Boolean(environment.GOOGLE_CLIENT_SECRET)) {
    throw new ConfigurationError('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together.');
  }
  checkTossKeys(environment);
  checkSandboxes(environment, live);
  const { PUBLIC_ORIGIN: origin, DESK_ORIGIN: deskOrigin } = environment;
  if (origin && deskOrigin && new URL(origin).host === new URL(deskOrigin).host) {
    throw new ConfigurationError(
      'DESK_ORIGIN must be another host than PUBLIC_ORIGIN: nothing but the desk is found there. Leave it empty to have the desk on the same host.',
    );
  }
  if (environment.READ_DATABASE_URL && !environment.DATABASE_URL) {
    throw new ConfigurationError('READ_DATABASE_URL needs DATABASE_URL, of which it is a replica.');
  }
  if (environment.WORKERS > 1 && !environment.DATABASE_URL) {
    throw new ConfigurationError(
      'WORKERS above 1 needs DATABASE_URL: the embedded database serves one process.',
    );
  }
}

function googleSettings({
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: clientSecret,
  OIDC_ISSUER: issuer,
}: Environment) {
  return clientId && clientSecret ? { issuer, clientId, clientSecret } : null;
}

function tossSettings({
  TOSS_CLIENT_KEY: clientKey,
  TOSS_SECRET_KEY: secretKey,
  TOSS_FOREIGN_CLIENT_KEY: foreignClientKey,
  TOSS_FOREIGN_SECRET_KEY: foreignSecretKey,
  TOSS_API_URL: apiUrl,
}: Environment) {
  const foreign = foreignClientKey && foreignSecretKey ? { foreignClientKey, foreignSecretKey } : {};
  return clientKey && secretKey ? { apiUrl, clientKey, secretKey, ...foreign } : null;
}

/** A wallet's files and issuer must all be set, or none of them; the passphrase is optional. */
function passSettings({
  APPLE_PASS_CERTIFICATE: certificate,
  APPLE_PASS_KEY: appleKey,
  APPLE_PASS_KEY_PASSPHRASE: passphrase,
  APPLE_PASS_INTERMEDIATE: intermediate,
  GOOGLE_WALLET_ISSUER: issuer,
  GOOGLE_WALLET_KEY: googleKey,
}: Environment): PassSettings {
  const appleFiles = [certificate, appleKey, intermediate].filter((file) => file !== undefined);
  if (appleFiles.length % 3 !== 0)
    throw new ConfigurationError(
      'APPLE_PASS_CERTIFICATE, APPLE_PASS_KEY and APPLE_PASS_INTERMEDIATE belong together.',
    );
  if (Boolean(issuer) !== Boolean(googleKey))
    throw new ConfigurationError('GOOGLE_WALLET_ISSUER and GOOGLE_WALLET_KEY belong together.');
  const opened = passphrase === undefined ? {} : { passphrase };
  return {
    apple:
      certificate && appleKey && intermediate
        ? { certificate, key: appleKey, intermediate, ...opened }
        : null,
    google: issuer && googleKey ? { issuer, key: googleKey } : null,
  };
}

/** Whether visitors can sign in with Google, or with its sandbox. */
export const offersGoogle = ({ google, allowsSandboxes }: Configuration) =>
  google !== null || allowsSandboxes;

/** The missing settings that block sales. A trial with sandboxes takes no money, so it needs none of them. */
export function settingsNeededToSell(
  { allowsSandboxes }: Pick<Configuration, 'allowsSandboxes'>,
  { missing }: Pick<DescribedCompany, 'missing'>,
): readonly string[] {
  return allowsSandboxes ? [] : missing;
}

/** The address of the staff's pages, for links that are written outside a request. */
export function deskAddress({ deskOrigin, publicOrigin, port }: Configuration): string {
  return deskOrigin ?? publicOrigin ?? `http://localhost:${port}`;
}

/** @throws ConfigurationError that names a wrong value and repeats no secret */
function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(
    Object.entries(readSecretFiles(variables)).filter(([, value]) => value?.trim()),
  );
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigurationError(`${issue?.path.join('.')} is wrong: ${issue?.message}.`);
  }
  return parsed.data;
}

/** Where the data is. */
export type DataPlace = Pick<Configuration, 'databaseUrl' | 'dataDir'>;

/**
 * For commands that need only the data. It skips the rules between variables, which matter only when serving visitors, so
 * a migration can run in the image with nothing but the database's address.
 * @throws ConfigurationError
 */
export function readDataPlace(variables: Record<string, string | undefined>): DataPlace {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = readEnvironment(variables);
  return { databaseUrl, dataDir };
}

/** Reads the environment once. @throws ConfigurationError */
export function readConfiguration(variables: Record<string, string | undefined>): Configuration {
  const environment = readEnvironment(variables);
  checkTogether(environment);
  const isLive = environment.LIVE || Boolean(environment.PUBLIC_ORIGIN?.startsWith('https:'));
  return {
    port: environment.PORT,
    host: environment.HOST,
    publicOrigin: environment.PUBLIC_ORIGIN ?? null,
    deskOrigin: environment.DESK_ORIGIN ?? null,
    deskIdleMinutes: environment.DESK_IDLE_MINUTES,
    dataDir: environment.DATA_DIR,
    databaseUrl: environment.DATABASE_URL,
    readDatabaseUrl: environment.READ_DATABASE_URL,
    isLive,
    trustProxy: environment.TRUST_PROXY,
    workers: environment.WORKERS,
    // With the embedded database there is no other process that visitors could be sent to.
    drainSeconds: environment.DRAIN_SECONDS ?? (environment.DATABASE_URL ? 5 : 0),
    requestSeconds: environment.REQUEST_SECONDS,
    keepAliveSeconds: environment.KEEP_ALIVE_SECONDS,
    metricsToken: environment.METRICS_TOKEN,
    logLevel: environment.LOG_LEVEL,
    sendsTraces: sendsTraces(environment),
    sessionSecret: environment.SESSION_SECRET,
    previousSessionSecret: environment.SESSION_SECRET_PREVIOUS,
    limitsRates: environment.RATE_LIMITS === 'on',
    redisUrl: environment.REDIS_URL,
    routingUrl: environment.ROUTING_URL,
    map: {
      ...(environment.MAP_TILES_URL && { tilesUrl: environment.MAP_TILES_URL }),
      ...(environment.KAKAO_MAP_KEY && { kakaoKey: environment.KAKAO_MAP_KEY }),
    },
    mail: { smtpUrl: environment.SMTP_URL, from: environment.MAIL_FROM },
    google: googleSettings(environment),
    toss: tossSettings(environment),
    paymentMethods: readPaymentMethods(environment.PAYMENT_METHODS),
    priceFigures: readPriceFigures(environment),
    passes: passSettings(environment),
    tourApiKey: environment.TOURAPI_KEY,
    allowsSandboxes: !isLive || environment.SANDBOX === 'allow',
    company: companyFromEnvironment(environment),
  };
}
