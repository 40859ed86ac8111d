import { expect, it } from 'vitest';
import { api } from '../../../contract/api.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { useApplication } from '../../testing/testApplication.ts';
import { goodPassword } from '../../testing/testPassword.ts';
import { TestVisitor } from '../../testing/testVisitor.ts';

const start = '2026-11-21T12:00:00+09:00';
const stops = (...ids: number[]) =>
  ids.map((placeId, index) => ({ placeId, memo: 'a secret note', orderIndex: index + 1 }));
const tripPlan = { tripDate: '2026-12-01', startTime: '09:30', numberOfPeople: 2 };
const nothing = { token: null, path: null, sharedAt: null };

describeWithGuide('the shared plan', (database) => {
  const { app, clock } = useApplication(database, { variables: { RATE_LIMITS: 'off' } });
  let people = 0;
  async function someone(): Promise<TestVisitor> {
    clock.moveTo(start);
    const visitor = new TestVisitor(app);
    await visitor.createAccount({ database, clock }, `sharer-${++people}@example.com`, `sharer ${people}`);
    return visitor;
  }
  const guest = new TestVisitor(app);
  const send = (visitor: TestVisitor, ids: number[], change: object = {}) =>
    visitor.call('POST', '/trip-plan/share', { tripPlan, visitSpotSet: stops(...ids), ...change });
  const share = async (visitor: TestVisitor, ...ids: number[]) =>
    api.sharePlan.response.parse((await send(visitor, ids)).body);
  const shareLink = async (visitor: TestVisitor) => (await visitor.call('GET', '/trip-plan/share')).body;
  const open = (token: string, locale = 'en') => guest.call('GET', `/shared-plans/${token}?locale=${locale}`);
  const read = async (token: string, locale = 'en') =>
    api.getSharedPlan.response.parse((await open(token, locale)).body);
  const picture = (path: string) => app().inject({ url: path });

  it('DESIGN 3: shows the plan by its link in the reader’s language, and nothing about its owner', async () => {
    const owner = await someone();
    expect(await shareLink(owner)).toEqual(nothing);
    const shared = await share(owner, 5, 1, 9);
    expect(shared.token).toMatch(/^[\w-]{43}$/);
    expect(shared).toMatchObject({ path: `/plan/${shared.token}`, sharedAt: new Date(start).toISOString() });
    expect(await shareLink(owner)).toEqual(shared);
    const response = await open(shared.token, 'ja');
    expect(response.headers['cache-control']).toBe('no-store');
    const plan = await read(shared.token, 'ja');
    expect(plan).toMatchObject({ ...tripPlan, sharedAt: shared.sharedAt });
    expect(plan.stops.map(({ id }) => id)).toEqual([5, 1, 9]);
    expect(plan.stops[1]).toMatchObject({ name: '鏡浦ビーチ', isListed: true });
    expect(JSON.stringify(response.body)).not.toMatch(/sharer|example\.com|secret note/);
    expect((await read(shared.token)).stops[1]?.name).toBe('Gyeongpo Beach');
  });

  it('shows the chosen lengths of the visits', async () => {
    const owner = await someone();
    const [first, second] = stops(5, 1);
    const { body } = await send(owner, [], { visitSpotSet: [{ ...first, stayMinutes: 25 }, second] });
    const { token } = api.sharePlan.response.parse(body);
    expect((await read(token)).stops.map(({ stayMinutes }) => stayMinutes)).toEqual([25, null]);
    await send(owner, [5, 1]);
    expect((await read(token)).stops.map(({ stayMinutes }) => stayMinutes)).toEqual([null, null]);
  });

  it('DESIGN 3: keeps the link when the plan is shared again, and shows the newest plan', async () => {
    const owner = await someone();
    const first = await share(owner, 1, 2);
    const second = await share(owner, 3);
    expect(second.token).toBe(first.token);
    expect(Date.parse(second.sharedAt)).toBeGreaterThan(Date.parse(first.sharedAt));
    expect((await read(first.token)).stops.map(({ id }) => id)).toEqual([3]);
    const without = { tripDate: null, startTime: null, numberOfPeople: null };
    await send(owner, [4], { tripPlan: without });
    expect(await read(first.token)).toMatchObject(without);
  });

  it('DESIGN 3: ends a link at once for page, API and picture; the next share makes a new one', async () => {
    const owner = await someone();
    const first = await share(owner, 1, 2);
    const { picture: address } = await read(first.token);
    expect((await picture(address)).statusCode).toBe(200);
    expect((await owner.call('DELETE', '/trip-plan/share')).status).toBe(204);
    expect([(await open(first.token)).status, (await open(first.token)).code]).toEqual([404, 'notFound']);
    expect((await picture(address)).statusCode).toBe(404);
    expect(await shareLink(owner)).toEqual(nothing);
    expect((await owner.call('DELETE', '/trip-plan/share')).status).toBe(204);
    const next = await share(owner, 1, 2);
    expect(next.token).not.toBe(first.token);
    expect((await open(first.token)).status).toBe(404);
  });

  it('refuses guests, and limits other users to their own shares', async () => {
    const owner = await someone();
    const shared = await share(owner, 1);
    const stranger = await someone();
    expect(await shareLink(stranger)).toEqual(nothing);
    await stranger.call('DELETE', '/trip-plan/share');
    const other = await share(stranger, 2);
    expect(other.token).not.toBe(shared.token);
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const refused = await guest.call(method, '/trip-plan/share', method === 'POST' ? {} : undefined);
      expect([refused.status, refused.code], method).toEqual([401, 'unauthorized']);
    }
    expect((await read(shared.token)).stops.map(({ id }) => id)).toEqual([1]);
    expect(await shareLink(owner)).toEqual(shared);
  });

  it.each([
    'x',
    'A'.repeat(43),
    'A'.repeat(44),
    'A'.repeat(200),
    '%00'.repeat(43),
    "'%20or%20true--",
    '..%2Ftrip-plan%2Fshare',
  ])('responds 404 to the invalid token %s', async (token) => {
    expect((await open(token)).status).toBe(404);
    const response = await picture(`/plan/${token}/picture.png`);
    expect(response.statusCode).toBe(404);
  });

  it('DESIGN 3: applies the rules of saving to sharing, by field, and a refusal leaves the shared plan unchanged', async () => {
    const owner = await someone();
    const shared = await share(owner, 1, 2);
    const before = await read(shared.token);
    const cases: [object, string, string][] = [
      [{ visitSpotSet: [] }, 'visitSpotSet', 'too_small'],
      [{ visitSpotSet: stops(1, 999_999) }, 'visitSpotSet.1.placeId', 'unknownPlace'],
      [{ visitSpotSet: stops(1, 1) }, 'visitSpotSet.1.placeId', 'duplicatePlace'],
      [{ visitSpotSet: [{ placeId: 1, memo: '', orderIndex: 2 }] }, 'visitSpotSet.0.orderIndex', 'orderGap'],
      [{ tripPlan: { ...tripPlan, tripDate: '2026-11-20' } }, 'tripPlan.tripDate', 'pastDate'],
      [{ tripPlan: { ...tripPlan, tripDate: '2027-11-22' } }, 'tripPlan.tripDate', 'tooFarDate'],
      [{ tripPlan: { ...tripPlan, startTime: '08:30' } }, 'tripPlan.startTime', 'invalidTime'],
      [{ tripPlan: { ...tripPlan, numberOfPeople: 5 } }, 'tripPlan.numberOfPeople', 'too_big'],
      [{ tripPlan: undefined }, 'tripPlan', 'invalid_type'],
    ];
    for (const [change, field, code] of cases) {
      const response = await send(owner, [3], change);
      expect([response.status, response.fields[field]], JSON.stringify(change)).toEqual([400, code]);
    }
    expect(await read(shared.token)).toEqual(before);
    expect(await shareLink(owner)).toEqual(shared);
  });

  it('returns one link for concurrent shares, with exactly one of the plans behind it', async () => {
    const owner = await someone();
    const plans = [[1], [2, 3], [4, 5, 6], [7, 8, 9, 10], [11, 12, 13, 14, 15]];
    const responses = await Promise.all(plans.map((ids) => share(owner, ...ids)));
    expect(new Set(responses.map(({ token }) => token)).size).toBe(1);
    expect(new Set(responses.map(({ sharedAt }) => sharedAt)).size).toBe(plans.length);
    const saved = await read(responses[0]?.token ?? '');
    expect(plans).toContainEqual(saved.stops.map(({ id }) => id));
  });

  it('never restores an ended link, even under concurrent requests', async () => {
    const owner = await someone();
    for (let round = 0; round < 5; round++) {
      const first = await share(owner, 1);
      const [ended, ...shared] = await Promise.all([
        owner.call('DELETE', '/trip-plan/share'),
        share(owner, 2),
        share(owner, 3),
      ]);
      expect(ended.status).toBe(204);
      // Either the deletion came last, or the later share has a new link.
      expect((await open(first.token)).status).toBe(404);
      const link = api.getPlanShare.response.parse(await shareLink(owner));
      if (link.token !== null) expect(shared.map(({ token }) => token)).toContain(link.token);
    }
  });

  it('keeps a place that left the guide in the shared plan, marked as unlisted', async () => {
    const owner = await someone();
    const { token } = await share(owner, 160, 161);
    const { sql } = database();
    await sql.updateTable('place').set({ listed: false }).where('id', '=', 160).execute();
    expect((await read(token)).stops.map(({ isListed }) => isListed)).toEqual([false, true]);
    await sql.updateTable('place').set({ listed: true }).where('id', '=', 160).execute();
  });

  it('deletes the link with the account', async () => {
    const owner = await someone();
    const { token } = await share(owner, 1);
    expect((await owner.call('DELETE', '/user/me', { password: goodPassword })).status).toBe(204);
    expect((await open(token)).status).toBe(404);
    const left = await database()
      .sql.selectFrom('shared_plan')
      .select('token')
      .where('token', '=', token)
      .execute();
    expect(left).toEqual([]);
  });

  it('DESIGN 3: serves a no-store PNG of 1200 by 630 that changes with the plan', async () => {
    const owner = await someone();
    const { token } = await share(owner, 1, 2, 3);
    const first = await picture((await read(token)).picture);
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/png']);
    expect(first.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    const size = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];
    expect(size(first.rawPayload)).toEqual([1200, 630]);
    const again = await picture(`/plan/${token}/picture.png`);
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    await share(owner, 100, 101);
    const other = await picture((await read(token)).picture);
    expect(size(other.rawPayload)).toEqual([1200, 630]);
    expect(other.rawPayload.equals(first.rawPayload)).toBe(false);
  });
});

describeWithGuide('rate limit of sharing a plan', (database) => {
  const { app, clock } = useApplication(database);

  it('DESIGN 3: responds 429 past 60 shares an hour of an account, and keeps the link', async () => {
    const owner = new TestVisitor(app);
    await owner.createAccount({ database, clock }, 'often@example.com', 'often');
    const send = (id: number) =>
      owner.call('POST', '/trip-plan/share', { tripPlan: {}, visitSpotSet: stops(id) });
    for (let turn = 1; turn <= 60; turn++) expect((await send(turn)).status).toBe(200);
    const refused = await send(61);
    expect([refused.status, refused.code]).toEqual([429, 'tooManyRequests']);
    const { token } = api.getPlanShare.response.parse((await owner.call('GET', '/trip-plan/share')).body);
    const plan = await owner.call('GET', `/shared-plans/${token}`);
    expect(plan.body).toMatchObject({ stops: [{ id: 60 }] });
  });
});
