/**
 * What Citus and YugabyteDB do not accept, as far as a statement shows it. Every statement that a suite sends to its test
 * database is checked (testDatabases.ts), and every migration (distributedEngines.test.ts); docs/scaling.md lists both.
 */

/** Divided by the values of a column, or whole on every node. */
type Place = { readonly by: string } | 'everywhere';

/** Where a table would lie on Citus; all others would stay on the coordinator. */
export const placement: ReadonlyMap<string, Place> = new Map<string, Place>([
  ['interest_theme', { by: 'account_id' }],
  ['place_like', { by: 'account_id' }],
  ['trip_plan', { by: 'account_id' }],
  ['trip_stop', { by: 'account_id' }],
  ['account', 'everywhere'],
  ['place', 'everywhere'],
  ['place_content', 'everywhere'],
]);

export interface Limit {
  readonly engine: 'Citus' | 'YugabyteDB';
  readonly what: string;
  readonly source: string;
  /** @param statement as normalized() returns it */
  readonly isHit: (statement: string) => boolean;
}

export interface Exception {
  readonly limit: string;
  readonly statement: RegExp;
  readonly reason: string;
}

const citus = 'https://docs.citusdata.com/en/stable/develop/reference_workarounds.html';
export const citusTables = 'https://docs.citusdata.com/en/stable/develop/reference_ddl.html';
export const citusTriggers = 'https://docs.citusdata.com/en/stable/extra/triggers.html';
export const yugabyteIndexKeys = 'https://docs.yugabyte.com/stable/api/ysql/datatypes/';
const yugabyte = 'https://docs.yugabyte.com/stable/api/ysql/sql-feature-support/';

/** The divided tables in a statement. */
function dividedTables(statement: string): { name: string; by: string }[] {
  return [...placement].flatMap(([name, place]) =>
    place !== 'everywhere' && new RegExp(`\\b(from|join|into|update|using) ${name}\\b`).test(statement)
      ? [{ name, by: place.by }]
      : [],
  );
}

/** Whether rows of several shards may be concerned: no value of the distribution column is given. */
function crossesShards(statement: string): boolean {
  return dividedTables(statement).some(({ by }) => !new RegExp(`\\b${by} = (any\\()?\\$\\d`).test(statement));
}

const onSeveralShards = (pattern: RegExp) => (statement: string) =>
  pattern.test(statement) && crossesShards(statement);
const matches = (pattern: RegExp) => (statement: string) => pattern.test(statement);

