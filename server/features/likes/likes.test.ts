import { expect, it } from 'vitest';
import { z } from 'zod';
import { api } from '../../../contract/api.ts';
import { describeWithGuide, describeWithReplica } from '../../testing/describeWithGuide.ts';
import { useApplication } from '../../testing/testApplication.ts';
import { TestVisitor } from '../../testing/testVisitor.ts';

const likedSchema = z.object({
  content: z.array(z.object({ placeId: z.int(), id: z.int(), name: z.string(), type: z.string() }).loose()),
  currentPage: z.int(),
  totalPages: z.int(),
  totalItems: z.int(),
});

describeWithGuide('likes', (database) => {
  const { app, clock } = useApplication(database, { variables: { RATE_LIMITS: 'off' } });
  let people = 0;
  async function someone(): Promise<TestVisitor> {
    const visitor = new TestVisitor(app);
    await visitor.createAccount({ database, clock }, `liker-${++people}@example.com`, `liker ${people}`);
    return visitor;
  }
  const readCount = async (id: number) =>
    (
      await database()
        .sql.selectFrom('place')
        .select('like_count')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).like_count;
  const liked = async (visitor: TestVisitor, query = '') =>
    likedSchema.parse((await visitor.call('GET', `/user/like-places${query}`)).body);

  it('SPEC 7: toggles by POST user/like-place, and returns the state and the count', async () => {
    const visitor = await someone();
    const before = await readCount(5);
    expect((await visitor.call('POST', '/user/like-place/5')).body).toEqual({
      liked: true,
      likeCount: before + 1,
    });
    expect((await (await someone()).call('POST', '/user/like-place/5')).body).toEqual({
      liked: true,
      likeCount: before + 2,
    });
    expect((await visitor.call('POST', '/user/like-place/5')).body).toEqual({
      liked: false,
      likeCount: before + 1,
    });
    expect(await readCount(5)).toBe(before + 1);
  });

  it('DESIGN 3: sets the state by PUT and DELETE, and counts what is sent twice once', async () => {
    const visitor = await someone();
    const before = await readCount(8);
    for (const method of ['PUT', 'PUT', 'DELETE', 'DELETE', 'PUT'] as const) {
      const liked = method === 'PUT';
      expect((await visitor.call(method, '/user/like-place/8')).body, method).toEqual({
        liked,
        likeCount: before + (liked ? 1 : 0),
      });
    }
    expect((await visitor.call('POST', '/user/like-place/8')).body).toEqual({
      liked: false,
      likeCount: before,
    });
    expect(await readCount(8)).toBe(before);
  });

  it.each(['POST', 'PUT', 'DELETE'] as const)(
    'DESIGN 3: responds to %s with 401 for a guest and 404 for an unknown place, and changes no count',
    async (method) => {
      const before = await readCount(6);
      const guest = await new TestVisitor(app).call(method, '/user/like-place/6');
      expect([guest.status, guest.code]).toEqual([401, 'unauthorized']);
      const visitor = await someone();
      for (const id of ['999999', '0', '-1', 'x', '6%20or%201=1', '2147483648']) {
        expect((await visitor.call(method, `/user/like-place/${id}`)).status, id).toBe(404);
      }
      expect(await readCount(6)).toBe(before);
      expect((await liked(visitor)).totalItems).toBe(0);
    },
  );

  it.each([
    ['POST', 7, 21],
    ['PUT', 10, 20],
  ] as const)('keeps the count correct under concurrent %s requests', async (method, id, requests) => {
    const visitor = await someone();
    const before = await readCount(id);
    const responses = await Promise.all(
      Array.from({ length: requests }, () => visitor.call(method, `/user/like-place/${id}`)),
    );
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    expect(await readCount(id)).toBe(before + 1);
    expect((await liked(visitor)).totalItems).toBe(1);
  });

  it('SPEC 7: lists liked places, newest first, by category, page and place, in the requested language', async () => {
    const visitor = await someone();
    const { sql } = database();
    const [tour, other] = await Promise.all([
      sql.selectFrom('place').select('id').where('type', '=', 'tour').orderBy('id').limit(2).execute(),
      sql.selectFrom('place').select('id').where('type', '=', 'restaurant').orderBy('id').limit(1).execute(),
    ]);
    const ids = [...tour, ...other].map(({ id }) => id);
    for (const [index, id] of ids.entries()) {
      clock.moveTo(`2026-11-21T12:0${index + 1}:00+09:00`);
      await visitor.call('POST', `/user/like-place/${id}`);
    }
    const all = await liked(visitor, '?size=20&locale=EN');
    expect(all.content.map(({ placeId }) => placeId)).toEqual(ids.toReversed());
    expect(all.content.every(({ id, placeId, name }) => id === placeId && !/[가-힣]/.test(name))).toBe(true);
    expect((await liked(visitor, '?type=TOURIST_SPOT')).content.map(({ id }) => id)).toEqual(
      ids.slice(0, 2).reverse(),
    );
    const second = await liked(visitor, '?size=2&page=2');
    expect([second.content.length, second.totalPages, second.totalItems]).toEqual([1, 2, 3]);
    expect((await liked(visitor, `?placeId=${ids[0]}`)).content).toHaveLength(1);
    expect((await liked(visitor, '?placeId=9')).content.length).toBe(ids.includes(9) ? 1 : 0);
    expect((await liked(await someone())).content).toEqual([]);
    expect((await visitor.call('GET', '/user/like-places?type=hotel')).status).toBe(400);
    expect((await visitor.call('GET', '/user/like-places?locale=fr')).status).toBe(400);
  });

  it('hides a place that left the guide, and lets it be unliked', async () => {
    const visitor = await someone();
    await visitor.call('POST', '/user/like-place/11');
    const { sql } = database();
    await sql.updateTable('place').set({ listed: false }).where('id', '=', 11).execute();
    expect((await liked(visitor)).totalItems).toBe(0);
    expect((await visitor.call('PUT', '/user/like-place/11')).status).toBe(404);
    expect((await visitor.call('DELETE', '/user/like-place/11')).body).toMatchObject({ liked: false });
    expect((await visitor.call('POST', '/user/like-place/11')).status).toBe(404);
    await sql.updateTable('place').set({ listed: true }).where('id', '=', 11).execute();
  });
});

describeWithReplica('likes with a lagging read replica', (database, replica) => {
  const { app, clock } = useApplication(database, {
    readDatabase: replica,
    variables: { RATE_LIMITS: 'off' },
  });

  it('shows a like and its removal at once', async () => {
    const visitor = new TestVisitor(app);
    await visitor.createAccount({ database, clock }, 'replica@example.com', 'replica');
    const countInGuide = async () =>
      api.getPlace.response.parse((await visitor.call('GET', '/places/tour/1')).body).likeCount;
    const before = await countInGuide();
    for (const [liked, totalItems] of [
      [true, 1],
      [false, 0],
    ]) {
      expect((await visitor.call('POST', '/user/like-place/1')).body).toMatchObject({ liked });
      const own = await visitor.call('GET', '/user/like-places?placeId=1');
      expect(own.body).toMatchObject({ totalItems });
      // Intermediate caches must not store the list.
      expect(own.headers['cache-control']).toBe('no-store');
      // The count in the guide comes from the replica, which lags.
      expect(await countInGuide()).toBe(before);
    }
  });
});
