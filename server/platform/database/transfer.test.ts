import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { describeOnPostgresql, freshDataFolder, openBeside } from './testing/testDatabases.ts';
import { exportDatabase, importDatabase } from './transfer.ts';

const migrationsFolder = mkdtempSync(join(tmpdir(), 'solbada-migrations-'));
writeFileSync(
  join(migrationsFolder, '0001_travel.sql'),
  `create table visit (
     id bigint generated always as identity primary key,
     "Place" text not null references place_of_visit (name),
     parent bigint references visit (id),
     document jsonb, tags text[] not null default '{}', day date, span interval, price numeric(12, 2),
     at timestamptz, bytes bytea, ratio double precision, label text generated always as ("Place" || '!') stored
   );
   create table counted (visits int not null);
   create function count_visit() returns trigger language plpgsql as $$
     begin update counted set visits = visits + 1; return null; end $$;
   create trigger visit_counted after insert on visit for each row execute function count_visit();`.replace(
    /^/,
    'create table place_of_visit (name text primary key);\n',
  ),
);
afterAll(() => rmSync(migrationsFolder, { recursive: true }));

const open = (place: { databaseUrl?: string; dataDir?: string }) =>
  openBeside({ ...place, migrationsFolder });

async function exported(database: Database): Promise<string[]> {
  const lines: string[] = [];
  await exportDatabase(database, (line) => {
    lines.push(line);
  });
  return lines;
}

async function* toLines(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

async function fill({ sql: handle }: Database): Promise<void> {
  await sql`insert into counted values (0)`.execute(handle);
  await sql`insert into place_of_visit select '강릉 "' || n || '" \\ ' || chr(10) from generate_series(1, 50) n`.execute(
    handle,
  );
  await sql`insert into visit ("Place", parent, document, tags, day, span, price, at, bytes, ratio)
    select '강릉 "' || 1 + n % 50 || '" \\ ' || chr(10), case when n > 1 then n / 2 end,
      case n % 4 when 0 then 'null'::jsonb when 1 then null else jsonb_build_object('n', n, 'big', 12345678901234567890) end,
      case n % 3 when 0 then array['a,b', null, '"{}"', ''] else '{}' end,
      date '2026-01-01' + n, make_interval(months => n, secs => n / 7.0), n / 3.0,
      timestamptz '2026-01-01 00:00:00.123456+09' + n * interval '1 hour',
      decode(md5(n::text), 'hex'), case when n % 100 = 0 then 'NaN' else n / 7.0::float8 end
    from generate_series(1, 2500) n`.execute(handle);
}

describeOnPostgresql('transfer', (url) => {
  test('DESIGN 11: copies every row from PGlite to PostgreSQL and back unchanged', async () => {
    const folders = [await freshDataFolder(), await freshDataFolder()] as const;
    const source = await open(folders[0]);
    const between = await open({ databaseUrl: url() });
    const target = await open(folders[1]);
    try {
      await fill(source);
      const original = await exported(source);
      expect(original.length).toBeGreaterThan(2_551);
      expect(await importDatabase(between, toLines(original))).toBe(2_551);
      expect(await exported(between)).toEqual(original);
      expect(await importDatabase(target, toLines(await exported(between)))).toBe(2_551);
      expect(await exported(target)).toEqual(original);

      // Sequences continue, triggers are active again, and generated columns are filled.
      const { rows } =
        await sql`insert into visit ("Place") select name from place_of_visit order by name limit 1
        returning id, label like '강릉 "1" %!' as labelled`.execute(target.sql);
      expect(rows).toEqual([{ id: 2_501, labelled: true }]);
      expect((await sql`select visits from counted`.execute(target.sql)).rows).toEqual([{ visits: 2_501 }]);

      await expect(importDatabase(target, toLines(original))).rejects.toThrow(
        /has rows: import into an empty database/,
      );
    } finally {
      await Promise.all([source, between, target].map((database) => database.close()));
      await Promise.all(folders.map((folder) => folder.dispose()));
    }
  });
});

test('refuses a file that is not a complete export of this release, and leaves no rows behind', async () => {
  const folder = await freshDataFolder();
  const database = await open(folder);
  try {
    const refused = (lines: string[]) => expect(importDatabase(database, toLines(lines))).rejects;
    await fill(database);
    const lines = await exported(database);
    await sql`truncate visit, counted, place_of_visit restart identity`.execute(database.sql);
    await refused(lines.slice(0, -1)).toThrow('The export is not whole');
    await refused(lines.slice(1)).toThrow('This is no export');
    await refused(
      lines.toSpliced(
        lines.findLastIndex((line) => line.startsWith('[')),
        1,
      ),
    ).toThrow('is not whole');
    await refused([(lines[0] ?? '').replace('0001_travel', '0001_other'), ...lines.slice(1)]).toThrow(
      'another release',
    );
    expect((await sql`select 1 from place_of_visit`.execute(database.sql)).rows).toEqual([]);
    expect(await importDatabase(database, toLines(lines))).toBe(2_551);
  } finally {
    await database.close();
    await folder.dispose();
  }
});
