import { sql } from 'kysely';
import type { Database } from './database.ts';

export interface TransferTable {
  readonly name: string;
  /** All columns but the generated ones, which the target computes itself. */
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  /** The primary key's columns; rows are exported in this order. */
  readonly key: readonly string[];
  readonly hasTriggers: boolean;
  /** Tables that must be filled before this one. */
  readonly needs: readonly string[];
}

/** The tables of the schema public except the ledger, each after those that it references. */
export async function readTables(database: Database): Promise<TransferTable[]> {
  const { rows } = await sql<TransferTable>`
    select c.relname as name,
      (select coalesce(json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
                order by a.attname), '[]')
         from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select coalesce(json_agg(a.attname order by array_position(k.conkey, a.attnum)), '[]')
         from pg_constraint k join pg_attribute a on a.attrelid = c.oid and a.attnum = any (k.conkey)
        where k.conrelid = c.oid and k.contype = 'p') as key,
      exists (select 1 from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal) as "hasTriggers",
      (select coalesce(json_agg(distinct f.relname), '[]')
         from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> 'schema_migration'
    order by c.relname`.execute(database.sql);
  return sortByDependency(rows);
}

function sortByDependency(tables: readonly TransferTable[]): TransferTable[] {
  const ordered: TransferTable[] = [];
  const placed = new Set<string>();
  let left = [...tables];
  while (left.length > 0) {
    const ready = left.filter(({ needs }) => needs.every((name) => placed.has(name)));
    if (ready.length === 0) {
      throw new Error(
        `The tables ${left.map(({ name }) => name).join(', ')} refer to each other in a circle`,
      );
    }
    for (const table of ready) placed.add(table.name);
    ordered.push(...ready);
    left = left.filter(({ name }) => !placed.has(name));
  }
  return ordered;
}

/** Sequences that have been used, with their last number. */
export async function readSequences(database: Database): Promise<{ name: string; last: string }[]> {
  const { rows } = await sql<{ name: string; last: string }>`
    select quote_ident(sequencename) as name, last_value::text as last from pg_sequences
    where schemaname = 'public' and last_value is not null order by sequencename`.execute(database.sql);
  return rows;
}
