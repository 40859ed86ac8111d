import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { systemClock } from '../clock.ts';
import type { Session } from './engine.ts';
import { migrate, readMigrations } from './migrationRunner.ts';
import {
  citusTables,
  citusTriggers,
  exceptions,
  hitsOf,
  limits,
  placement,
  yugabyteIndexKeys,
} from './testing/distributedEngines.ts';
import { describeOnPglite } from './testing/testDatabases.ts';

/** What the migration runner sends to an empty database. */
async function migrationStatements(): Promise<string[]> {
  const sent: string[] = [];
  const session: Session = {
    query: async (statement) => {
      sent.push(statement);
      return { rows: [], affected: undefined, command: '' };
    },
    script: async (script) => {
      sent.push(...script.replaceAll(/--.*$/gm, '').split(';'));
    },
    release: () => undefined,
  };
  const migrations = await readMigrations('server/platform/database/migrations');
  await migrate(session, migrations, systemClock, () => undefined);
  return sent;
}

/** A statement for each limit. */
const cases = [
  ['row locks on several shards', 'select * from "trip_plan" where "updated_at" < $1 for update'],
  ['TABLESAMPLE on several shards', 'select * from place_like tablesample system (1)'],
  ['recursive queries on several shards', 'with recursive a as (values (1)) select * from trip_stop, a'],
  ['grouping sets on several shards', 'select count(*) from place_like group by rollup (place_id)'],
  ['outer joins on several shards', 'select * from "place_like" left join "account" on true'],
  ['subqueries on several shards', 'select * from place_like where place_id in (select id from place)'],
  ['subqueries in INSERT', 'insert into "account" ("id") values ((select $1))'],
  ['volatile functions in UPDATE', 'update account set id = gen_random_uuid()'],
  ['rules', 'create rule a as on insert to account do nothing'],
  ['MERGE', 'merge into account using session on true when matched then do nothing'],
  ['LISTEN and NOTIFY, before 2025.2.3', "select pg_notify('a', 'b')"],
  ['advisory locks, before 2025.1', 'select pg_try_advisory_lock(1)'],
  ['SKIP LOCKED in serializable transactions', 'begin isolation level serializable'],
  ['LOCK TABLE', 'lock table place in share mode'],
  ['indexes other than B-tree and GIN', 'create index a on place using brin (changed_at)'],
  ['several columns in a GIN index', 'create index a on place using gin (scopes, theme_ids)'],
  ['exclusion constraints', 'alter table session add exclude using btree (id with =)'],
  ['deferrable constraints', 'create table a (b int references place deferrable)'],
  ['prepared transactions', "prepare transaction 'a'"],
  ['altering indexes', 'alter index place_scopes rename to a'],
  ['table inheritance', 'create table a () inherits (place)'],
  ['stored generated columns', 'create table a (b int, c int generated always as (b + 1) stored)'],
] as const;

describe('limits of distributed engines', () => {
  it('accept every statement of the migrations, but the known exceptions', async () => {
    const statements = await migrationStatements();
    expect(statements.length).toBeGreaterThan(100);
    expect(statements.flatMap(hitsOf)).toEqual([]);
  });

  it.for(cases)('find %s', ([what, statement]) => {
    expect(hitsOf(statement)).toEqual([expect.stringContaining(`: ${what}: `)]);
  });

  it('accept what concerns one account, and what is on every node or on the coordinator', () => {
    const statements = [
      'select * from "trip_plan" where "account_id" = $1 for update',
      'delete from "place_like" where "account_id" = $1 and "place_id" in (select id from place)',
      'select * from "account" left join "session" on true for update',
      "insert into note values ('lock table; for update')",
    ];
    expect(statements.flatMap(hitsOf)).toEqual([]);
  });

  it('have a case each, and stand in docs/scaling.md with their sources and exceptions', async () => {
    expect(cases.map(([what]) => what)).toEqual(limits.map(({ what }) => what));
    const docs = (await readFile('docs/scaling.md', 'utf8')).replaceAll(/\s+/g, ' ');
    for (const { engine, what, source } of limits)
      expect(docs, what).toContain(`| ${engine} | ${what} | ${source} |`);
    for (const { limit, reason } of exceptions) expect(docs, limit).toContain(`${limit}: ${reason}`);
    for (const source of [citusTables, citusTriggers, yugabyteIndexKeys]) expect(docs).toContain(source);
    for (const [table, place] of placement) {
      expect(docs).toMatch(
        new RegExp(`\\| ${place === 'everywhere' ? 'every node' : place.by} \\|[^|]*\\b${table}\\b`),
      );
    }
  });
});

interface Constraint {
  readonly name: string;
  readonly table: string;
  readonly kind: 'p' | 'u' | 'f';
  readonly columns: string[];
  readonly references: string | null;
  readonly referenced: string[];
}

describeOnPglite('the schema on distributed engines', (database) => {
  it('has the distribution column in every key of a divided table, and references that Citus can keep', async () => {
    const { rows } = await sql<Constraint>`
      select k.conname as name, c.relname as table, k.contype as kind, f.relname as references,
        array(select attname::text from pg_attribute where attrelid = k.conrelid and attnum = any (k.conkey)) as columns,
        array(select attname::text from pg_attribute where attrelid = k.confrelid and attnum = any (k.confkey)) as referenced
      from pg_constraint k join pg_class c on c.oid = k.conrelid left join pg_class f on f.oid = k.confrelid
      where k.connamespace = 'public'::regnamespace and k.contype in ('p', 'u', 'f')`.execute(database().sql);
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.filter((row) => !isKept(row)).map(({ name }) => name)).toEqual([]);
  });

  it('has triggers on the audit trail alone, which is on the coordinator, and sequences of eight bytes alone', async () => {
    const triggers = await sql`
      select distinct tgrelid::regclass::text as table from pg_trigger where not tgisinternal`.execute(
      database().sql,
    );
    expect(triggers.rows).toEqual([{ table: 'desk_audit' }]);
    expect(placement.has('desk_audit')).toBe(false);
    const small =
      await sql`select sequencename from pg_sequences where data_type <> 'bigint'::regtype`.execute(
        database().sql,
      );
    expect(small.rows).toEqual([]);
  });

  it('has no type in a B-tree index that YugabyteDB cannot order', async () => {
    const { rows } = await sql`
      select i.indexrelid::regclass::text as index, format_type(a.atttypid, null) as type
      from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am m on m.oid = c.relam
        join pg_attribute a on a.attrelid = i.indexrelid
      where c.relnamespace = 'public'::regnamespace and m.amname = 'btree'
        and (format_type(a.atttypid, null) in ('bit', 'bit varying', 'box', 'cidr', 'circle', 'inet', 'json', 'jsonb',
          'line', 'lseg', 'macaddr', 'macaddr8', 'path', 'pg_lsn', 'point', 'polygon', 'tsquery', 'tsvector', 'xml')
          or format_type(a.atttypid, null) like '%[]')`.execute(database().sql);
    expect(rows).toEqual([]);
  });
});

function isKept({ table, kind, columns, references, referenced }: Constraint): boolean {
  const place = placement.get(table);
  if (kind !== 'f') return place === undefined || place === 'everywhere' || columns.includes(place.by);
  const target = placement.get(references ?? '');
  // A key of rows that lie whole on every node can be checked anywhere, except from a node to the coordinator.
  if (target === 'everywhere') return true;
  if (place === undefined) return target === undefined;
  return (
    place !== 'everywhere' &&
    target !== undefined &&
    columns.includes(place.by) &&
    referenced.includes(target.by)
  );
}
