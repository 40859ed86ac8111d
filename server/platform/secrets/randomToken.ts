import { createHash, randomBytes } from 'node:crypto';

/** A random token of 256 bits; the database keeps only its hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a token: with 256 random bits a plain hash cannot be reversed. */
export function hashToken(token: string): Uint8Array {
  return new Uint8Array(createHash('sha256').update(token).digest());
}
