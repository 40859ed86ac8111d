import { beforeEach, expect, it } from 'vitest';
import { deskApi } from '../../../../contract/desk/api.ts';
import type { DeskFestival } from '../../../../contract/desk/festivals.ts';
import { byLanguage, languages } from '../../../../domain/languages.ts';
import { auditLines } from '../../../desk/testing/auditLines.ts';
import { PublicResponses } from '../../../http/publicResponses.ts';
import { describeWithGuide } from '../../../testing/describeWithGuide.ts';
import { useApplication } from '../../../testing/testApplication.ts';
import { TestStaff } from '../../../testing/testStaff.ts';
import { TestVisitor } from '../../../testing/testVisitor.ts';
import { useTestStaff } from '../../../testing/useTestStaff.ts';
import { visibleFestivals } from '../../festivals/testing/visibleFestivals.ts';

const texts = (text: string) => byLanguage((language) => `${text} ${language}`);
const coffee = {
  name: texts('Coffee Festival'),
  summary: texts('Roasters by the sea'),
  place: texts('Anmok Beach'),
  address: '강원 강릉시 창해로14번길',
  position: { lat: 37.7716, lng: 128.9476 },
  placeId: 1,
  startsOn: '2026-11-21',
  endsOn: '2026-11-24',
  phone: '033-640-5114',
  homepage: 'https://coffee.example/',
};
type Fields = typeof coffee;