const ofCitus: Omit<Limit, 'engine'>[] = [
  {
    what: 'row locks on several shards',
    source: citus,
    isHit: onSeveralShards(/\bfor (no key )?(update|share)\b|\bfor key share\b/),
  },
  { what: 'TABLESAMPLE on several shards', source: citus, isHit: onSeveralShards(/\btablesample\b/) },
  {
    what: 'recursive queries on several shards',
    source: citus,
    isHit: onSeveralShards(/\bwith recursive\b/),
  },
  {
    what: 'grouping sets on several shards',
    source: citus,
    isHit: onSeveralShards(/\b(grouping sets|rollup|cube)\b/),
  },
  {
    what: 'outer joins on several shards',
    source: citus,
    isHit: onSeveralShards(/\b(left|right|full) (outer )?join\b/),
  },
  { what: 'subqueries on several shards', source: citus, isHit: onSeveralShards(/\(\s*select\b/) },
  {
    what: 'subqueries in INSERT',
    source: citus,
    isHit: (statement) =>
      /^insert into \w+ .*\bvalues\b.*\(select\b/.test(statement) &&
      placement.has(/^insert into (\w+)/.exec(statement)?.[1] ?? ''),
  },
  {
    what: 'volatile functions in UPDATE',
    source: citus,
    isHit: (statement) =>
      /\b(random|gen_random_uuid|clock_timestamp|timeofday|nextval)\(/.test(statement) &&
      placement.has(/^update (\w+)/.exec(statement)?.[1] ?? ''),
  },
  { what: 'rules', source: citus, isHit: matches(/^create (or replace )?rule\b/) },
  { what: 'MERGE', source: citus, isHit: matches(/^merge\b/) },
];

const ofYugabyte: Omit<Limit, 'engine'>[] = [
  {
    what: 'LISTEN and NOTIFY, before 2025.2.3',
    source: 'https://docs.yugabyte.com/stable/api/ysql/the-sql-language/statements/cmd_listen_notify/',
    isHit: matches(/^(listen|notify|unlisten)\b|\bpg_notify\(/),
  },
  {
    what: 'advisory locks, before 2025.1',
    source: 'https://github.com/yugabyte/yugabyte-db/issues/3642',
    isHit: matches(/\bpg_(try_)?advisory_/),
  },
  {
    what: 'SKIP LOCKED in serializable transactions',
    source: 'https://docs.yugabyte.com/stable/architecture/transactions/concurrency-control/',
    isHit: matches(/\bisolation level serializable\b/),
  },
  {
    what: 'LOCK TABLE',
    source: 'https://github.com/yugabyte/yugabyte-db/issues/5384',
    isHit: matches(/^lock\b/),
  },
  {
    what: 'indexes other than B-tree and GIN',
    source: yugabyte,
    isHit: matches(/\busing (gist|spgist|brin|hash)\b/),
  },
  {
    what: 'several columns in a GIN index',
    source: 'https://github.com/yugabyte/yugabyte-db/issues/10652',
    isHit: matches(/\busing gin \([^)]*,/),
  },
  { what: 'exclusion constraints', source: yugabyte, isHit: matches(/\bexclude (using|\()/) },
  { what: 'deferrable constraints', source: yugabyte, isHit: matches(/\bdeferrable\b/) },
  { what: 'prepared transactions', source: yugabyte, isHit: matches(/^prepare transaction\b/) },
  { what: 'altering indexes', source: yugabyte, isHit: matches(/^alter index\b/) },
  {
    what: 'table inheritance',
    source: 'https://github.com/yugabyte/yugabyte-db/issues/5956',
    isHit: matches(/\binherits \(/),
  },
  {
    what: 'stored generated columns',
    source: 'https://github.com/yugabyte/yugabyte-db/issues/10695',
    isHit: matches(/\bgenerated always as \(/),
  },
];

export const limits: readonly Limit[] = [
  ...ofCitus.map((limit): Limit => ({ engine: 'Citus', ...limit })),
  ...ofYugabyte.map((limit): Limit => ({ engine: 'YugabyteDB', ...limit })),
];

/** What is sent all the same; docs/scaling.md has the reasons too. */
export const exceptions: readonly Exception[] = [
  {
    limit: 'advisory locks, before 2025.1',
    statement: /^select pg_advisory_(un)?lock\(\$1\)$/,
    reason: 'one process at a time migrates; older releases of YugabyteDB cannot be used',
  },
  {
    limit: 'advisory locks, before 2025.1',
    statement: /^select pg_advisory_xact_lock\(hashtextextended\(\$1, 0\)\)$/,
    reason: "the payment sandbox's, which no live system loads",
  },
  {
    limit: 'indexes other than B-tree and GIN',
    statement: /^create index place_location on place using gist /,
    reason: 'the places near a place; without it all listed places are sorted',
  },
];

/** In one line and lower case, without comments, quoted text and quotes around names. */
export function normalized(statement: string): string {
  return statement
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll('"', '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** The limits that a statement hits without being an exception, in words. */
export function hitsOf(statement: string): string[] {
  const text = normalized(statement);
  return limits
    .filter(({ isHit }) => isHit(text))
    .filter(
      ({ what }) => !exceptions.some(({ limit, statement: known }) => limit === what && known.test(text)),
    )
    .map(({ engine, what }) => `${engine}: ${what}: ${text}`);
}
