import { z } from 'zod';
import type { MapSources } from '../../contract/mapSources.ts';
import type { Company } from '../../web/app/entryServer.tsx';
import type { CompanyDetails } from '../features/documents/documents.ts';
import { ConfigurationError } from '../platform/configurationError.ts';
import { sendsTraces, tracingVariables } from '../platform/telemetry/tracing/tracingVariables.ts';
import { checkLiveMail, mailFrom } from './mailRule.ts';
import { mapTilesAddress } from './mapTilesAddress.ts';
import { checkSandboxes } from './sandboxRule.ts';
import { isPoorSecret } from './sessionSecretRule.ts';
import { checkTossKeys } from './tossKeys.ts';
import { type TrustedProxies, trustedProxies } from './trustedProxies.ts';

const flag = z.enum(['0', '1', 'true', 'false']).transform((text) => text === '1' || text === 'true');

const text = z.string().trim().min(1).max(300);

const numberOf = (what: string, least: number, most: number, tooMany?: string) =>
  z
    .string()
    .regex(/^\d{1,5}$/, `must be a number of ${what}`)
    .transform(Number)
    .pipe(z.int().min(least).max(most, tooMany));

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
  DATA_DIR: text.default('./.data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be an address such as postgresql://user@host/name' })
    .optional(),
  READ_DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be an address such as postgresql://user@host/name' })
    .optional(),
  LIVE: flag.default(false),
  /** Signs tokens and encrypts personal data; created in DATA_DIR when missing. */
  SESSION_SECRET: z
    .string()
    .min(32, 'must have 32 characters or more; make one with: openssl rand -base64 48')
    .max(500)
    .refine(
      (secret) => !isPoorSecret(secret),
      'can be guessed (a placeholder, a pattern, few different characters); make one with: openssl rand -base64 48',
    )
    .optional(),
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
  TOSS_API_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://api.tosspayments.com' })
    .refine(
      (address) => URL.canParse(address) && new URL(address).origin === address.replace(/\/$/, ''),
      'must be an origin, without a path',
    )
    .default('https://api.tosspayments.com'),
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
  COMPANY_NAME_KO: text.optional(),
  COMPANY_NAME_EN: text.optional(),
  COMPANY_REPRESENTATIVE_KO: text.optional(),
  COMPANY_REPRESENTATIVE_EN: text.optional(),
  COMPANY_ADDRESS_KO: text.optional(),
  COMPANY_ADDRESS_EN: text.optional(),
  COMPANY_PHONE: text.optional(),
  COMPANY_EMAIL: z.email().optional(),
  COMPANY_BUSINESS_NUMBER: text.optional(),
  COMPANY_MAIL_ORDER_NUMBER: text.optional(),
  COMPANY_HOSTING: text.optional(),
});

type Environment = z.output<typeof environmentSchema>;

export interface Configuration {
  port: number;
  host: string;
  /** The address that browsers use; derived from host and port when not set. */
  publicOrigin: string | null;
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
  toss: { apiUrl: string; clientKey: string; secretKey: string } | null;
  company: Company;
  companyDetails: CompanyDetails;
}

/** Sample values until an operator sets their own; the footer marks them as such. */
const sampleCompany = {
  COMPANY_NAME_KO: '솔바다 여행사(예시)',
  COMPANY_NAME_EN: 'Solbada Travel (sample)',
  COMPANY_REPRESENTATIVE_KO: '홍길동',
  COMPANY_REPRESENTATIVE_EN: 'Hong Gildong',
  COMPANY_ADDRESS_KO: '강원특별자치도 강릉시 강릉대로 1(예시)',
  COMPANY_ADDRESS_EN: '1 Gangneung-daero, Gangneung-si, Gangwon-do (sample)',
  COMPANY_PHONE: '033-000-0000',
  COMPANY_EMAIL: 'help@solbada.example',
  COMPANY_BUSINESS_NUMBER: '000-00-00000',
  COMPANY_MAIL_ORDER_NUMBER: '2026-강원강릉-0000',
  COMPANY_HOSTING: 'Solbada',
} as const;

type CompanyKey = keyof typeof sampleCompany;

/** An operator's own company is never shown with the sample's number or address. */
function companyValue(environment: Environment, key: CompanyKey): string | undefined {
  return environment[key] ?? (environment.COMPANY_NAME_KO ? undefined : sampleCompany[key]);
}

