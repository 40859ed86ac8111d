import { hash, verify } from '@node-rs/argon2';

/** 19 MiB, two passes, one lane (OWASP Password Storage Cheat Sheet); the library's default is Argon2id. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash of a text that cannot be typed; verified where there is no hash, so that both cases take the same time. */
let nobodysHash: Promise<string> | null = null;

export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters);
}

/** Whether a password matches a hash. Without a hash it takes the same time and returns false. */
export async function matchesPassword(passwordHash: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hash('\u0000nobody', parameters);
  const isRight = await verify(passwordHash ?? (await nobodysHash), password);
  return passwordHash !== null && isRight;
}

/** Whether a hash has another algorithm or other parameters than those of today. */
export function isOutdatedHash(passwordHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = parameters;
  return !passwordHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
}
