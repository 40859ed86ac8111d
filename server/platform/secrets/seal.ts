import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Authenticated encryption: without the key a text can be neither read nor changed. */
export interface Seal {
  seal(text: string): Uint8Array;
  /** @throws Error when the bytes were sealed under another key, or changed */
  open(sealed: Uint8Array): string;
}

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/** AES-256-GCM (NIST SP 800-38D): nonce, ciphertext, tag. The key has 32 bytes. */
export function createSeal(key: Buffer): Seal {
  return {
    seal(text) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv(algorithm, key, nonce);
      return new Uint8Array(
        Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]),
      );
    },
    open(sealed) {
      const bytes = Buffer.from(sealed);
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceLength), {
        authTagLength: tagLength,
      });
      decipher.setAuthTag(bytes.subarray(-tagLength));
      const content = bytes.subarray(nonceLength, -tagLength);
      return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8');
    },
  };
}
