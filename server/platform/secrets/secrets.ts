import { hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ConfigurationError } from '../configurationError.ts';

/** One key a purpose, so that what one of them made is worth nothing to another. */
export interface Secrets {
  /** Signs access tokens. */
  readonly accessTokens: Buffer;
  /** Seals what a cookie carries to and from a sign-in elsewhere. */
  readonly cookies: Buffer;
  /** Seals mails that wait. */
  readonly mails: Buffer;
  /** Signs the codes of tickets that a driver reads. */
  readonly tickets: Buffer;
  /** Makes of an account the name by which the payment provider knows it. */
  readonly customers: Buffer;
}

/** The keys of one secret (HKDF, RFC 5869). */
export function deriveSecrets(secret: string): Secrets {
  const key = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `solbada ${purpose}`, 32));
  return {
    accessTokens: key('access tokens'),
    cookies: key('cookies'),
    mails: key('mails'),
    tickets: key('tickets'),
    customers: key('customers'),
  };
}

/** SESSION_SECRET, or the one that was made and kept in DATA_DIR (DESIGN 4), readable by this user alone. */
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
      // Whole or not at all, and only where there is none: processes that start at once end up with the same.
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
