import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Turns } from '../turns.ts';

/** 19 MiB, two passes, one lane (OWASP Password Storage Cheat Sheet); the library's default is Argon2id. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashes are computed in the thread pool, which also reads files and compresses. At most one per core runs at a time, so
 * that a crowd that signs in takes neither all threads nor 19 MiB for each visitor.
 */
const turns = new Turns({
  name: 'password hashing',
  concurrency: availableParallelism(),
  timeout: 5_000,
});

/** Hash of a text that cannot be typed. It is verified if an account has no hash, so that both cases take the same time. */
let nobodysHash: Promise<string> | null = null;

/** @throws ProblemError 'unavailable' when too many others are hashed before it */
export function hashPassword(password: string): Promise<string> {
  return turns.run(() => hash(password, parameters));
}

/**
 * Whether a password matches a hash. Without a hash it takes the same time and returns false.
 * @throws ProblemError 'unavailable' when too many others are hashed before it
 */
export async function matchesPassword(passwordHash: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hash('\u0000nobody', parameters);
  const known = passwordHash ?? (await nobodysHash);
  const isRight = await turns.run(() => verify(known, password));
  return passwordHash !== null && isRight;
}

/** Whether a hash was made with another algorithm or other parameters than the current ones. */
export function isOutdatedHash(passwordHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = parameters;
  return !passwordHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
}
