import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { unusedPhotographDays } from '../../../domain/places/photographRules.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';

/** The photographs that a JSON column names, each with the row's place. */
const namedIn = (table: string, column: string): RawBuilder<unknown> => sql`
  select t.place_id, named[1] as hash
  from ${sql.table(table)} t, regexp_matches(t.${sql.ref(column)}::text, ${'"photograph"\\s*:\\s*"([0-9a-f]{64})"'}, 'g') named`;

/** Photographs that visitors see or have seen lately, and those that the desk has published or drafted. */
const namedByPlaces = sql`${namedIn('place_content', 'gallery')}
  union ${namedIn('desk_place', 'fields')} union ${namedIn('desk_place', 'draft')}
  union ${namedIn('desk_place', 'starter')}`;

/** Photographs of the places' histories: an editor may restore any of a place's earlier pictures. */
const namedByHistory = namedIn('place_publication', 'changes');

const needed = sql`select hash from (${namedByPlaces} union ${namedByHistory}) as named`;

const useSchema = z.object({ hash: z.string(), id: z.int(), name: z.string() });
export type PhotographUse = z.infer<typeof useSchema>;

/** The photographs in published or drafted pictures, each with its place. */
export async function readUses(database: Database): Promise<PhotographUse[]> {
  const { rows } = await sql`
    select distinct named.hash, named.place_id as id,
      coalesce(d.draft ->> 'name.ko', d.fields ->> 'name.ko', c.name ->> 'ko', d.key, '') as name
    from (${namedByPlaces}) named
    left join place_content c on c.place_id = named.place_id
    left join desk_place d on d.place_id = named.place_id
    order by named.hash, id`.execute(database.sql);
  return z.array(useSchema).parse(rows);
}

/** Photographs that a place or a history entry needs. */
export async function readNeeded(database: Database): Promise<ReadonlySet<string>> {
  const { rows } = await sql`${needed}`.execute(database.sql);
  return new Set(
    z
      .array(z.object({ hash: z.string() }))
      .parse(rows)
      .map(({ hash }) => hash),
  );
}

/** Removes a photograph unless it is needed. @returns false if it is needed, or gone already */
export async function removeUnneeded(database: Database, hash: string): Promise<boolean> {
  const { rows } = await sql`
    delete from photograph where hash = ${hash} and hash not in (${needed}) returning hash`.execute(
    database.sql,
  );
  return rows.length > 0;
}

/** Removes photographs that were uploaded over 30 days ago and that nothing needs. */
export async function removeUnusedPhotographs({ sql: handle }: Database, clock: Clock): Promise<void> {
  const days = sql.lit(`${unusedPhotographDays} days`);
  await sql`
    delete from photograph where uploaded_at <= ${clock.now()}::timestamptz - interval ${days}
      and hash not in (${needed})`.execute(handle);
}
