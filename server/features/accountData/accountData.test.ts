import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type AccountData, accountDataSchema } from '../../../contract/accountData.ts';
import { apiBase } from '../../../contract/addresses.ts';
import { accountDataFile } from '../../../domain/accounts/accountRules.ts';
import type { Database } from '../../platform/database/database.ts';
import { openSandboxes } from '../../sandbox/openSandboxes.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { useApplication } from '../../testing/testApplication.ts';
import { goodPassword } from '../../testing/testPassword.ts';
import { TestVisitor } from '../../testing/testVisitor.ts';
import { type FilledOwner, fillAccount } from './testing/filledAccount.ts';
import { accountDataTables, columnOwners, otherTables } from './testing/keptColumns.ts';

const namesSchema = z.array(z.object({ name: z.string() }));
const columnsSchema = z.array(z.object({ name: z.string(), column: z.string() }));

/** Tables that refer to an account, directly or through others, and those with a column that may hold an address. */
async function personalTables(database: Database): Promise<string[]> {
  const { rows } = await sql`
    with recursive referring(name) as (
      select 'account'
      union
      select c.conrelid::regclass::text from pg_constraint c join referring r on c.confrelid::regclass::text = r.name
      where c.contype = 'f')
    select name from referring
    union
    select table_name from information_schema.columns
    where table_schema = 'public' and column_name ~ '(^|_)(account|email|recipient|customer)(_|$)|^order_id$'
    order by 1`.execute(database.sql);
  return namesSchema.parse(rows).map(({ name }) => name);
}

/** All values at a path, through lists. */
function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesAt(one, path));
  const [name, ...rest] = path;
  if (name === undefined) return [value];
  return typeof value === 'object' && value !== null ? valuesAt(Reflect.get(value, name), rest) : [];
}

const asText = (value: unknown) => JSON.stringify(value instanceof Date ? value.toISOString() : value);

