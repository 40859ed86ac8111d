import { hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ConfigurationError } from '../configurationError.ts';

/** One key per purpose, so that a value made for one is worthless for another. */
export interface Secrets {
  /** Signs access tokens. */
  readonly accessTokens: Buffer;
  /** Encrypts the OAuth flow cookie. */
  readonly cookies: Buffer;
  /** Encrypts mails in the outbox. */
  readonly mails: Buffer;
  /** Signs the codes of tickets that a driver scans. */
  readonly tickets: Buffer;
  /** Derives an account's customer key at the payment provider. */
  readonly customers: Buffer;
  /** Signs the links of drivers. */
  readonly drivers: Buffer;
  /** Hashes addresses of clients in the security log. */
  readonly securityLog: Buffer;
}

/** Keys derived from one secret (HKDF, RFC 5869). */
export function deriveSecrets(secret: string): Secrets {
  const key = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `solbada ${purpose}`, 32));
  return {
    accessTokens: key('access tokens'),
    cookies: key('cookies'),
    mails: key('mails'),
    tickets: key('tickets'),
    customers: key('customers'),
    drivers: key('drivers'),
    securityLog: key('security log'),
  };
}

/** SESSION_SECRET, or the generated one in DATA_DIR (DESIGN 4), readable by this user alone. */
export async function readSecrets(given: string | undefined, dataDir: string): Promise<Secrets> {
  return deriveSecrets(given ?? (await keptSecret(dataDir)));
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
      `${file} is empty or damaged: put it back, or delete it, and everybody signs in anew.`,
    );
  }
  return secret;
}
