import { hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ConfigurationError } from '../configurationError.ts';

/** The current key, which signs and encrypts, and previous ones, which still verify and decrypt. */
export type Keys = readonly [current: Buffer, ...previous: Buffer[]];

/** The keys of each purpose, so that a value made for one is worthless for another. */
export interface Secrets {
  /** Signs access tokens. */
  readonly accessTokens: Keys;
  /** Encrypts the OAuth flow cookie. */
  readonly cookies: Keys;
  /** Encrypts mails in the outbox. */
  readonly mails: Keys;
  /** Signs the codes of tickets that a driver scans. */
  readonly tickets: Keys;
  /** Signs the links by which buyers without an account open their orders. */
  readonly ticketLinks: Keys;
  /** Signs the addresses of passes for the wallet of a phone. */
  readonly passes: Keys;
  /** Derives an account's customer key at the payment provider. Nothing verifies it, so the current key is enough. */
  readonly customers: Buffer;
  /** Signs the links of drivers. */
  readonly drivers: Keys;
  /** Hashes addresses of clients in the security log. */
  readonly securityLog: Keys;
}

function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `solbada ${purpose}`, 32));
}

/** Keys derived from one secret (HKDF, RFC 5869), and from the one that it replaces. */
export function deriveSecrets(secret: string, previous?: string): Secrets {
  const keys = (purpose: string): Keys => [
    deriveKey(secret, purpose),
    ...(previous === undefined ? [] : [deriveKey(previous, purpose)]),
  ];
  return {
    accessTokens: keys('access tokens'),
    cookies: keys('cookies'),
    mails: keys('mails'),
    tickets: keys('tickets'),
    ticketLinks: keys('ticket links'),
    passes: keys('ticket passes'),
    customers: deriveKey(secret, 'customers'),
    drivers: keys('drivers'),
    securityLog: keys('security log'),
  };
}

interface SecretSettings {
  /**
   * SESSION_SECRET; when missing, one is generated in DATA_DIR, readable by this user alone
   * (docs/product/environment.md).
   */
  readonly sessionSecret: string | undefined;
  /** SESSION_SECRET_PREVIOUS. */
  readonly previousSessionSecret: string | undefined;
  readonly dataDir: string;
}

export async function readSecrets(settings: SecretSettings): Promise<Secrets> {
  const { sessionSecret, previousSessionSecret, dataDir } = settings;
  return deriveSecrets(sessionSecret ?? (await keptSecret(dataDir)), previousSessionSecret);
}

async function keptSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'session-secret');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    const own = `${file}.${process.pid}`;
    try {
      await writeFile(own, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
      // Created atomically and only if missing: processes that start together end up with the same secret.
      await link(own, file);
    } finally {
      await rm(own, { force: true });
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret.length < 32) {
    throw new ConfigurationError(
      `${file} is empty or damaged: put it back, or delete it, and everybody signs in again.`,
    );
  }
  return secret;
}