describeWithGuide('Account: the download of its data', (database) => {
  const { app, clock } = useApplication(database, { openSandboxes });
  let owner: FilledOwner;
  let other: FilledOwner;
  let data: AccountData;
  let text = '';

  const download = (visitor: TestVisitor) => visitor.call('GET', '/user/me/data');

  beforeAll(async () => {
    await app().listen({ port: 0, host: '127.0.0.1' });
    clock.moveTo('2026-11-21T12:00:00+09:00');
    other = await fillAccount(app, database(), {
      email: 'other@example.com',
      nickname: 'stranger',
      word: 'theirs',
    });
    owner = await fillAccount(app, database(), {
      email: 'owner@example.com',
      nickname: 'owner',
      word: 'mine',
    });
    await new TestVisitor(app).call('POST', '/places/tour/3/reports', {
      kind: 'text',
      words: 'a guest wrote this',
      email: owner.email,
    });
    const response = await download(owner.visitor);
    text = JSON.stringify(response.body);
    expect(response.status, text).toBe(200);
    data = accountDataSchema.parse(response.body);
  });

  /** The owner's values of a column. */
  async function storedValues(
    table: string,
    column: string,
    { accountId, email }: FilledOwner,
  ): Promise<unknown[]> {
    const rule = accountDataTables[table];
    if (!rule) throw new Error(`${table} is not listed`);
    const where = columnOwners[rule.rows]
      .replace('$account', `'${accountId}'`)
      .replace('$email', `'${email}'`);
    const { rows } =
      await sql`select ${sql.ref(column)} as name from ${sql.table(table)} where ${sql.raw(where)}`.execute(
        database().sql,
      );
    return z
      .array(z.object({ name: z.unknown() }))
      .parse(rows)
      .map(({ name }) => name);
  }

  it('lists every table that refers to an account or may hold an address', async () => {
    const listed = [...Object.keys(accountDataTables), ...Object.keys(otherTables)].sort();
    expect(await personalTables(database())).toEqual(listed);
  });

  it('lists every column of these tables', async () => {
    const { rows } =
      await sql`select table_name as name, column_name as column from information_schema.columns
      where table_schema = 'public'`.execute(database().sql);
    const found = columnsSchema
      .parse(rows)
      .filter(({ name }) => name in accountDataTables)
      .map(({ name, column }) => `${name}.${column}`);
    const listed = Object.entries(accountDataTables).flatMap(([name, { columns }]) =>
      Object.keys(columns).map((column) => `${name}.${column}`),
    );
    expect(found.sort()).toEqual(listed.sort());
  });

  it('contains every value of each column that is not left out', async () => {
    for (const [table, { columns }] of Object.entries(accountDataTables)) {
      for (const [column, place] of Object.entries(columns)) {
        const stored = await storedValues(table, column, owner);
        expect(stored.length, `the test fills ${table}`).toBeGreaterThan(0);
        if (typeof place !== 'string') continue;
        const given = new Set(valuesAt(data, place.split('.')).map(asText));
        const missing = stored
          .flat()
          .map(asText)
          .filter((value) => !given.has(value));
        expect(missing, `${table}.${column} at ${place}`).toEqual([]);
      }
    }
  });

  it('contains no secret, token or hash, and nothing of another person', async () => {
    for (const [table, { columns }] of Object.entries(accountDataTables)) {
      for (const column of ['password_hash', 'code_hash', 'hash', 'token', 'payment_key', 'sealed']) {
        if (!(column in columns)) continue;
        for (const value of await storedValues(table, column, owner)) {
          if (value === null) continue;
          const spellings =
            value instanceof Uint8Array
              ? [Buffer.from(value).toString('hex'), Buffer.from(value).toString('base64url')]
              : [String(value)];
          for (const spelling of spellings) expect(text.includes(spelling), `${table}.${column}`).toBe(false);
        }
      }
    }
    expect(text).toContain('mine');
    // A report by a guest who entered the owner's address.
    expect(text).not.toContain('a guest wrote this');
    for (const word of ['theirs', other.email, other.accountId, 'stranger', ...other.orderIds])
      expect(text, word).not.toContain(word);
    const theirs = await download(other.visitor);
    expect(JSON.stringify(theirs.body)).not.toContain(owner.email);
  });

  it('is a file that no cache stores', async () => {
    const { headers } = await download(owner.visitor);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="${accountDataFile}"`,
      'content-type': 'application/json; charset=utf-8',
    });
  });

  it('refuses guests, cookies without a token, ended sessions and deleted accounts', async () => {
    const ticketCode = async (visitor: TestVisitor) => {
      const { status, code, body } = await download(visitor);
      expect(JSON.stringify(body)).not.toContain('@example.com');
      return [status, code];
    };
    expect(await ticketCode(new TestVisitor(app))).toEqual([401, 'unauthorized']);
    const byCookie = await app().inject({
      url: `${apiBase}/user/me/data`,
      cookies: Object.fromEntries(owner.visitor.cookies),
    });
    expect(byCookie.statusCode).toBe(401);
    const leaving = new TestVisitor(app);
    const token = await leaving.createAccount({ database, clock }, 'leaving@example.com', 'leaving');
    const stale = new TestVisitor(app, { authorization: `Bearer ${token}` });
    expect((await download(stale)).status).toBe(200);
    await leaving.call('POST', '/auth/logout');
    expect(await ticketCode(stale)).toEqual([401, 'unauthorized']);
    const gone = new TestVisitor(app);
    await gone.createAccount({ database, clock }, 'gone@example.com', 'gone');
    expect((await gone.call('DELETE', '/user/me', { password: goodPassword })).status).toBe(204);
    expect(await ticketCode(gone)).toEqual([401, 'unauthorized']);
  });

  it('is whole for an account that has nothing, and changes nothing', async () => {
    const visitor = new TestVisitor(app);
    await visitor.createAccount({ database, clock }, 'empty@example.com', 'empty');
    const { sql: handle } = database();
    const rows = () => handle.selectFrom('account').selectAll().orderBy('id').execute();
    const before = await rows();
    const { body } = await download(visitor);
    expect(accountDataSchema.parse(body)).toMatchObject({
      account: { email: 'empty@example.com', hasPassword: true },
      savedPlan: null,
      sharedPlan: null,
      orders: [],
      likes: [],
    });
    expect(await rows()).toEqual(before);
  });

  it('has all of more than 100 orders, with amounts as the other endpoints write them', async () => {
    const { sql: handle } = database();
    const { number: _, ...order } = await handle
      .selectFrom('ticket_order')
      .selectAll()
      .where('account_id', '=', owner.accountId)
      .where('status', '=', 'ready')
      .executeTakeFirstOrThrow();
    const ids = Array.from({ length: 120 }, (_, index) => `order_copy_${index}`);
    await handle
      .insertInto('ticket_order')
      .values(ids.map((id) => ({ ...order, id, amount: 2_205, currency: 'USD' as const })))
      .execute();
    await handle
      .insertInto('ticket_stop')
      .values(ids.map((order_id) => ({ order_id, order_index: 1, place_id: 5, memo: order_id })))
      .execute();
    const { orders } = accountDataSchema.parse((await download(owner.visitor)).body);
    expect(orders).toHaveLength(owner.orderIds.length + 120);
    for (const id of ids)
      expect(orders.find(({ orderId }) => orderId === id)).toMatchObject({
        amount: 22.05,
        currency: 'USD',
        stops: [{ placeId: 5, memo: id }],
      });
    await handle.deleteFrom('ticket_order').where('id', 'in', ids).execute();
  });

  it('allows an account 20 downloads an hour, and no other account fewer', async () => {
    const visitor = new TestVisitor(app);
    await visitor.createAccount({ database, clock }, 'eager@example.com', 'eager');
    for (let count = 0; count < 20; count += 1) expect((await download(visitor)).status).toBe(200);
    expect(await download(visitor)).toMatchObject({ status: 429, code: 'tooManyRequests' });
    expect((await download(other.visitor)).status).toBe(200);
  });
});
