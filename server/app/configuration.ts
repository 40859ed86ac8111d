import { z } from 'zod';
import type { Company } from '../../contract/company.ts';
import type { MapSources } from '../../contract/mapSources.ts';
import type { CompanyDetails } from '../features/documents/documents.ts';
import { ConfigurationError } from '../platform/configurationError.ts';
import { readPostgresqlAddress } from '../platform/database/postgresql/hosts.ts';
import { sendsTraces, tracingVariables } from '../platform/telemetry/tracing/tracingVariables.ts';
import type { OfferedMethod } from '../providers/payments.ts';
import { companyDetailsOf, companyOf, companyVariables, missingCompanyVariables, text } from './company.ts';
import { checkLive } from './liveRule.ts';
import { mapTilesAddress } from './mapTilesAddress.ts';
import { readPaymentMethods } from './paymentMethodsSetting.ts';
import { checkSandboxes } from './sandboxRule.ts';
import { isPoorSecret } from './sessionSecretRule.ts';
import { checkTossKeys } from './tossKeys.ts';
import { type TrustedProxies, trustedProxies } from './trustedProxies.ts';

const flag = z.enum(['0', '1', 'true', 'false']).transform((text) => text === '1' || text === 'true');

const numberOf = (what: string, least: number, most: number, tooMany?: string) =>
  z
    .string()
    .regex(/^\d{1,5}$/, `must be a number of ${what}`)
    .transform(Number)
    .pipe(z.int().min(least).max(most, tooMany));

const postgresqlUrl = z
  .string()
  .trim()
  .refine(
    (address) => readPostgresqlAddress(address) !== undefined,
    'must be an address such as postgresql://user@host/name, or postgresql://user@one,two/name?target_session_attrs=read-write for several hosts',
  );

const secretSchema = z
  .string()
  .min(32, 'must have 32 characters or more; make one with: openssl rand -base64 48')
  .max(500)
  .refine(
    (secret) => !isPoorSecret(secret),
    'can be guessed (a placeholder, a pattern, few different characters); make one with: openssl rand -base64 48',
  );

/** An address alone, or a name and an address in angle brackets. */
const mailFrom = /^(?:[^<>@\r\n]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/;

/** The variables of DESIGN 4 that this version reads. An empty one counts as missing. */
const environmentSchema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number')
    .transform(Number)
    .pipe(z.int().min(0).max(65_535))
    .default(3000),
  HOST: text.default('127.0.0.1'),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://guide.example' })
    .refine(
      (address) => URL.canParse(address) && new URL(address).origin === address,
      'must be an origin, without a path',
    )
    .optional(),
  /** Binds the staff's pages to a host of their own. */
  DESK_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://desk.guide.example' })
    .refine(
      (address) => URL.canParse(address) && new URL(address).origin === address,
      'must be an origin, without a path',
    )
    .optional(),
  /** A session of the staff ends after so many idle minutes; 720 is its absolute limit. */
  DESK_IDLE_MINUTES: numberOf('minutes', 5, 720).default(60),
  DATA_DIR: text.default('./.data'),
  DATABASE_URL: postgresqlUrl.optional(),
  READ_DATABASE_URL: postgresqlUrl.optional(),
  LIVE: flag.default(false),
  /** Allows a live product to reach the database, Redis and the routing service without TLS. */
  PRIVATE_NETWORK: flag.default(false),
  /** Signs tokens and encrypts personal data; created in DATA_DIR when missing. */
  SESSION_SECRET: secretSchema.optional(),
  /** Still verifies and decrypts, while SESSION_SECRET is being replaced. */
  SESSION_SECRET_PREVIOUS: secretSchema.optional(),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'must be an address such as redis://host:6379' })
    .optional(),
  SANDBOX: z.enum(['allow']).optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtp://user:password@host:587' })
    .optional(),
  MAIL_FROM: text
    .regex(mailFrom, 'must be an address, or a name and an address such as Solbada <no-reply@guide.example>')
    .default('Solbada <no-reply@solbada.example>'),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://accounts.google.com' })
    .default('https://accounts.google.com'),
  ROUTING_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://routing.example' })
    // fetch refuses credentials in an address, and a query would end up inside the path.
    .refine((address) => {
      if (!URL.canParse(address)) return false;
      const { username, password } = new URL(address);
      return username === '' && password === '' && !/[?#]/.test(address);
    }, 'must be an address without a password, a query or a fragment')
    .transform((address) => address.replace(/\/+$/, ''))
    .optional(),
  /** Public: every page with a map contains it, and Kakao accepts it from registered origins only. */
  KAKAO_MAP_KEY: z
    .string()
    .trim()
    .regex(/^[0-9a-z]{20,64}$/i, 'must be the JavaScript key of an app, letters and digits alone')
    .optional(),
  MAP_TILES_URL: mapTilesAddress.optional(),
  TOSS_CLIENT_KEY: text.optional(),
  TOSS_SECRET_KEY: text.optional(),
  /** Of the shop that takes dollars, where it is another one. */
  TOSS_FOREIGN_CLIENT_KEY: text.optional(),
  TOSS_FOREIGN_SECRET_KEY: text.optional(),
  PAYMENT_METHODS: text.optional(),
  TOSS_API_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://api.tosspayments.com' })
    .transform((address) => address.replace(/\/$/, ''))
    .refine(
      (address) => [new URL(address).origin, `${new URL(address).origin}/sandbox/toss`].includes(address),
      'must be an origin, without a path, or end with the /sandbox/toss of a checkout',
    )
    .default('https://api.tosspayments.com'),
  /** Of the Korea Tourism Organization's services at data.go.kr. */
  TOURAPI_KEY: z
    .string()
    .trim()
    .regex(
      /^[\w+/=-]{20,200}$/,
      'must be the decoding key of data.go.kr; the encoding one, with %, would be encoded twice',
    )
    .optional(),
  TRUST_PROXY: trustedProxies.default(0),
  WORKERS: numberOf('processes', 1, 64).default(1),
  DRAIN_SECONDS: numberOf('seconds', 0, 8, 'must be 8 or less: the process ends within 15 s').optional(),
  REQUEST_SECONDS: numberOf('seconds', 2, 300).default(30),
  /**
   * Longer than the keep-alive of nginx and Amazon's balancers (60 s), which could otherwise send a request to a
   * connection that is being closed.
   */
  KEEP_ALIVE_SECONDS: numberOf('seconds', 2, 900).default(75),
  ...tracingVariables,
  /** Bearer token that opens /metrics; required for access when the product is live. */
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{24,200}$/, 'must have 24 to 200 letters, digits or _.~+/=-')
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  ...companyVariables,
});

