import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keys } from './secrets.ts';

/** Authenticated encryption: without the key a text can be neither read nor changed. */
export interface Seal {
  seal(text: string): Uint8Array;
  /** @throws Error when the bytes were changed, or sealed under none of the keys */
  open(sealed: Uint8Array): string;
}

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/**
 * AES-256-GCM (NIST SP 800-38D): nonce, ciphertext, tag. Seals with the first key, and opens with any. A key has 32
 * bytes.
 */
export function createSeal(...keys: Keys): Seal {
  return {
    seal(text) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv(algorithm, keys[0], nonce);
      return new Uint8Array(
        Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]),
      );
    },
    open(sealed) {
      let refusal: unknown;
      for (const key of keys) {
        try {
          return openWith(key, sealed);
        } catch (error) {
          refusal ??= error;
        }
      }
      throw refusal;
    },
  };
}

function openWith(key: Buffer, sealed: Uint8Array): string {
  const bytes = Buffer.from(sealed);
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceLength), {
    authTagLength: tagLength,
  });
  decipher.setAuthTag(bytes.subarray(-tagLength));
  const content = bytes.subarray(nonceLength, -tagLength);
  return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8');
}
