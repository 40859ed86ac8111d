import { describe, expect, it } from 'vitest';
import { api } from '../../../contract/api.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { useApplication } from '../../testing/testApplication.ts';
import { TestVisitor } from '../../testing/testVisitor.ts';

const start = '2026-11-21T12:00:00+09:00';
const stops = (...ids: number[]) =>
  ids.map((placeId, index) => ({ placeId, memo: '', orderIndex: index + 1 }));
const plan = { tripDate: '2026-12-01', startTime: '09:30', numberOfPeople: 2 };

describeWithGuide('the saved plan', (database) => {
  const { app, clock } = useApplication(database, { variables: { RATE_LIMITS: 'off' } });
  let people = 0;
  async function someone(headers?: Record<string, string>): Promise<TestVisitor> {
    clock.moveTo(start);
    const visitor = new TestVisitor(app, headers);
    await visitor.createAccount({ database, clock }, `planner-${++people}@example.com`, `planner ${people}`);
    return visitor;
  }
  const read = async (visitor: TestVisitor, locale = 'KO') =>
    api.getTripPlan.response.parse((await visitor.call('GET', `/trip-plan?locale=${locale}`)).body);
  const save = (visitor: TestVisitor, body: object) => visitor.call('POST', '/trip-plan?locale=KO', body);

  it('DESIGN 3: responds 200 with an empty visitSpotSet and updatedAt null when no plan is saved', async () => {
    expect(await read(await someone())).toEqual({
      visitSpotSet: [],
      updatedAt: null,
      tripDate: null,
      startTime: null,
      numberOfPeople: null,
      departure: null,
    });
  });

  it('SPEC 3: returns a saved plan in its order, with all that a page needs to resume it', async () => {
    const visitor = await someone();
    const shuffled = stops(5, 3, 9).toReversed();
    const saved = await save(visitor, { tripPlan: plan, visitSpotSet: shuffled });
    expect(saved.status).toBe(200);
    const again = await read(visitor);
    expect(again).toMatchObject({ ...plan, updatedAt: new Date(start).toISOString() });
    expect(again.visitSpotSet.map(({ id, orderIndex }) => [id, orderIndex])).toEqual([
      [5, 1],
      [3, 2],
      [9, 3],
    ]);
    for (const stop of again.visitSpotSet) {
      expect(stop.thumbnailUrl).toMatch(/^\/pictures\//);
      expect(stop.lat).toBeGreaterThan(37);
      expect(stop.lng).toBeGreaterThan(128);
      expect(stop.isListed).toBe(true);
    }
    expect(api.saveTripPlan.response.parse(saved.body)).toEqual({ ...again, replacedNewer: false });
  });

  it('keeps the chosen length of a visit, 15 to 120 minutes, and none where none was chosen', async () => {
    const visitor = await someone();
    const chosen = [15, null, 120];
    const visitSpotSet = stops(5, 3, 9, 7).map((stop, index) => ({ ...stop, stayMinutes: chosen[index] }));
    expect((await save(visitor, { tripPlan: plan, visitSpotSet })).status).toBe(200);
    const before = await read(visitor);
    expect(before.visitSpotSet.map(({ stayMinutes }) => stayMinutes)).toEqual([15, null, 120, null]);
    for (const [stayMinutes, code] of [
      [14, 'too_small'],
      [121, 'too_big'],
      [30.5, 'invalid_type'],
      ['30', 'invalid_type'],
    ] as const) {
      const response = await save(visitor, {
        tripPlan: plan,
        visitSpotSet: [{ placeId: 1, orderIndex: 1, stayMinutes }],
      });
      expect([response.status, response.fields['visitSpotSet.0.stayMinutes']], `${stayMinutes}`).toEqual([
        400,
        code,
      ]);
    }
    expect(await read(visitor)).toEqual(before);
  });

  it('DESIGN 3: returns names in the page’s language, though the locale stays KO', async () => {
    const visitor = await someone({ 'accept-language': 'ja' });
    await save(visitor, { tripPlan: plan, visitSpotSet: stops(1) });
    const [inJapanese] = (await read(visitor)).visitSpotSet;
    const [inEnglish] = (await read(visitor, 'EN')).visitSpotSet;
    expect([inJapanese?.name, inEnglish?.name]).toEqual(['鏡浦ビーチ', 'Gyeongpo Beach']);
  });

  it('DESIGN 3: keeps one plan per user, replaced as a whole; date, time and people may be null', async () => {
    const visitor = await someone();
    await save(visitor, { tripPlan: plan, visitSpotSet: stops(1, 2, 3) });
    const second = await save(visitor, {
      tripPlan: { tripDate: null, startTime: null, numberOfPeople: null },
      visitSpotSet: stops(4),
    });
    expect(second.status).toBe(200);
    expect(await read(visitor)).toMatchObject({ tripDate: null, startTime: null, numberOfPeople: null });
    expect((await read(visitor)).visitSpotSet.map(({ id }) => id)).toEqual([4]);
  });

  it('DESIGN 3: responds 400 by field to a broken rule, and keeps the old plan', async () => {
    const visitor = await someone();
    await save(visitor, { tripPlan: plan, visitSpotSet: stops(1, 2) });
    const before = await read(visitor);
    const cases: [object, string, string][] = [
      [{ visitSpotSet: [] }, 'visitSpotSet', 'too_small'],
      [
        { visitSpotSet: stops(...Array.from({ length: 31 }, (_, index) => index + 1)) },
        'visitSpotSet',
        'too_big',
      ],
      [{ visitSpotSet: stops(1, 999_999) }, 'visitSpotSet.1.placeId', 'unknownPlace'],
      [{ visitSpotSet: stops(1, 2, 1) }, 'visitSpotSet.2.placeId', 'duplicatePlace'],
      [{ visitSpotSet: [{ placeId: 1, memo: '', orderIndex: 2 }] }, 'visitSpotSet.0.orderIndex', 'orderGap'],
      [
        {
          visitSpotSet: [
            { placeId: 1, memo: '', orderIndex: 1 },
            { placeId: 2, memo: '', orderIndex: 1 },
          ],
        },
        'visitSpotSet.1.orderIndex',
        'orderGap',
      ],
      [{ tripPlan: { ...plan, tripDate: '2026-11-20' } }, 'tripPlan.tripDate', 'pastDate'],
      [{ tripPlan: { ...plan, tripDate: '2027-11-22' } }, 'tripPlan.tripDate', 'tooFarDate'],
      [{ tripPlan: { ...plan, tripDate: '2026-02-30' } }, 'tripPlan.tripDate', 'invalidDate'],
      [{ tripPlan: { ...plan, tripDate: '12/01/2026' } }, 'tripPlan.tripDate', 'invalidDate'],
      [{ tripPlan: { ...plan, startTime: '08:30' } }, 'tripPlan.startTime', 'invalidTime'],
      [{ tripPlan: { ...plan, startTime: '18:30' } }, 'tripPlan.startTime', 'invalidTime'],
      [{ tripPlan: { ...plan, startTime: '09:15' } }, 'tripPlan.startTime', 'invalidTime'],
      [{ tripPlan: { ...plan, numberOfPeople: 0 } }, 'tripPlan.numberOfPeople', 'too_small'],
      [{ tripPlan: { ...plan, numberOfPeople: 5 } }, 'tripPlan.numberOfPeople', 'too_big'],
      [{ tripPlan: { ...plan, numberOfPeople: 1.5 } }, 'tripPlan.numberOfPeople', 'invalid_type'],
      [{ tripPlan: undefined }, 'tripPlan', 'invalid_type'],
    ];
    for (const [change, field, code] of cases) {
      const response = await save(visitor, { tripPlan: plan, visitSpotSet: stops(3), ...change });
      expect([response.status, response.fields[field]], JSON.stringify(change)).toEqual([400, code]);
    }
    expect(await read(visitor)).toEqual(before);
    expect(
      (
        await save(visitor, {
          tripPlan: plan,
          visitSpotSet: stops(...Array.from({ length: 30 }, (_, i) => i + 1)),
        })
      ).status,
    ).toBe(200);
  });

  it('DESIGN 3: accepts today until midnight in Asia/Seoul', async () => {
    const visitor = await someone();
    const today = { tripPlan: { ...plan, tripDate: '2026-11-21' }, visitSpotSet: stops(1) };
    clock.moveTo('2026-11-21T12:10:00+09:00');
    expect((await save(visitor, today)).status).toBe(200);
    const other = await someone();
    clock.moveTo('2026-11-20T15:00:00Z');
    expect((await save(other, { ...today, tripPlan: { ...plan, tripDate: '2026-11-20' } })).status).toBe(400);
  });

  it('replaces a plan that was saved elsewhere meanwhile, and reports it', async () => {
    const visitor = await someone();
    const first = api.saveTripPlan.response.parse(
      (await save(visitor, { tripPlan: plan, visitSpotSet: stops(1) })).body,
    );
    const base = { tripPlan: plan, visitSpotSet: stops(2), baseUpdatedAt: first.updatedAt };
    const second = await save(visitor, base);
    expect(second.body).toMatchObject({ replacedNewer: false });
    const third = await save(visitor, { ...base, visitSpotSet: stops(3) });
    expect(third.body).toMatchObject({ replacedNewer: true });
    const never = await save(visitor, { ...base, baseUpdatedAt: null });
    expect(never.body).toMatchObject({ replacedNewer: true });
    expect((await save(visitor, { ...base, baseUpdatedAt: 'yesterday' })).fields).toHaveProperty(
      'baseUpdatedAt',
    );
  });

  describe('DESIGN 3: replaceOther false', () => {
    const asked = { tripPlan: plan, replaceOther: false };

    it('keeps a saved plan when the base is null, another date or of another account', async () => {
      const visitor = await someone();
      await save(visitor, { tripPlan: plan, visitSpotSet: stops(1, 2) });
      const before = await read(visitor);
      const second = '2026-11-21T03:00:00.001Z';
      for (const baseUpdatedAt of [null, '2026-11-20T00:00:00.000Z', second, '2027-01-01T00:00:00Z']) {
        const refused = await save(visitor, { ...asked, visitSpotSet: stops(3), baseUpdatedAt });
        expect([refused.status, refused.body]).toMatchObject([
          409,
          { code: 'otherPlan', updatedAt: before.updatedAt },
        ]);
        expect(await read(visitor)).toEqual(before);
      }
    });

    it('replaces the plan of the given base, and saves where none is saved', async () => {
      const visitor = await someone();
      const first = await save(visitor, { ...asked, visitSpotSet: stops(1), baseUpdatedAt: null });
      const { updatedAt } = api.saveTripPlan.response.parse(first.body);
      const second = await save(visitor, { ...asked, visitSpotSet: stops(2), baseUpdatedAt: updatedAt });
      expect([first.status, second.status]).toEqual([200, 200]);
      expect(second.body).toMatchObject({ replacedNewer: false });
      expect((await read(visitor)).visitSpotSet.map(({ id }) => id)).toEqual([2]);
    });

    it('accepts a plan that is saved already, since a response may have been lost', async () => {
      const visitor = await someone();
      const sent = { ...asked, visitSpotSet: stops(1, 2), baseUpdatedAt: null };
      await save(visitor, sent);
      expect((await save(visitor, sent)).status).toBe(200);
      for (const other of [
        { tripPlan: { ...plan, numberOfPeople: 3 } },
        { visitSpotSet: stops(2, 1) },
        { visitSpotSet: stops(1) },
        { visitSpotSet: stops(1, 2).map((stop) => ({ ...stop, memo: 'early' })) },
        { visitSpotSet: stops(1, 2).map((stop) => ({ ...stop, stayMinutes: 30 })) },
      ]) {
        expect((await save(visitor, { ...sent, ...other })).status, JSON.stringify(other)).toBe(409);
      }
    });

    it('requires baseUpdatedAt', async () => {
      const visitor = await someone();
      const response = await save(visitor, { ...asked, visitSpotSet: stops(1) });
      expect([response.status, response.fields.baseUpdatedAt]).toEqual([400, 'missingBase']);
      expect((await read(visitor)).updatedAt).toBeNull();
    });

    it('refuses one of two concurrent saves with the same base', async () => {
      const visitor = await someone();
      const saves = [1, 2].map((id) =>
        save(visitor, { ...asked, visitSpotSet: stops(id), baseUpdatedAt: null }),
      );
      const responses = await Promise.all(saves);
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const saved = responses[0]?.status === 200 ? 1 : 2;
      expect((await read(visitor)).visitSpotSet.map(({ id }) => id)).toEqual([saved]);
    });
  });

  it('never mixes the plans of concurrent saves', async () => {
    const visitor = await someone();
    const plans = Array.from({ length: 8 }, (_, index) => ({
      tripPlan: { ...plan, numberOfPeople: (index % 4) + 1 },
      visitSpotSet: stops(...Array.from({ length: index + 1 }, (_, stop) => index * 10 + stop + 1)),
    }));
    const responses = await Promise.all(plans.map((plan) => save(visitor, plan)));
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const saved = await read(visitor);
    const ids = saved.visitSpotSet.map(({ id }) => id);
    const winner = plans.find((plan) => plan.visitSpotSet[0]?.placeId === ids[0]);
    expect(ids).toEqual(winner?.visitSpotSet.map(({ placeId }) => placeId));
    expect(saved.numberOfPeople).toBe(winner?.tripPlan.numberOfPeople);
  });

  it('keeps a place that left the guide, marked as unlisted, and deletes the plan with the account', async () => {
    const visitor = await someone();
    await save(visitor, { tripPlan: plan, visitSpotSet: stops(150, 151) });
    const { sql } = database();
    await sql.updateTable('place').set({ listed: false }).where('id', '=', 150).execute();
    expect((await read(visitor)).visitSpotSet.map(({ isListed }) => isListed)).toEqual([false, true]);
    await sql.updateTable('place').set({ listed: true }).where('id', '=', 150).execute();
    const stranger = await someone();
    expect((await read(stranger)).visitSpotSet).toEqual([]);
    await visitor.call('DELETE', '/user/me', { password: 'Summer2026!' });
    const left = await sql
      .selectFrom('trip_stop')
      .select('place_id')
      .where('place_id', 'in', [150, 151])
      .execute();
    expect(left).toEqual([]);
  });
});