export type Environment = z.output<typeof environmentSchema>;

export interface Configuration {
  port: number;
  host: string;
  /** The address that browsers use; derived from host and port when not set. */
  publicOrigin: string | null;
  /** The only address of the staff's pages; null where they are on every host. */
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
  /** Null without keys: then the sandbox is used. */
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
  /** The decoding key of TourAPI; without one the sandbox is used, and where that is not allowed nothing. */
  tourApiKey: string | undefined;
  /** Whether providers without keys may be replaced by sandboxes. */
  allowsSandboxes: boolean;
  company: Company;
  companyDetails: CompanyDetails;
  /** Settings of the company that Korean law wants shown and that are empty. */
  missingCompany: readonly string[];
  /** For drivers; null where no company is configured. */
  companyPhone: string | null;
}

/** Rules between variables (DESIGN 4). */
function checkTogether(environment: Environment): void {
  const live = environment.LIVE || environment.PUBLIC_ORIGIN?.startsWith('https:');
  if (live && !environment.PUBLIC_ORIGIN?.startsWith('https:')) {
    throw new ConfigurationError('PUBLIC_ORIGIN must be an https address when LIVE is set.');
  }
  if (live) checkLive(environment);
  if (Boolean(environment.GOOGLE_CLIENT_ID) !== Boolean(environment.GOOGLE_CLIENT_SECRET)) {
    throw new ConfigurationError('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together.');
  }
  checkTossKeys(environment);
  checkSandboxes(environment);
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

function googleOf({
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: clientSecret,
  OIDC_ISSUER: issuer,
}: Environment) {
  return clientId && clientSecret ? { issuer, clientId, clientSecret } : null;
}

function tossOf({
  TOSS_CLIENT_KEY: clientKey,
  TOSS_SECRET_KEY: secretKey,
  TOSS_FOREIGN_CLIENT_KEY: foreignClientKey,
  TOSS_FOREIGN_SECRET_KEY: foreignSecretKey,
  TOSS_API_URL: apiUrl,
}: Environment) {
  const foreign = foreignClientKey && foreignSecretKey ? { foreignClientKey, foreignSecretKey } : {};
  return clientKey && secretKey ? { apiUrl, clientKey, secretKey, ...foreign } : null;
}

/** The address of the staff's pages for links that no request asked for. */
export function deskAddress({ deskOrigin, publicOrigin, port }: Configuration): string {
  return deskOrigin ?? publicOrigin ?? `http://localhost:${port}`;
}

/** Reads the environment once. A wrong value throws a ConfigurationError that names it and repeats no secret. */
export function readConfiguration(variables: Record<string, string | undefined>): Configuration {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigurationError(`${issue?.path.join('.')} is wrong: ${issue?.message}.`);
  }
  const environment = parsed.data;
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
    // The embedded database belongs to one process.
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
    google: googleOf(environment),
    toss: tossOf(environment),
    paymentMethods: readPaymentMethods(environment.PAYMENT_METHODS),
    tourApiKey: environment.TOURAPI_KEY,
    allowsSandboxes: !isLive || environment.SANDBOX === 'allow',
    company: companyOf(environment),
    companyDetails: companyDetailsOf(environment),
    missingCompany: missingCompanyVariables(environment),
    companyPhone: environment.COMPANY_PHONE ?? null,
  };
}
