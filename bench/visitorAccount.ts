import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { apiBase } from '../contract/addresses.ts';
import { hashPassword } from '../server/platform/secrets/passwords.ts';
import { postJson, type RunningProduct } from './runningProduct.ts';

const signedInSchema = z.object({ accessToken: z.string() });

/** An account written to the database directly: the sign-up would wait for mails. */
export interface VisitorAccount {
  readonly id: string;
  readonly password: string;
  readonly passwordHash: string;
  /** @returns an access token */
  signIn(): Promise<string>;
}

/** Signs an account in by its password. @returns an access token */
export async function logIn(
  origin: string,
  account: { readonly email: string; readonly password: string },
): Promise<string> {
  const response = await postJson(`${origin}${apiBase}/auth/login/email`, account);
  return signedInSchema.parse(response).accessToken;
}

export async function makeAccount(product: RunningProduct, name: string): Promise<VisitorAccount> {
  const id = randomUUID();
  const email = `${name}@example.com`;
  const password = 'Summer2026!';
  const passwordHash = await hashPassword(password);
  await product.bare([
    [
      `insert into account (id, email, password_hash, nickname, nickname_key, language, documents_version, created_at)
       values ($1, $2, $3, $4, $4, 'en', 1, $5)`,
      id,
      email,
      passwordHash,
      name,
      new Date(),
    ],
  ]);
  return {
    id,
    password,
    passwordHash,
    signIn: () => logIn(product.origin, { email, password }),
  };
}