describeWithGuide('Desk: festivals', (database) => {
  const { app, clock } = useApplication(database, {
    variables: { RATE_LIMITS: 'off' },
    publicResponses: new PublicResponses(),
  });
  const guest = new TestVisitor(app);
  const editor = useTestStaff({ app, database, clock }, 'editor');
  beforeEach(async () => {
    await database().sql.deleteFrom('festival').execute();
    await announced();
  });

  /** Clears the caches as a publication does. */
  const announced = async () => {
    const { id, version } = await created({ startsOn: '2026-01-01', endsOn: '2026-01-01' });
    await publish(id, version);
    await database().sql.deleteFrom('festival').execute();
  };
  const rows = () => database().sql.selectFrom('festival').selectAll().orderBy('id').execute();
  const guideVersion = async () =>
    (await database().sql.selectFrom('guide_state').select('version').executeTakeFirstOrThrow()).version;
  const created = async (fields: Partial<Fields> = {}): Promise<DeskFestival> => {
    const response = await editor().call('POST', '/desk/festivals', { ...coffee, ...fields });
    expect(response.status, JSON.stringify(response.body)).toBe(200);
    return deskApi.createFestival.response.parse(response.body);
  };
  const publish = (id: number, version: number, isPublished = true, staff = editor()) =>
    staff.call('POST', `/desk/festivals/${id}/published`, { isPublished, version });
  const published = async (fields: Partial<Fields> = {}): Promise<DeskFestival> => {
    const { id, version } = await created(fields);
    return deskApi.setFestivalPublished.response.parse((await publish(id, version)).body);
  };
  const change = (id: number, version: number, fields: object = {}, staff = editor()) =>
    staff.call('PATCH', `/desk/festivals/${id}`, { ...coffee, ...fields, version });
  const remove = (id: number, version: number, staff = editor()) =>
    staff.call('DELETE', `/desk/festivals/${id}?version=${version}`);
  const listed = async (list: string, staff = editor()) =>
    deskApi.listDeskFestivals.response.parse((await staff.call('GET', `/desk/festivals?list=${list}`)).body)
      .content;
  const shown = (query?: string) => visibleFestivals(guest, query);
  const audit = (id: number) => auditLines(database(), 'festival', id);

  it('shows a published festival in every language at once, with a new version of the guide', async () => {
    const { id, version } = await created();
    expect(await shown()).toEqual([]);
    const before = await guideVersion();
    expect((await publish(id, version)).body).toMatchObject({ id, isPublished: true, version: version + 1 });
    expect(await guideVersion()).toBe(before + 1);
    for (const language of languages) {
      const [festival] = await shown(`locale=${language}`);
      expect(festival).toEqual({
        id,
        name: `Coffee Festival ${language}`,
        koreanName: 'Coffee Festival ko',
        summary: `Roasters by the sea ${language}`,
        place: `Anmok Beach ${language}`,
        startsOn: '2026-11-21',
        endsOn: '2026-11-24',
        address: coffee.address,
        position: coffee.position,
        guidePlace: { id: 1, type: 'tour', name: expect.any(String) },
        phone: coffee.phone,
        homepage: coffee.homepage,
      });
    }
    expect(await audit(id)).toMatchObject([
      { action: 'add', actor_id: editor().id, after: { name: coffee.name } },
      { action: 'publish', after: { name: 'Coffee Festival ko' } },
    ]);
  });

  it('shows a change of a published festival at once, and takes it away when withdrawn or removed', async () => {
    const { id, version } = await published();
    expect(await shown('locale=en')).toHaveLength(1);
    const changed = await change(id, version, { name: texts('Tea Festival'), placeId: null, phone: '' });
    expect(changed.status).toBe(200);
    expect(await shown('locale=en')).toMatchObject([
      { name: 'Tea Festival en', guidePlace: null, phone: null },
    ]);
    expect((await publish(id, version + 1, false)).status).toBe(200);
    expect(await shown('locale=en')).toEqual([]);
    expect((await publish(id, version + 2)).status).toBe(200);
    expect(await shown('locale=en')).toHaveLength(1);
    expect((await remove(id, version + 3)).status).toBe(204);
    expect(await shown('locale=en')).toEqual([]);
    expect((await audit(id)).map(({ action }) => action)).toEqual([
      'add',
      'publish',
      'change',
      'unpublish',
      'publish',
      'remove',
    ]);
  });

  it('leaves the guide’s version as it is for what no visitor sees', async () => {
    const before = await guideVersion();
    const { id, version } = await created();
    await change(id, version, { phone: '' });
    await remove(id, version + 1);
    expect(await guideVersion()).toBe(before);
  });

  it('names every missing text, and publishes nothing', async () => {
    const { id, version } = await created({
      name: { ...texts('Half'), ja: ' ' },
      place: { ko: '', en: '', cn: '', tw: '', ja: '' },
    });
    const refused = await publish(id, version);
    expect(refused.status).toBe(400);
    expect(refused.body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'name.ja',
      'place.ko',
      'place.en',
      'place.cn',
      'place.tw',
      'place.ja',
    ]);
    expect(await shown()).toEqual([]);
    expect(await rows()).toMatchObject([{ is_published: false, version }]);
    const whole = await published();
    const emptied = await change(whole.id, whole.version, { summary: { ...coffee.summary, cn: '' } });
    expect([emptied.status, emptied.body.errors]).toMatchObject([400, [{ field: 'summary.cn' }]]);
    expect(await shown('locale=cn')).toMatchObject([{ summary: 'Roasters by the sea cn' }]);
  });

  it.each([
    ['name.ko', { name: { ...coffee.name, ko: '' } }],
    ['name.en', { name: { ...coffee.name, en: 'x'.repeat(81) } }],
    ['summary.ja', { summary: { ...coffee.summary, ja: 'a\u202eb' } }],
    ['startsOn', { startsOn: '2026-02-30', endsOn: '2026-03-02' }],
    ['endsOn', { endsOn: '2026-11-20' }],
    ['endsOn', { endsOn: '2027-01-20' }],
    ['position.lat', { position: { lat: 35.1, lng: 128.9 } }],
    ['placeId', { placeId: 99_999 }],
    ['phone', { phone: 'none' }],
    ['homepage', { homepage: 'http://coffee.example/' }],
    ['homepage', { homepage: 'javascript:alert(1)' }],
  ])('refuses a wrong %s with its name, and stores nothing', async (field, wrong) => {
    const response = await editor().call('POST', '/desk/festivals', { ...coffee, ...wrong });
    expect([response.status, response.body.errors]).toMatchObject([400, [{ field }]]);
    expect(await rows()).toEqual([]);
    const { id, version } = await created();
    const before = await rows();
    expect((await change(id, version, wrong)).body.errors).toMatchObject([{ field }]);
    expect(await rows()).toEqual(before);
  });

  it('allows sixty days and one', async () => {
    expect((await created({ endsOn: '2027-01-19' })).endsOn).toBe('2027-01-19');
    expect((await created({ endsOn: '2026-11-21' })).endsOn).toBe('2026-11-21');
  });

  it('refuses the slower of two editors, and every change of another version', async () => {
    const { id, version } = await published();
    const other = await TestStaff.signIn({ app, database, clock }, 'editor');
    const responses = await Promise.all([
      change(id, version, { address: 'one' }),
      change(id, version, { address: 'two' }, other),
    ]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const before = await rows();
    for (const response of [
      await change(id, version),
      await publish(id, version, false),
      await remove(id, version),
    ])
      expect([response.status, response.body.code]).toEqual([409, 'changedMeanwhile']);
    const twice = await publish(id, version + 1);
    expect([twice.status, twice.body.code]).toEqual([409, 'notPossibleNow']);
    expect((await change(2_147_483_647, 0)).status).toBe(404);
    expect(await rows()).toEqual(before);
  });

  it('is for editors and owners alone, and changes nothing at a refusal', async () => {
    const { id, version } = await created();
    const before = await rows();
    const dispatcher = await TestStaff.signIn({ app, database, clock }, 'dispatcher');
    const owner = await TestStaff.signIn({ app, database, clock }, 'owner');
    for (const response of [
      await dispatcher.call('GET', '/desk/festivals'),
      await dispatcher.call('POST', '/desk/festivals', coffee),
      await change(id, version, {}, dispatcher),
      await publish(id, version, true, dispatcher),
      await remove(id, version, dispatcher),
    ])
      expect(response.status).toBe(403);
    for (const [method, path, body] of [
      ['GET', '/desk/festivals', undefined],
      ['POST', '/desk/festivals', coffee],
      ['PATCH', `/desk/festivals/${id}`, { ...coffee, version }],
      ['POST', `/desk/festivals/${id}/published`, { isPublished: true, version }],
      ['DELETE', `/desk/festivals/${id}?version=${version}`, undefined],
    ] as const)
      expect((await guest.call(method, path, body)).status, `${method} ${path}`).toBe(401);
    expect(await rows()).toEqual(before);
    expect((await publish(id, version, true, owner)).status).toBe(200);
  });

  it('lists what is coming, what is not published, and what is over', async () => {
    const soon = await published({ startsOn: '2026-12-01', endsOn: '2026-12-02' });
    const draft = await created();
    const past = await created({ startsOn: '2026-11-01', endsOn: '2026-11-20' });
    const ids = async (list: string) => (await listed(list)).map(({ id }) => id);
    expect(await ids('upcoming')).toEqual([draft.id, soon.id]);
    expect(await ids('unpublished')).toEqual([draft.id]);
    expect(await ids('past')).toEqual([past.id]);
    expect(await listed('past')).toMatchObject([{ placeName: expect.stringMatching(/[가-힣]/) }]);
  });
});
