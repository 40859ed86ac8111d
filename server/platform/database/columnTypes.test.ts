import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from './testing/testDatabases.ts';

describeOnBothEngines('column types', (database) => {
  async function row(query: ReturnType<typeof sql>): Promise<unknown> {
    return (await query.execute(database().sql)).rows[0];
  }

  test('DESIGN 11: reads int8, date and interval alike with both drivers', async () => {
    const query = sql`select 7::int8 as big, array[1, null]::int8[] as bigs, count(*) as counted,
      '2026-02-28'::date as day, array['2026-02-28']::date[] as days,
      '1 year 2 days 03:04:05.5'::interval as span, array['1 day']::interval[] as spans
      from generate_series(1, 3)`;
    expect(await row(query)).toEqual({
      big: 7,
      bigs: [1, null],
      counted: 3,
      day: '2026-02-28',
      days: ['2026-02-28'],
      span: 'P1Y2DT3H4M5.5S',
      spans: ['P1D'],
    });
  });

  test('throws for an int8 beyond a safe number, and keeps the database usable', async () => {
    await expect(row(sql`select 9007199254740993::int8 as big`)).rejects.toThrow('9007199254740993');
    expect(await row(sql`select 1 as one`)).toEqual({ one: 1 });
  });

  test('reads the other types alike', async () => {
    const query = sql`select true as yes, 1.5::float8 as real, 12.30::numeric as price, '강릉' as name,
      array['a', 'b"\\c', null, '']::text[] as tags, array[array[1, 2], array[3, 4]] as grid,
      '{"a": [1, null]}'::jsonb as document, '\\x00ff'::bytea as bytes, '{}'::text[] as none,
      '2026-05-01 09:30:00.123+09'::timestamptz as instant, '2026-05-01 09:30:00'::timestamp as wall,
      '09:30'::time as hour, null::int8 as nothing`;
    expect(await row(query)).toEqual({
      yes: true,
      real: 1.5,
      price: '12.30',
      name: '강릉',
      tags: ['a', 'b"\\c', null, ''],
      grid: [
        [1, 2],
        [3, 4],
      ],
      document: { a: [1, null] },
      bytes: new Uint8Array([0, 255]),
      none: [],
      instant: new Date('2026-05-01T00:30:00.123Z'),
      wall: '2026-05-01 09:30:00',
      hour: '09:30:00',
      nothing: null,
    });
  });

  test('writes parameters alike', async () => {
    const instant = new Date('2026-05-01T00:30:00.123Z');
    const query = sql`select ${instant}::timestamptz as instant, ${['a', 'b"\\c', null]}::text[] as tags,
      ${[1, 2]}::int8[] as ids, ${JSON.stringify(['x'])}::jsonb as document, ${new Uint8Array([0, 255])}::bytea as bytes,
      ${true}::boolean as yes, ${'2026-02-28'}::date as day, ${12}::int as number, ${null}::text as nothing`;
    expect(await row(query)).toEqual({
      instant,
      tags: ['a', 'b"\\c', null],
      ids: [1, 2],
      document: ['x'],
      bytes: new Uint8Array([0, 255]),
      yes: true,
      day: '2026-02-28',
      number: 12,
      nothing: null,
    });
  });

  test('returns the number of written rows', async () => {
    const { sql: handle } = database();
    await sql`create table written (id int primary key)`.execute(handle);
    const insert = await sql`insert into written values (1), (2), (3)`.execute(handle);
    expect(insert.numAffectedRows).toBe(3n);
    const update = await sql`update written set id = id + 10 where id > 1`.execute(handle);
    expect(update.numAffectedRows).toBe(2n);
  });
});
