import { sql } from 'kysely';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';

export interface StorageDeps {
  readonly database: Database;
  readonly clock: Clock;
}

/** The content is opaque oidc-provider data; only its being an object is checked. */
const payloadSchema = z.custom<AdapterPayload>((value) => typeof value === 'object' && value !== null);

/** Storage of oidc-provider's state of one kind (its "adapter") in our database, so that it survives a restart. */
export class StoredArtifacts implements Adapter {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #kind: string;

  constructor(deps: StorageDeps, kind: string) {
    this.#database = deps.database;
    this.#clock = deps.clock;
    this.#kind = kind;
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    const now = this.#clock.now();
    const row = {
      kind: this.#kind,
      id,
      payload: JSON.stringify(payload),
      grant_id: payload.grantId ?? null,
      expires_at: expiresIn === undefined ? null : new Date(now.getTime() + expiresIn * 1000),
    };
    // A sandbox has few visitors: expired rows are removed on each write.
    await this.#database.sql.deleteFrom('sandbox_oidc').where('expires_at', '<=', now).execute();
    await this.#database.sql
      .insertInto('sandbox_oidc')
      .values(row)
      .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(row))
      .execute();
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const row = await this.#living().where('id', '=', id).executeTakeFirst();
    return row && payloadSchema.parse(row.payload);
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    const row = await this.#living().where(sql`payload->>'uid'`, '=', uid).executeTakeFirst();
    return row && payloadSchema.parse(row.payload);
  }

  /** For devices without a browser, which the sandbox does not support. */
  async findByUserCode(): Promise<undefined> {
    return undefined;
  }

  /** Marked, not removed: a repeated code must be recognised as used (RFC 6749, section 4.1.2). */
  async consume(id: string): Promise<void> {
    const consumed = JSON.stringify({ consumed: Math.floor(this.#clock.now().getTime() / 1000) });
    await this.#database.sql
      .updateTable('sandbox_oidc')
      .set({ payload: sql<string>`payload || ${consumed}::jsonb` })
      .where('kind', '=', this.#kind)
      .where('id', '=', id)
      .execute();
  }

  async destroy(id: string): Promise<void> {
    await this.#database.sql
      .deleteFrom('sandbox_oidc')
      .where('kind', '=', this.#kind)
      .where('id', '=', id)
      .execute();
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#database.sql
      .deleteFrom('sandbox_oidc')
      .where('kind', '=', this.#kind)
      .where('grant_id', '=', grantId)
      .execute();
  }

  #living() {
    return this.#database.sql
      .selectFrom('sandbox_oidc')
      .select('payload')
      .where('kind', '=', this.#kind)
      .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', this.#clock.now())]));
  }
}