function companyDetailsOf(environment: Environment): CompanyDetails {
  const value = (...keys: CompanyKey[]) =>
    keys.map((key) => companyValue(environment, key)).find((text) => text !== undefined) ?? '-';
  const shared = { companyPhone: value('COMPANY_PHONE'), companyEmail: value('COMPANY_EMAIL') };
  return {
    ko: {
      companyName: value('COMPANY_NAME_KO'),
      representative: value('COMPANY_REPRESENTATIVE_KO'),
      companyAddress: value('COMPANY_ADDRESS_KO'),
      ...shared,
    },
    // An operator with only a Korean name is shown by that name in every language.
    en: {
      companyName: value('COMPANY_NAME_EN', 'COMPANY_NAME_KO'),
      representative: value('COMPANY_REPRESENTATIVE_EN', 'COMPANY_REPRESENTATIVE_KO'),
      companyAddress: value('COMPANY_ADDRESS_EN', 'COMPANY_ADDRESS_KO'),
      ...shared,
    },
  };
}

function companyOf(environment: Environment): Company {
  const isSample = !environment.COMPANY_NAME_KO;
  const value = (key: CompanyKey) => companyValue(environment, key);
  const line = (label: string, content: string | undefined) => (content ? [`${label} ${content}`] : []);
  const shared = { phone: value('COMPANY_PHONE'), email: value('COMPANY_EMAIL') };
  return {
    isSample,
    email: shared.email ?? sampleCompany.COMPANY_EMAIL,
    lines: {
      ko: [
        ...line('상호', value('COMPANY_NAME_KO')),
        ...line('대표', value('COMPANY_REPRESENTATIVE_KO')),
        ...line('주소', value('COMPANY_ADDRESS_KO')),
        ...line('전화', shared.phone),
        ...line('이메일', shared.email),
        ...line('사업자등록번호', value('COMPANY_BUSINESS_NUMBER')),
        ...line('통신판매업 신고번호', value('COMPANY_MAIL_ORDER_NUMBER')),
        ...line('호스팅 제공자', value('COMPANY_HOSTING')),
      ],
      en: [
        ...line('Company:', value('COMPANY_NAME_EN')),
        ...line('Representative:', value('COMPANY_REPRESENTATIVE_EN')),
        ...line('Address:', value('COMPANY_ADDRESS_EN')),
        ...line('Phone:', shared.phone),
        ...line('E-mail:', shared.email),
        ...line('Business registration number:', value('COMPANY_BUSINESS_NUMBER')),
        ...line('Mail-order report number:', value('COMPANY_MAIL_ORDER_NUMBER')),
        ...line('Hosting:', value('COMPANY_HOSTING')),
      ],
    },
  };
}

/** A live product may use no sandbox and no unsafe setting (DESIGN 4). */
function checkLive(environment: Environment): void {
  if (!environment.SESSION_SECRET) {
    throw new ConfigurationError('SESSION_SECRET must be set when the product is live.');
  }
  if (environment.RATE_LIMITS === 'off') {
    throw new ConfigurationError('RATE_LIMITS must not be off when the product is live.');
  }
  if (environment.MAP_TILES_URL?.startsWith('http:')) {
    throw new ConfigurationError('MAP_TILES_URL must be an https address when the product is live.');
  }
  if (!environment.OIDC_ISSUER.startsWith('https:')) {
    throw new ConfigurationError('OIDC_ISSUER must be an https address when the product is live.');
  }
  checkLiveMail(environment.SMTP_URL);
  if (environment.SANDBOX === 'allow') return;
  if (!environment.SMTP_URL) {
    throw new ConfigurationError('SMTP_URL must be set when the product is live (or SANDBOX=allow).');
  }
  if (!environment.GOOGLE_CLIENT_ID) {
    throw new ConfigurationError('GOOGLE_CLIENT_ID must be set when the product is live (or SANDBOX=allow).');
  }
  if (!environment.TOSS_CLIENT_KEY) {
    throw new ConfigurationError('TOSS_CLIENT_KEY must be set when the product is live (or SANDBOX=allow).');
  }
  if (environment.TOSS_CLIENT_KEY.startsWith('test_')) {
    throw new ConfigurationError(
      'TOSS_CLIENT_KEY is a test key, which takes no money; the product is live (or SANDBOX=allow).',
    );
  }
  if (!environment.TOSS_API_URL.startsWith('https:')) {
    throw new ConfigurationError('TOSS_API_URL must be an https address when the product is live.');
  }
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
  checkTossKeys(environment.TOSS_CLIENT_KEY, environment.TOSS_SECRET_KEY);
  checkSandboxes(environment);
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
  TOSS_API_URL: apiUrl,
}: Environment) {
  return clientKey && secretKey ? { apiUrl: new URL(apiUrl).origin, clientKey, secretKey } : null;
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
  return {
    port: environment.PORT,
    host: environment.HOST,
    publicOrigin: environment.PUBLIC_ORIGIN ?? null,
    dataDir: environment.DATA_DIR,
    databaseUrl: environment.DATABASE_URL,
    readDatabaseUrl: environment.READ_DATABASE_URL,
    isLive: environment.LIVE || Boolean(environment.PUBLIC_ORIGIN?.startsWith('https:')),
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
    company: companyOf(environment),
    companyDetails: companyDetailsOf(environment),
  };
}
