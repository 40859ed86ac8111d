import { PassThrough, type Readable } from 'node:stream';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { apiBase } from '../../../../contract/addresses.ts';
import { removeExpired } from '../../../app/expiry.ts';
import { cacheControl } from '../../../http/caching.ts';
import { testPhotograph } from '../../../media/photographs/testing/testPhotographs.ts';
import { collectJobErrors } from '../../../testing/collectJobErrors.ts';
import { describeWithGuide } from '../../../testing/describeWithGuide.ts';
import { useApplication } from '../../../testing/testApplication.ts';
import { TestStaff } from '../../../testing/testStaff.ts';

const url = `${apiBase}/desk/photographs`;

describeWithGuide('Desk: photographs', (database) => {
  const { app, clock } = useApplication(database, { variables: { RATE_LIMITS: 'off' } });
  const signInStaff = (role: 'editor' | 'dispatcher') => TestStaff.signIn({ app, database, clock }, role);

  const upload = async (cookie: string, payload: Buffer | Readable | string, type = 'image/jpeg') => {
    const headers = { cookie, 'content-type': type };
    const response = await app().inject({ method: 'POST', url, headers, payload });
    return { status: response.statusCode, body: response.json() };
  };
  const stored = () => database().sql.selectFrom('photograph').selectAll().orderBy('hash').execute();
  const sizes = () => database().sql.selectFrom('photograph_size').select(['hash', 'width']).execute();
  const expire = () =>
    removeExpired({ database: database(), clock, log: () => undefined, ...collectJobErrors() });

  beforeEach(async () => {
    clock.moveTo('2026-11-21T12:00:00+09:00');
    await database().sql.deleteFrom('photograph').execute();
  });

  it('stores an upload once, and serves its sizes for a year', async () => {
    const { cookie, id } = await signInStaff('editor');
    const bytes = await testPhotograph({ width: 1000, height: 750 });
    const first = await upload(cookie, bytes);
    expect([first.status, first.body]).toMatchObject([200, { width: 1000, height: 750 }]);
    expect(await upload(cookie, bytes)).toEqual(first);
    expect(await stored()).toMatchObject([{ hash: first.body.hash, staff_id: id }]);
    for (const [file, type] of [
      ['400.webp', 'image/webp'],
      ['1000.webp', 'image/webp'],
      ['1200.jpg', 'image/jpeg'],
    ]) {
      const address = `/photographs/${first.body.hash}-${file}`;
      const { statusCode, headers, rawPayload } = await app().inject({ url: address });
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        type,
        cacheControl.forever,
      ]);
      expect(rawPayload.length).toBeGreaterThan(100);
      const known = { 'if-none-match': String(headers.etag) };
      expect((await app().inject({ url: address, headers: known })).statusCode).toBe(304);
      const head = await app().inject({ method: 'HEAD', url: address });
      expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
        200,
        '',
        String(rawPayload.length),
      ]);
    }
    const audit = await database()
      .sql.selectFrom('desk_audit')
      .selectAll()
      .where('subject_id', '=', first.body.hash)
      .execute();
    expect(audit).toMatchObject([{ action: 'uploadPhotograph', subject: 'photograph', actor_id: id }]);
  });

  it.each(['none', '-400.webp', `${'a'.repeat(64)}-400.webp`, `${'a'.repeat(64)}-400.gif`, '%00'])(
    'returns 404 for /photographs/%s',
    async (file) => {
      const response = await app().inject({ url: `/photographs/${file}` });
      expect([response.statusCode, response.headers['content-type']]).toEqual([
        404,
        'application/problem+json; charset=utf-8',
      ]);
    },
  );

  it('refuses others, other types and too many bytes, and stores nothing', async () => {
    const editor = await signInStaff('editor');
    const dispatcher = await signInStaff('dispatcher');
    const bytes = await testPhotograph();
    expect((await upload('', bytes)).status).toBe(401);
    expect((await upload(dispatcher.cookie, bytes)).status).toBe(403);
    for (const type of ['image/gif', 'application/json', 'text/html', 'image/svg+xml'])
      expect((await upload(editor.cookie, bytes, type)).body.code, type).toBe('unsupportedMediaType');
    const large = await upload(editor.cookie, Buffer.concat([bytes, Buffer.alloc(21 * 1024 * 1024)]));
    expect([large.status, large.body.errors]).toMatchObject([
      413,
      [{ field: 'photograph', code: 'tooLarge' }],
    ]);
    const empty = await upload(editor.cookie, '');
    expect([empty.status, empty.body.errors]).toMatchObject([400, [{ field: 'photograph', code: 'empty' }]]);
    expect([await stored(), await sizes()]).toEqual([[], []]);
    // No other endpoint accepts a photograph.
    const elsewhere = await app().inject({
      method: 'POST',
      url: `${apiBase}/desk/guide`,
      headers: { cookie: editor.cookie, 'content-type': 'image/jpeg' },
      payload: bytes,
    });
    expect(elsewhere.statusCode).toBe(415);
  });

  it('decodes one of many at a time, and rejects those that would have to wait long', async () => {
    const editors = await Promise.all([1, 2, 3, 4, 5].map(() => signInStaff('editor')));
    const all = await Promise.all(
      editors.map(async ({ cookie }, seed) => upload(cookie, await testPhotograph({ seed, width: 1600 }))),
    );
    const statuses = all.map(({ status }) => status);
    expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
    expect(statuses).toContain(200);
    expect(await stored()).toHaveLength(statuses.filter((status) => status === 200).length);
    expect((await upload(editors[0]?.cookie ?? '', await testPhotograph({ seed: 9 }))).status).toBe(200);
  });

  it('reads one upload of a member at a time, and those of others while slow ones arrive', async () => {
    const slow = await Promise.all([1, 2, 3].map(() => signInStaff('editor')));
    const bytes = await testPhotograph();
    const bodies = slow.map(() => new PassThrough());
    const slowly = slow.map(({ cookie }, index) => upload(cookie, bodies[index] ?? ''));
    for (const body of bodies) body.write(bytes.subarray(0, 100));
    const colleague = await signInStaff('editor');
    expect((await upload(colleague.cookie, bytes)).status).toBe(200);
    const second = await upload(slow[0]?.cookie ?? '', bytes);
    expect([second.status, second.body.code]).toEqual([429, 'tooManyRequests']);
    for (const body of bodies) body.end(bytes.subarray(100));
    expect((await Promise.all(slowly)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await upload(slow[0]?.cookie ?? '', bytes)).status).toBe(200);
  });

  it('lists photographs with their places and the room they take, and the drawings of a place', async () => {
    const editor = await signInStaff('editor');
    const { hash } = (await upload(editor.cookie, await testPhotograph())).body;
    await sql`update place_content set gallery = ${JSON.stringify([{ photograph: hash }])}::json where place_id = 1`.execute(
      database().sql,
    );
    const unused = (await upload(editor.cookie, await testPhotograph({ seed: 1 }))).body.hash;
    const { body } = await editor.call('GET', '/desk/photographs?placeId=1');
    const listed = new Map(body.content.map((one: { hash: string }) => [one.hash, one]));
    expect(listed.get(hash)).toMatchObject({ places: [{ id: 1 }], isNeeded: true, width: 640 });
    expect(listed.get(unused)).toMatchObject({ places: [], isNeeded: false });
    expect(body.total.photographs).toBe(2);
    expect(body.total.bytes).toBeGreaterThan(1_000);
    expect(body.drawings.length).toBeGreaterThan(2);
    for (const { url: address } of body.drawings) expect(address).toMatch(/^\/pictures\/.*\.svg$/);
    await sql`update place_content set gallery = null where place_id = 1`.execute(database().sql);
  });

  it('removes what nothing needs, at a press, or 30 days after its upload', async () => {
    const editor = await signInStaff('editor');
    const hashes: string[] = [];
    for (const seed of [1, 2, 3, 4])
      hashes.push((await upload(editor.cookie, await testPhotograph({ seed }))).body.hash);
    const [drafted = '', former = '', unused = '', another = ''] = hashes;
    const named = (hash: string) => JSON.stringify({ pictures: [{ photograph: hash, credit: 'Kim' }] });
    await sql`insert into desk_place (place_id, key, origin, draft) values (1, 'one', 'files', ${named(drafted)}::json)`.execute(
      database().sql,
    );
    const changes = JSON.stringify([{ field: 'pictures', before: [{ photograph: former }], after: [] }]);
    await sql`insert into place_publication (place_id, kind, at, who, changes)
      values (1, 'publish', ${clock.now()}, 'Kim', ${changes}::json)`.execute(database().sql);
    for (const needed of [drafted, former]) {
      const response = await editor.call('DELETE', `/desk/photographs/${needed}`);
      expect([response.status, response.body.code]).toEqual([409, 'notPossibleNow']);
    }
    expect((await editor.call('DELETE', `/desk/photographs/${another}`)).status).toBe(204);
    expect((await editor.call('DELETE', `/desk/photographs/${another}`)).status).toBe(404);
    clock.moveTo('2026-12-21T11:59:59+09:00');
    await expire();
    expect((await stored()).map(({ hash }) => hash)).toEqual([drafted, former, unused].toSorted());
    clock.moveTo('2026-12-21T12:00:00+09:00');
    await expire();
    expect((await stored()).map(({ hash }) => hash)).toEqual([drafted, former].toSorted());
    expect(new Set((await sizes()).map(({ hash }) => hash))).toEqual(new Set([drafted, former]));
    await sql`delete from place_publication`.execute(database().sql);
    await sql`delete from desk_place`.execute(database().sql);
  });
});

describeWithGuide('DESIGN 3: limits of uploads', (database) => {
  const { app, clock } = useApplication(database);

  it('refuses a member’s uploads after 120 per hour, and not a colleague’s', async () => {
    const member = await TestStaff.signIn({ app, database, clock }, 'editor');
    const send = (cookie: string) =>
      app().inject({
        method: 'POST',
        url,
        headers: { cookie, 'content-type': 'image/jpeg' },
        payload: 'no photograph',
      });
    for (let tries = 0; tries < 120; tries += 1) expect((await send(member.cookie)).statusCode).toBe(400);
    const refused = await send(member.cookie);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'tooManyRequests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const colleague = await TestStaff.signIn({ app, database, clock }, 'editor');
    expect((await send(colleague.cookie)).statusCode).toBe(400);
  });
});
