import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Proposal } from '../../../../contract/desk/proposals.ts';
import { sampleContents } from '../../../sandbox/tourapi/contents.ts';
import { describeWithGuide } from '../../../testing/describeWithGuide.ts';
import type { TestStaff } from '../../../testing/testStaff.ts';
import { nextNight, requestNightlyRun, requestOfficialRun } from './officialRuns.ts';
import { useOfficialData } from './testing/useOfficialData.ts';

const brief = (proposal: Proposal) =>
  proposal.kind === 'changedField' ? `${proposal.field}` : proposal.kind;

describeWithGuide('Official data: runs and proposals', (database) => {
  const desk = useOfficialData(database);
  const { run, list, fetchProposals, official } = desk;
  let editor: TestStaff;
  beforeAll(async () => {
    await desk.app().listen({ port: 0, host: '127.0.0.1' });
    editor = await desk.staff();
  });
  beforeEach(async () => {
    for (const table of ['proposal', 'official_content', 'official_run', 'festival'] as const)
      await database().sql.deleteFrom(table).execute();
    await database()
      .sql.updateTable('desk_place')
      .set({ draft: '{}', draft_edits: '{}' })
      .where('origin', '=', 'files')
      .execute();
    await database().sql.deleteFrom('desk_place').where('is_published', '=', false).execute();
    const world = desk.world();
    world.contents = sampleContents();
    world.dailyLimit = 1_000;
    world.counts.clear();
    world.asked.length = 0;
  });
  const accept = (proposals: readonly object[], staff = editor) =>
    staff.call('POST', '/desk/proposals/accept', { proposals });
  const refuse = (ids: readonly number[]) => editor.call('POST', '/desk/proposals/refuse', { ids });
  const place = async (id: number) => (await editor.call('GET', `/desk/guide/${id}`)).body;
  const readState = async (id: number) =>
    (await database().sql.selectFrom('proposal').select('state').where('id', '=', id).executeTakeFirst())
      ?.state;
  const guide = async () =>
    JSON.stringify([
      await database().sql.selectFrom('place').select(['id', 'key', 'listed']).orderBy('id').execute(),
      await database().sql.selectFrom('place_content').selectAll().orderBy('place_id').execute(),
      await database().sql.selectFrom('guide_state').selectAll().execute(),
      await database().sql.selectFrom('desk_place').selectAll().orderBy('place_id').execute(),
    ]);

  it('turns what differs into proposals by place, and changes nothing of the guide', async () => {
    const before = await guide();
    expect(await run(editor)).toMatchObject({ result: 'done', by: expect.stringContaining('editor') });
    expect(await guide()).toBe(before);
    const { content, open } = await list(editor);
    expect(
      content.map(({ contentId, placeId, proposals }) => [contentId, placeId, proposals.map(brief)]),
    ).toEqual([
      ['900004', 71, ['closedPlace']],
      ['900002', 27, ['phone', 'hours.weekDays', 'hours.periods']],
      ['900006', 134, ['facts']],
      ['900007', 5, ['facts']],
      ['900008', 183, ['phone']],
      ['900003', 48, ['photograph', 'photograph']],
      ['900005', null, ['newPlace']],
      ['900021', null, ['festival']],
      ['900022', null, ['festival']],
    ]);
    expect(open).toEqual({ closedPlace: 1, changedField: 6, photograph: 2, newPlace: 1, festival: 2 });
    const [phone] = await fetchProposals(editor, '900008');
    expect(phone).toMatchObject({
      kind: 'changedField',
      present: '033-660-9000',
      proposed: '033-660-9001',
      source: '한국관광공사 TourAPI 900008, 2026-11-21',
    });
    expect((await list(editor, '?kind=newPlace')).content.map(({ contentId }) => contentId)).toEqual([
      '900005',
    ]);
    expect(await place(27)).toMatchObject({ draft: { version: 0 } });
  });

  it('reads no details again and finds nothing new where nothing has changed', async () => {
    await run(editor);
    const first = await list(editor);
    desk.world().asked.length = 0;
    expect(await run(editor)).toMatchObject({ result: 'done', found: 0 });
    expect(await list(editor)).toEqual(first);
    expect([...new Set(desk.world().asked)].toSorted()).toEqual([
      'ChsService2/areaBasedSyncList2',
      'ChtService2/areaBasedSyncList2',
      'EngService2/areaBasedSyncList2',
      'JpnService2/areaBasedSyncList2',
      'KorService2/areaBasedSyncList2',
      'KorService2/searchFestival2',
    ]);
  });

  it('writes accepted fields into the draft, with the date of the check, and publishes nothing', async () => {
    await run(editor);
    const proposals = await fetchProposals(editor, '900002');
    const shown = proposals.map((one) => ({
      id: one.id,
      present: one.kind === 'changedField' ? one.present : null,
    }));
    expect(await accept(shown)).toMatchObject({ status: 200, body: { placeId: 27 } });
    const { draft, published } = await place(27);
    const checked = { on: '2026-11-21', source: '한국관광공사 TourAPI 900002, 2026-11-21' };
    expect(draft.fields).toEqual({
      phone: '033-600-0002',
      'hours.weekDays': ['TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'],
      'hours.periods': [
        { days: ['TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'], opens: '10:00', closes: '17:00' },
      ],
      'checked.phone': checked,
      'checked.hours': checked,
    });
    expect(published.phone).toBe('');
    expect(await fetchProposals(editor, '900002')).toEqual([]);
    expect(await accept(shown)).toMatchObject({ status: 409, body: { code: 'notPossibleNow' } });
    expect(await run(editor)).toMatchObject({ found: 0 });
    const audit = await database()
      .sql.selectFrom('desk_audit')
      .select(['action', 'who'])
      .where('subject', '=', 'proposal')
      .where('action', '=', 'acceptProposal')
      .execute();
    expect(audit.length).toBeGreaterThanOrEqual(3);
  });

  it('refuses a field that somebody has changed since, and then takes over nothing', async () => {
    await run(editor);
    const proposals = await fetchProposals(editor, '900002');
    const [phone, days] = proposals;
    if (!phone || !days) throw new Error('nothing was proposed');
    const saved = await editor.call('PATCH', '/desk/guide/27/draft', {
      changes: [{ field: 'phone', before: '', after: '033-111-2222' }],
    });
    expect(saved.status).toBe(200);
    const { present } = days.kind === 'changedField' ? days : { present: null };
    const response = await accept([
      { id: days.id, present },
      { id: phone.id, present: '' },
    ]);
    expect(response).toMatchObject({
      status: 409,
      body: { code: 'changedMeanwhile', errors: [{ field: 'phone', code: 'changedMeanwhile' }] },
    });
    expect((await place(27)).draft.fields).toEqual({ phone: '033-111-2222' });
    expect([await readState(phone.id), await readState(days.id)]).toEqual(['open', 'open']);
  });

  it('lets a refused value return only as another one', async () => {
    await run(editor);
    const [phone] = await fetchProposals(editor, '900008');
    expect((await refuse([phone?.id ?? 0])).status).toBe(204);
    expect((await refuse([phone?.id ?? 0])).status).toBe(409);
    await run(editor);
    expect(await fetchProposals(editor, '900008')).toEqual([]);
    official('900008', { tel: '033-660-9002', modifiedtime: '20261121090000' });
    await run(editor);
    expect(await fetchProposals(editor, '900008')).toMatchObject([{ proposed: '033-660-9002' }]);
    official('900008', { tel: '033-660-9003', modifiedtime: '20261121100000' });
    await run(editor);
    expect(await fetchProposals(editor, '900008')).toMatchObject([{ proposed: '033-660-9003' }]);
  });

  it('calls a proposal outdated whose field has its value by now', async () => {
    await run(editor);
    const [phone] = await fetchProposals(editor, '900008');
    await editor.call('PATCH', '/desk/guide/183/draft', {
      changes: [{ field: 'phone', before: '033-660-9000', after: '033-660-9001' }],
    });
    await run(editor);
    expect(await fetchProposals(editor, '900008')).toEqual([]);
    expect(await readState(phone?.id ?? 0)).toBe('outdated');
  });

  it('downloads an accepted photograph, and stands it before the drawings with credit and licence', async () => {
    await run(editor);
    const photographs = await fetchProposals(editor, '900003');
    expect(photographs[0]).toMatchObject({
      url: '/sandbox/tourapi/cms/resource/sample/haslla-1.jpg',
      licence: 'kogl1',
    });
    expect((await accept(photographs.map(({ id }) => ({ id })))).status).toBe(200);
    const { draft, published } = await place(48);
    expect(draft.fields.pictures.slice(0, 2)).toMatchObject([
      { credit: '한국관광공사', licence: 'kogl1', alt: { ko: expect.stringContaining('하슬라') } },
      { credit: '한국관광공사', licence: 'kogl3' },
    ]);
    expect(draft.fields.pictures.slice(2)).toEqual(published.pictures);
    const stored = await database().sql.selectFrom('photograph').select('hash').execute();
    expect(stored.map(({ hash }) => hash)).toEqual(
      expect.arrayContaining(
        draft.fields.pictures.slice(0, 2).map((one: { photograph: string }) => one.photograph),
      ),
    );
  });

  it('starts a new place from its languages, and proposes its photographs from then on', async () => {
    await run(editor);
    const [found] = await fetchProposals(editor, '900005');
    const { body } = await accept([{ id: found?.id }]);
    expect(await place(body.placeId)).toMatchObject({
      origin: 'desk',
      key: 'gangneung-baramsup-art-museum-sample',
      published: null,
      draft: {
        fields: {
          type: 'tour',
          'name.ko': '강릉 바람숲 미술관(체험용)',
          'name.en': 'Gangneung Baramsup Art Museum, sample',
          'name.ja': '',
          'information.en': expect.stringContaining('three small rooms'),
          phone: '033-600-0005',
          'checked.phone': { on: '2026-11-21' },
          'hours.weekDays': ['TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'],
        },
      },
    });
    await run(editor);
    expect((await fetchProposals(editor, '900005')).map(brief)).toEqual(['photograph']);
  });

  it('hides a closed place when an editor accepts it, with history and audit', async () => {
    await run(editor);
    const [closed] = await fetchProposals(editor, '900004');
    expect((await accept([{ id: closed?.id }])).status).toBe(200);
    expect(await place(71)).toMatchObject({ isHidden: true });
    expect((await editor.call('GET', '/desk/guide/71/history')).body.content[0]).toMatchObject({
      kind: 'hide',
    });
    expect(await readState(closed?.id ?? 0)).toBe('accepted');
    await run(editor);
    expect(await fetchProposals(editor, '900004')).toEqual([]);
    await editor.call('POST', '/desk/guide/71/hidden', { isHidden: false });
  });

  it('accepts a festival as a draft, and gives the desk its later changes', async () => {
    await run(editor);
    const [festival] = await fetchProposals(editor, '900021');
    expect(await accept([{ id: festival?.id }])).toMatchObject({ status: 200, body: { placeId: null } });
    const kept = () =>
      database().sql.selectFrom('festival').selectAll().where('content_id', '=', '900021').executeTakeFirst();
    expect(await kept()).toMatchObject({
      is_published: false,
      starts_on: '2026-11-20',
      ends_on: '2026-11-25',
      name: { ko: '솔바람 음악제(체험용)', en: 'Pine Breeze Music Festival, sample' },
    });
    official('900021', { days: { begins: 1, ends: 6 }, modifiedtime: '20261121090000' });
    await run(editor);
    expect(await kept()).toMatchObject({ starts_on: '2026-11-20', proposed: { startsOn: '2026-11-22' } });
    expect(await fetchProposals(editor, '900021')).toEqual([]);
  });

  it('proposes a text of the guide only when the official one changes after it was first seen', async () => {
    await run(editor);
    expect(await fetchProposals(editor, '900001')).toEqual([]);
    official('900001', { overview: '새 소개 글입니다.', modifiedtime: '20261121090000' });
    await run(editor);
    expect(await fetchProposals(editor, '900001')).toMatchObject([
      { field: 'information.ko', proposed: '새 소개 글입니다.' },
    ]);
  });

  it('keeps the place of content that was merged under another id', async () => {
    await run(editor);
    official('900008', {
      contentid: '900108',
      oldContentid: '900008',
      title: '다른 이름 호텔',
      modifiedtime: '20261121090000',
    });
    await run(editor);
    expect(await fetchProposals(editor, '900108')).toMatchObject([{ field: 'phone' }]);
  });

  it('keeps what it has when the quota breaks a run off, and goes on the next day', async () => {
    desk.world().dailyLimit = 4;
    expect(await run(editor)).toMatchObject({ result: 'quota' });
    const early = (await list(editor)).content.length;
    expect(early).toBeGreaterThan(0);
    expect(early).toBeLessThan(9);
    desk.world().counts.clear();
    expect(await run(editor)).toMatchObject({ result: 'quota' });
    for (let day = 0; day < 3; day += 1) {
      desk.world().counts.clear();
      await run(editor);
    }
    expect((await list(editor)).content).toHaveLength(9);
    const details = desk.world().asked.filter((one) => one === 'KorService2/detailCommon2');
    // One request for each content, besides the requests that were refused.
    expect(details.length).toBeLessThanOrEqual(9 + 5);
  });

  it('says why a run ended', async () => {
    desk.world().contents = [];
    expect(await run(editor)).toMatchObject({ result: 'done', found: 0 });
  });

  it('refuses proposals of several places at once, unknown ones, and bad bodies', async () => {
    await run(editor);
    const [one] = await fetchProposals(editor, '900002');
    const [other] = await fetchProposals(editor, '900008');
    expect(await accept([{ id: one?.id }, { id: other?.id }])).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'proposals', code: 'severalPlaces' }] },
    });
    expect((await accept([{ id: 999_999 }])).status).toBe(404);
    expect((await accept([])).status).toBe(400);
    expect((await refuse([999_999])).status).toBe(404);
  });

  it('wants one run a night, however many replicas want it, and one at a time', async () => {
    const deps = { database: database(), clock: desk.clock };
    const night = desk.clock.now();
    await Promise.all([
      requestNightlyRun(deps, night),
      requestNightlyRun(deps, night),
      requestOfficialRun(deps, 'Edi'),
    ]);
    const runs = () => database().sql.selectFrom('official_run').select(['id', 'who']).execute();
    expect(await runs()).toHaveLength(1);
    await database().sql.updateTable('official_run').set({ due_at: null, ended_at: night }).execute();
    await requestNightlyRun(deps, night);
    expect(await runs()).toHaveLength(1);
  });

  it('runs at 04:10 in Seoul', () => {
    const next = (now: string) => nextNight(new Date(now)).toISOString();
    expect(next('2026-11-21T04:09:59+09:00')).toBe('2026-11-20T19:10:00.000Z');
    expect(next('2026-11-21T04:10:00+09:00')).toBe('2026-11-21T19:10:00.000Z');
    expect(next('2026-11-21T23:59:59+09:00')).toBe('2026-11-21T19:10:00.000Z');
  });
});
