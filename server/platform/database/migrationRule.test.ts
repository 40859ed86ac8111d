import path from 'node:path';
import { expect, it } from 'vitest';
import { type Migration, readMigrations } from './migrationRunner.ts';

/** Migrations up to this one predate the first release. */
const lastFreeMigration = '0010_opening_hours.sql';

/** Changes that break the previous release, by kind; each pattern checks one clause of a statement. */
const contractions: Readonly<Record<string, (clause: string) => boolean>> = {
  'takes something away': (clause) => /\bdrop\b|^(truncate|delete|revoke)\b/.test(clause),
  'renames something': (clause) => /\brename\b/.test(clause),
  'changes the type of a column': (clause) => /\balter (column )?\w+ (set data )?type\b/.test(clause),
  'asks more of a column': (clause) => /\bset not null\b/.test(clause),
  // Inserts of the previous release do not name the column.
  'adds a column that inserts must name': (clause) =>
    /\badd\b.*\bnot null\b/.test(clause) && !/\b(default|generated)\b/.test(clause),
  'asks more of the rows of a table': (clause) =>
    /\badd (constraint \w+ )?(check|unique|primary key|foreign key|exclude)\b/.test(clause),
  'forbids rows that are alike': (clause) => clause.startsWith('create unique index'),
};

/** `-- contracts: place.note; unused since the release of 2026-11-21`, above the first statement. */
const permission = /^-- contracts: \S.*; unused since the release of \d{4}-\d{2}-\d{2}$/;

/** Growing a list of values is allowed: one statement drops the check and adds it again under the same name. */
const widenedCheck = /\bdrop constraint (\w+), add constraint \1 check\b/g;

/** Statements in one line each and in lower case, without comments and quoted text. */
function splitStatements(sql: string): string[] {
  return sql
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .toLowerCase()
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '');
}

/** Changes in a migration that break the previous release; empty where its header permits them. */
function findContractions({ sql }: Pick<Migration, 'sql'>): string[] {
  const lines = sql.split('\n');
  const header = lines.slice(
    0,
    lines.findIndex((line) => !line.startsWith('--')),
  );
  if (header.some((line) => permission.test(line))) return [];
  const newTables = new Set<string>();
  return splitStatements(sql).flatMap((statement) => {
    const [, made] = /^create table (?:if not exists )?(\w+)/.exec(statement) ?? [];
    if (made !== undefined) {
      newTables.add(made);
      return [];
    }
    // Tables that the same file creates are not in use yet.
    const [, table = ''] =
      /^(?:alter table(?: only)?|create unique index\b.* on) (\w+)/.exec(statement) ?? [];
    if (newTables.has(table)) return [];
    const clauses = statement.replaceAll(widenedCheck, '').split(/, (?=(?:add|drop|alter)\b)/);
    return Object.entries(contractions).flatMap(([what, isSaid]) => (clauses.some(isSaid) ? [what] : []));
  });
}

it('DESIGN 11: only adds to the schema from the next migration on, so that the previous release can run on', async () => {
  const migrations = await readMigrations(path.join(import.meta.dirname, 'migrations'));
  expect(migrations.map(({ name }) => name)).toContain(lastFreeMigration);
  for (const migration of migrations.filter(({ name }) => name > lastFreeMigration)) {
    expect(findContractions(migration), migration.name).toEqual([]);
  }
});

it.each([
  'alter table place add column note text',
  'alter table place add note text, add stars int not null default 3',
  "alter table place add column kind text default 'a; drop table' not null check (kind in ('a', 'b'))",
  'alter table place add column number bigint not null generated always as identity',
  'create table stay (id int primary key, name text not null unique)',
  'create table stay (id int); create unique index stay_id on stay (id); alter table stay add check (id > 0)',
  'create index place_note on place (note) where listed',
  'alter table t drop constraint t_status_check, add constraint t_status_check check (status in (1, 2))',
  '-- Here nothing is dropped.\ninsert into theme (id, key) values (9, 1);\nupdate place set rank = 1',
])('permits in a migration: %s', (sql) => {
  expect(findContractions({ sql })).toEqual([]);
});

it.each([
  'drop table place',
  'ALTER TABLE place\n  DROP COLUMN note',
  'drop index place_rank_desc',
  'truncate place',
  'delete from place where not listed',
  'alter table place rename column note to remark',
  'alter table place rename to spot',
  'alter table place alter column rank type bigint',
  'alter table place alter rank set data type bigint',
  'alter table place alter column note set not null',
  'alter table place alter column listed drop default',
  'alter table place add column stars int not null',
  'alter table place add a int default 1, add stars int not null, add b int not null default 2',
  'alter table place add check (rank > 0)',
  'alter table place add constraint one_rank unique (rank)',
  'alter table t drop constraint t_status_check',
  'alter table t drop constraint a, add constraint b check (status in (1))',
  'create unique index place_key on place (key)',
  'create table stay (id int); drop table place',
])('forbids in a migration without a permission in its header: %s', (sql) => {
  expect(findContractions({ sql })).not.toEqual([]);
});

it('permits a removal where the header names the release that stopped using it', () => {
  const sql = 'alter table place drop column note;';
  const good =
    '-- Notes went to place_note.\n-- contracts: place.note; unused since the release of 2026-12-01\n';
  expect(findContractions({ sql: `${good}${sql}` })).toEqual([]);
  expect(findContractions({ sql: `-- contracts: place.note\n${sql}` })).toHaveLength(1);
  expect(findContractions({ sql: `${sql}\n${good}` })).toHaveLength(1);
});
