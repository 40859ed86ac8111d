import { z } from 'zod';
import { readPostgresqlAddress } from '../platform/database/postgresql/hosts.ts';
import { tracingVariables } from '../platform/telemetry/tracing/tracingVariables.ts';
import { companyVariables, text } from './company.ts';
import { mapTilesAddress } from './mapTilesAddress.ts';
import { priceFigureVariables } from './priceFiguresSetting.ts';
import { isPoorSecret } from './sessionSecretRule.ts';
import { trustedProxies } from './trustedProxies.ts';

const flag = z.enum(['0', '1', 'true', 'false']).transform((text) => text === '1' || text === 'true');

const wholeNumberSetting = (what: string, min: number, max: number, tooMany?: string) =>
  z
    .string()
    .regex(/^\d{1,5}$/, `must be a number of ${what}`)
    .transform(Number)
    .pipe(z.int().min(min).max(max, tooMany));

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

/** The variables of docs/product/environment.md that this version reads. An empty one counts as missing. */
export const environmentSchema = z.object({
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
  /** Binds the staff's pages to their own host. */
  DESK_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://desk.guide.example' })
    .refine(
      (address) => URL.canParse(address) && new URL(address).origin === address,
      'must be an origin, without a path',
    )
    .optional(),
  /** A session of the staff ends after so many idle minutes; 720 is its absolute limit. */
  DESK_IDLE_MINUTES: wholeNumberSetting('minutes', 5, 720).default(60),
  DATA_DIR: text.default('./.data'),
  DATABASE_URL: postgresqlUrl.optional(),
  READ_DATABASE_URL: postgresqlUrl.optional(),
  LIVE: flag.default(false),
  /** Allows a live product to reach the database, Redis and the routing service without TLS. */
  PRIVATE_NETWORK: flag.default(false),
  /** Signs tokens and encrypts personal data; created in DATA_DIR when missing. */
  SESSION_SECRET: secretSchema.optional(),
  /** The previous SESSION_SECRET, which still verifies and decrypts while the secret is being replaced. */
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
  /** The keys of the shop that takes dollars, if it is a separate one. */
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
  /** PEM files that sign passes for Apple's wallet, and the issuer and key file for Google's. */
  APPLE_PASS_CERTIFICATE: text.optional(),
  APPLE_PASS_KEY: text.optional(),
  APPLE_PASS_KEY_PASSPHRASE: z.string().optional(),
  APPLE_PASS_INTERMEDIATE: text.optional(),
  GOOGLE_WALLET_ISSUER: z
    .string()
    .trim()
    .regex(/^\d{5,25}$/, "must be the issuer's number, digits alone")
    .optional(),
  GOOGLE_WALLET_KEY: text.optional(),
  /** The key for the Korea Tourism Organization's services at data.go.kr. */
  TOURAPI_KEY: z
    .string()
    .trim()
    .regex(
      /^[\w+/=-]{20,200}$/,
      'must be the decoding key of data.go.kr; the encoding one, with %, would be encoded twice',
    )
    .optional(),
  TRUST_PROXY: trustedProxies.default(0),
  WORKERS: wholeNumberSetting('processes', 1, 64).default(1),
  DRAIN_SECONDS: wholeNumberSetting(
    'seconds',
    0,
    8,
    'must be 8 or less: the process ends within 15 s',
  ).optional(),
  REQUEST_SECONDS: wholeNumberSetting('seconds', 2, 300).default(30),
  /**
   * Longer than the keep-alive of nginx and Amazon's balancers (60 s), which could otherwise send a request to a
   * connection that is being closed.
   */
  KEEP_ALIVE_SECONDS: wholeNumberSetting('seconds', 2, 900).default(75),
  ...tracingVariables,
  /** Bearer token that opens /metrics; required for access when the product is live. */
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{24,200}$/, 'must have 24 to 200 letters, digits or _.~+/=-')
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  ...companyVariables,
  ...priceFigureVariables,
});

export type Environment = z.output<typeof environmentSchema>;
