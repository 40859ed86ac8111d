import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';

const keysSchema = z.object({
  /** The private key that signs ID tokens, as a JWK. */
  signing: z.object({ kty: z.literal('RSA'), kid: z.string() }).loose(),
  cookies: z.array(z.string()).min(1),
});

export type StoredKeys = z.infer<typeof keysSchema>;

/**
 * The sandbox's keys, created on first use and stored: a sign-in under way survives a restart, and every worker can
 * continue it.
 */
export async function readStoredKeys(database: Database): Promise<StoredKeys> {
  return (await findKeys(database)) ?? (await makeKeys(database));
}

async function findKeys(database: Database): Promise<StoredKeys | null> {
  const row = await database.sql
    .selectFrom('sandbox_oidc')
    .select('payload')
    .where('kind', '=', 'Keys')
    .where('id', '=', 'only')
    .executeTakeFirst();
  return row ? keysSchema.parse(row.payload) : null;
}

async function makeKeys(database: Database): Promise<StoredKeys> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const made = {
    signing: {
      ...(await exportJWK(privateKey)),
      kid: randomBytes(9).toString('base64url'),
      alg: 'RS256',
      use: 'sig',
    },
    cookies: [randomBytes(32).toString('base64url')],
  };
  await database.sql
    .insertInto('sandbox_oidc')
    .values({ kind: 'Keys', id: 'only', payload: JSON.stringify(made), grant_id: null, expires_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const keys = await findKeys(database);
  if (!keys) throw new Error('The keys of the Google sandbox were not stored');
  return keys;
}
