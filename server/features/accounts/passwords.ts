import { hash, verify } from '@node-rs/argon2';

/** 19 MiB, two passes, one lane (OWASP Password Storage Cheat Sheet); the library's own kind is Argon2id. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of a text that nobody can type: checked where there is nothing to check, so that the work is the same. */
let nobodysHash: Promise<string> | null = null;

export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters);
}

/** Whether a password is the one of a hash; without a hash the same work, and false. */
export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hash('\u0000nobody', parameters);
  const isRight = await verify(passwordHash ?? (await nobodysHash), password);
  return passwordHash !== null && isRight;
}
