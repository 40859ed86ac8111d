import { sql } from 'kysely';
import type { Database } from './database.ts';
import { DatabaseRefusal } from './refusal.ts';
import { readSequences, readTables, type TransferTable } from './transferCatalog.ts';

/**
 * The logical export and import of docs/product/data.md: all tables as JSON lines, between engines and versions. The
 * first line names the format and the migrations; a line `{"table", "columns"}` begins a table, and the lines after it
 * are its rows, an array of each column's PostgreSQL text (null for NULL), so that values stay exact; sequences follow;
 * the last line counts the rows, so that a truncated file is detected.
 */
const format = 'solbada-export-1';
const fetchSize = 1_000;
/** Characters of rows per INSERT. */
const batchLength = 1_000_000;

/** Exports everything in one snapshot. On the embedded engine other queries wait meanwhile. @returns the number of rows */
export async function exportDatabase(
  database: Database,
  write: (line: string) => Promise<void> | void,
): Promise<number> {
  return database.transaction(async () => {
    await sql`set transaction isolation level repeatable read, read only`.execute(database.sql);
    await write(JSON.stringify({ format, migrations: await readMigrationNames(database) }));
    let count = 0;
    for (const table of await readTables(database)) {
      await write(JSON.stringify({ table: table.name, columns: table.columns.map(({ name }) => name) }));
      count += await exportRows(database, table, write);
    }
    for (const { name, last } of await readSequences(database)) {
      await write(JSON.stringify({ sequence: name, last }));
    }
    await write(JSON.stringify({ end: count }));
    return count;
  });
}

async function exportRows(
  database: Database,
  table: TransferTable,
  write: (line: string) => Promise<void> | void,
): Promise<number> {
  const columns = sql.join(table.columns.map(({ name }) => sql`${sql.ref(name)}::text`));
  const order =
    table.key.length === 0 ? sql`` : sql`order by ${sql.join(table.key.map((name) => sql.ref(name)))}`;
  await sql`declare exported no scroll cursor for
    select array_to_json(array[${columns}])::text as line from ${sql.table(table.name)} ${order}`.execute(
    database.sql,
  );
  let count = 0;
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(fetchSize)} from exported`.execute(
      database.sql,
    );
    for (const { line } of rows) await write(line);
    count += rows.length;
    if (rows.length < fetchSize) break;
  }
  await sql`close exported`.execute(database.sql);
  return count;
}

/**
 * Imports an export into a database that has the same migrations and no rows, in one transaction.
 * @returns the number of rows.
 * @throws DatabaseRefusal when the file is incomplete or the database unsuitable; nothing is changed then
 */
export async function importDatabase(database: Database, lines: AsyncIterable<string>): Promise<number> {
  return database.transaction(async () => {
    const reader = new ImportReader(database, await readTables(database));
    await reader.refuseFilled();
    for await (const line of lines) {
      if (line !== '') await reader.take(line);
    }
    return reader.finish();
  });
}

/** The one row that migrations insert: it is empty until a guide is loaded, and the export has its own. */
const madeByMigration = {
  table: 'guide_state',
  forget: (database: Database) => database.sql.deleteFrom('guide_state').where('digest', '=', '').execute(),
};

class ImportReader {
  readonly #database: Database;
  readonly #tables: ReadonlyMap<string, TransferTable>;
  #begun = false;
  #table: { readonly target: TransferTable; readonly columns: readonly string[] } | undefined;
  #batch: string[] = [];
  #batchLength = 0;
  #count = 0;
  #announced: number | undefined;

  constructor(database: Database, tables: readonly TransferTable[]) {
    this.#database = database;
    this.#tables = new Map(tables.map((table) => [table.name, table]));
  }

  async refuseFilled(): Promise<void> {
    for (const { name, hasTriggers } of this.#tables.values()) {
      if (name === madeByMigration.table) await madeByMigration.forget(this.#database);
      const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(this.#database.sql);
      if (rows.length > 0)
        throw new DatabaseRefusal(`The table ${name} has rows: import into an empty database.`);
      // The export already contains what triggers derive (counts, for example).
      if (hasTriggers)
        await sql`alter table ${sql.table(name)} disable trigger user`.execute(this.#database.sql);
    }
  }

  async take(line: string): Promise<void> {
    if (line.startsWith('[')) {
      if (this.#table === undefined) throw new DatabaseRefusal('The export has rows before the first table.');
      this.#batch.push(line);
      this.#batchLength += line.length;
      if (this.#batchLength >= batchLength) await this.#insertBatch();
      return;
    }
    await this.#insertBatch();
    const entry: unknown = JSON.parse(line);
    if (typeof entry !== 'object' || entry === null)
      throw new DatabaseRefusal('The export has a line of no known kind.');
    if ('format' in entry) await this.#begin(entry);
    else if (!this.#begun) throw new DatabaseRefusal('This is no export: its first line does not say so.');
    else if ('table' in entry && 'columns' in entry) this.#beginTable(String(entry.table), entry.columns);
    else if ('sequence' in entry && 'last' in entry)
      await this.#setSequence(String(entry.sequence), String(entry.last));
    else if ('end' in entry) this.#announced = Number(entry.end);
    else throw new DatabaseRefusal('The export has a line of no known kind.');
  }

  async finish(): Promise<number> {
    if (this.#announced !== this.#count) {
      throw new DatabaseRefusal(
        `The export is not whole: ${this.#count} rows were read, and its end says ${this.#announced ?? 'nothing'}.`,
      );
    }
    await sql`set constraints all immediate`.execute(this.#database.sql);
    for (const { name, hasTriggers } of this.#tables.values()) {
      if (hasTriggers)
        await sql`alter table ${sql.table(name)} enable trigger user`.execute(this.#database.sql);
    }
    return this.#count;
  }

  async #begin(entry: object): Promise<void> {
    const migrations = 'migrations' in entry ? JSON.stringify(entry.migrations) : '';
    if (!('format' in entry) || entry.format !== format)
      throw new DatabaseRefusal('The export has an unknown format.');
    if (migrations !== JSON.stringify(await readMigrationNames(this.#database))) {
      throw new DatabaseRefusal(
        'The export was made by another release: its migrations are not those of this database.',
      );
    }
    this.#begun = true;
  }

  #beginTable(name: string, columns: unknown): void {
    const target = this.#tables.get(name);
    const own = target?.columns.map((column) => column.name) ?? [];
    if (target === undefined || JSON.stringify(own) !== JSON.stringify(columns)) {
      throw new DatabaseRefusal(`The export's table ${name} is not as it is in this database.`);
    }
    this.#table = { target, columns: own };
  }

  async #insertBatch(): Promise<void> {
    if (this.#table === undefined || this.#batch.length === 0) return;
    const { target, columns } = this.#table;
    const names = sql.join(columns.map((name) => sql.ref(name)));
    // The type's name comes from this database's own catalog.
    const values = sql.join(
      target.columns.map(({ type }, index) => sql`(entry ->> ${sql.lit(index)})::${sql.raw(type)}`),
    );
    await sql`insert into ${sql.table(target.name)} (${names}) overriding system value
      select ${values} from json_array_elements(${`[${this.#batch.join(',')}]`}::json) as entry`.execute(
      this.#database.sql,
    );
    this.#count += this.#batch.length;
    this.#batch = [];
    this.#batchLength = 0;
  }

  async #setSequence(name: string, last: string): Promise<void> {
    await sql`select setval(${name}::regclass, ${last}::bigint)`.execute(this.#database.sql);
  }
}

async function readMigrationNames(database: Database): Promise<string[]> {
  const rows = await database.sql.selectFrom('schema_migration').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}
