import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from './secrets.ts';

/** 128 bits make signatures impossible to guess. */
const signatureBytes = 16;

const hmac = (key: Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest().subarray(0, signatureBytes);

/** A short signature of a text by the current key, for links and codes. */
export function sign([key]: Keys, text: string): string {
  return hmac(key, text).toString('base64url');
}

/** Whether a signature of a text is ours, by any of the keys; in constant time. */
export function isSignedBy(keys: Keys, text: string, signature: string): boolean {
  const given = Buffer.from(signature, 'base64url');
  // base64url has more than one spelling of the same bytes; only ours is accepted.
  if (given.length !== signatureBytes || given.toString('base64url') !== signature) return false;
  return keys.some((key) => timingSafeEqual(given, hmac(key, text)));
}
