import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';

export type Row = Readonly<Record<string, unknown>>;

/** Approximate limit of the JSON in one statement, in characters. */
const statementLength = 1_000_000;

/** Inserts rows, all with the same columns. */
export async function insertRows(
  database: Database,
  table: keyof Tables,
  rows: Iterable<Row>,
): Promise<void> {
  await writeRows(database, table, rows, () => sql``);
}

/** Inserts rows, and updates all given columns of rows that exist. */
export async function upsertRows(
  database: Database,
  table: keyof Tables,
  key: string,
  rows: Iterable<Row>,
): Promise<void> {
  await writeRows(database, table, rows, (columns) => {
    const given = columns.filter((column) => column !== key);
    const assignments = given.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
    return sql`on conflict (${sql.ref(key)}) do update set ${sql.join(assignments)}`;
  });
}

/**
 * Inserts many rows with one JSON parameter: thousands of parameters would cost more than the rows. The columns' types
 * are the table's own. Bytes become PostgreSQL's hex form.
 */
async function writeRows(
  database: Database,
  table: keyof Tables,
  rows: Iterable<Row>,
  conflict: (columns: readonly string[]) => RawBuilder<unknown>,
): Promise<void> {
  let batch: string[] = [];
  let length = 0;
  let columns: readonly string[] = [];

  async function flush(): Promise<void> {
    if (batch.length === 0) return;
    const names = sql.join(columns.map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(table)} (${names})
      select ${names} from json_populate_recordset(null::${sql.table(table)}, ${`[${batch.join(',')}]`}::json)
      ${conflict(columns)}`.execute(database.sql);
    batch = [];
    length = 0;
  }

  for (const row of rows) {
    columns = Object.keys(row);
    const text = JSON.stringify(withoutBytes(row));
    batch.push(text);
    length += text.length;
    if (length >= statementLength) await flush();
  }
  await flush();
}

/** A row with PostgreSQL's hex form of its bytes: a replacer of JSON.stringify would take longer than all the rest. */
function withoutBytes(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value,
    ]),
  );
}
