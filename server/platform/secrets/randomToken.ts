import { createHash, randomBytes } from 'node:crypto';

/** A random text of 256 bits that only its holder knows; the database keeps its hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token: it has 256 random bits, so a plain hash cannot be turned back. */
export function hashToken(token: string): Uint8Array {
  return new Uint8Array(createHash('sha256').update(token).digest());
}
