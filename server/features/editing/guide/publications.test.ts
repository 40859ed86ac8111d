import { beforeAll, expect, it } from 'vitest';
import { historyPageSize } from '../../../../domain/places/guideRules.ts';
import { describeWithGuide } from '../../../testing/describeWithGuide.ts';
import type { TestStaff } from '../../../testing/testStaff.ts';
import { useGuideDesk } from './testing/useGuideDesk.ts';

describeWithGuide('Desk: publishing the guide', (database) => {
  const { staff, get, save, publish, history, audit, stored, visitorsPlace } = useGuideDesk(database, {
    hasFewPlaces: true,
  });
  let editor: TestStaff;
  beforeAll(async () => {
    editor = await staff('editor');
  });
  const readActions = async (id: number) => (await audit(id)).map(({ action }) => action);

  it('publishes a draft to visitors, with a line in the history and one in the audit trail', async () => {
    const before = await get(editor, 1);
    await save(editor, 1, [{ field: 'summary.en', after: 'Sand, pines and a long walk' }]);
    expect((await visitorsPlace('tour/1')).body.summary).toBe(before.published?.['summary.en']);
    const published = await publish(editor, 1);
    expect([published.status, published.body]).toMatchObject([
      200,
      {
        published: { 'summary.en': 'Sand, pines and a long walk' },
        publishedAt: expect.any(String),
        draft: { version: 0, fields: {}, edits: {} },
        visitorPath: '/content/tour/1',
      },
    ]);
    expect((await visitorsPlace('tour/1')).body.summary).toBe('Sand, pines and a long walk');
    const { content } = await history(editor, 1);
    expect(content).toMatchObject([
      {
        kind: 'publish',
        by: expect.stringMatching(/^editor /),
        changes: [
          {
            field: 'summary.en',
            before: before.published?.['summary.en'],
            after: 'Sand, pines and a long walk',
          },
        ],
      },
    ]);
    const lines = await audit(1);
    expect(lines).toMatchObject([
      { action: 'draftGuidePlace' },
      { action: 'publishGuidePlace', after: { publicationId: content[0]?.id, fields: ['summary.en'] } },
    ]);
    expect(JSON.stringify(lines)).not.toContain('pines');
  });

  it('publishes no other draft than the one that the editor saw, and none that is not there', async () => {
    await save(editor, 2, [{ field: 'summary.en', after: 'The first wording of it' }]);
    const { draft } = await get(editor, 2);
    await save(editor, 2, [{ field: 'summary.en', after: 'The second wording of it' }]);
    const before = await stored();
    for (const version of [draft.version, draft.version + 2, 0]) {
      const late = await publish(editor, 2, version);
      expect([late.status, late.body.code]).toEqual([409, 'changedMeanwhile']);
    }
    const nothing = await publish(editor, 3, 0);
    expect([nothing.status, nothing.body.code]).toEqual([409, 'notPossibleNow']);
    expect((await publish(editor, 99_999, 0)).status).toBe(404);
    expect(await stored()).toBe(before);
    const responses = await Promise.all([publish(editor, 2), publish(editor, 2)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await history(editor, 2)).content).toHaveLength(1);
  });

  it('names every fault by its field, before the press and at it, and publishes nothing', async () => {
    await save(editor, 4, [
      { field: 'name.en', after: ' ' },
      { field: 'phone', after: 'ask inside' },
      { field: 'position', after: { lat: 10, lng: 10 } },
    ]);
    const { faults } = await get(editor, 4);
    expect(faults.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['name.en', 'phone', 'position']),
    );
    const before = await stored();
    const refused = await publish(editor, 4);
    expect([refused.status, refused.body.code]).toEqual([400, 'invalidRequest']);
    expect(refused.body.errors).toHaveLength(faults.length);
    expect(await stored()).toBe(before);
    expect(await readActions(4)).toEqual(['draftGuidePlace']);
  });

  it('hides a place and shows it again', async () => {
    const set = (isHidden: boolean) => editor.call('POST', '/desk/guide/5/hidden', { isHidden });
    const path = (await get(editor, 5)).visitorPath?.replace('/content/', '') ?? '';
    expect((await set(false)).status).toBe(200);
    const hidden = await set(true);
    expect(hidden.body).toMatchObject({ isHidden: true, visitorPath: null });
    expect((await visitorsPlace(path)).status).toBe(404);
    expect((await set(true)).status).toBe(200);
    expect((await set(false)).body).toMatchObject({ isHidden: false });
    expect((await visitorsPlace(path)).status).toBe(200);
    expect(await readActions(5)).toEqual(['hideGuidePlace', 'showGuidePlace']);
    expect((await history(editor, 5)).content.map(({ kind }) => kind)).toEqual(['show', 'hide']);
  });

  it('restores the fields as they were before a publication, and keeps the draft', async () => {
    const { published } = await get(editor, 6);
    const former = published?.['summary.en'];
    for (const [field, after] of [
      ['summary.en', 'The second summary of it'],
      ['rank', 77],
      ['summary.en', 'The third summary of it'],
    ] as const) {
      await save(editor, 6, [{ field, after }]);
      expect((await publish(editor, 6)).status).toBe(200);
    }
    await save(editor, 6, [{ field: 'summary.ko', after: '아직 초안인 한 줄 소개' }]);
    const [third, second, first] = (await history(editor, 6)).content;
    const restore = (id: number | undefined) =>
      editor.call('POST', `/desk/guide/6/history/${id}/restore`, {});
    const back = await restore(second?.id);
    expect([back.status, back.body]).toMatchObject([
      200,
      { published: { 'summary.en': 'The second summary of it', rank: published?.rank } },
    ]);
    expect(back.body.draft.fields).toEqual({ 'summary.ko': '아직 초안인 한 줄 소개' });
    expect((await restore(first?.id)).body.published['summary.en']).toBe(former);
    const { content } = await history(editor, 6);
    expect(content.map(({ kind }) => kind)).toEqual(['restore', 'restore', 'publish', 'publish', 'publish']);
    const before = await stored();
    expect((await restore((third?.id ?? 0) + 1_000)).status).toBe(404);
    expect((await editor.call('POST', `/desk/guide/7/history/${first?.id}/restore`, {})).status).toBe(404);
    expect(await stored()).toBe(before);
    expect((await audit(6)).filter(({ action }) => action === 'restoreGuidePlace')).toMatchObject([
      { after: { before: second?.id, fields: ['summary.en', 'rank'] } },
      { after: { before: first?.id, fields: ['summary.en'] } },
    ]);
  });

  it('pages the history, the newest first', async () => {
    await editor.call('POST', '/desk/guide/8/hidden', { isHidden: true });
    await database()
      .sql.insertInto('place_publication')
      .values(
        Array.from({ length: historyPageSize + 1 }, () => ({
          place_id: 8,
          kind: 'publish' as const,
          at: new Date(),
          staff_id: null,
          who: 'Somebody',
          changes: JSON.stringify([{ field: 'rank', before: 1, after: 2 }]),
        })),
      )
      .execute();
    const [first, second] = [await history(editor, 8), await history(editor, 8, 2)];
    expect([first.content.length, first.hasMore]).toEqual([historyPageSize, true]);
    expect([second.content.length, second.hasMore]).toEqual([2, false]);
    const ids = [...first.content, ...second.content].map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
    expect((await history(editor, 9)).content).toEqual([]);
    expect((await editor.call('GET', '/desk/guide/99999/history')).status).toBe(404);
    expect((await editor.call('GET', '/desk/guide/8/history?page=0')).status).toBe(400);
  });

  it('settles a field that a release and the desk have both changed, for either side', async () => {
    const asIfReleased = async (id: number) => {
      const { published } = await get(editor, id);
      await save(editor, id, [{ field: 'summary.en', after: 'As the desk has written it' }]);
      await publish(editor, id);
      // As if the desk had changed the field before the content files got their current value.
      const starter = JSON.stringify({ 'summary.en': 'An older value of the files' });
      await database().sql.updateTable('desk_place').set({ starter }).where('place_id', '=', id).execute();
      return published?.['summary.en'];
    };
    const settle = (id: number, body: object) => editor.call('POST', `/desk/guide/${id}/release`, body);
    const release = await asIfReleased(10);
    expect((await get(editor, 10)).upstreamConflicts).toEqual([
      {
        field: 'summary.en',
        desk: 'As the desk has written it',
        before: 'An older value of the files',
        release,
      },
    ]);
    const before = await stored();
    expect((await settle(10, { field: 'rank', keep: 'desk' })).status).toBe(409);
    expect((await settle(10, { field: 'summary.en', keep: 'both' })).status).toBe(400);
    expect(await stored()).toBe(before);
    const kept = await settle(10, { field: 'summary.en', keep: 'desk' });
    expect(kept.body).toMatchObject({
      upstreamConflicts: [],
      published: { 'summary.en': 'As the desk has written it' },
    });
    expect((await settle(10, { field: 'summary.en', keep: 'desk' })).status).toBe(409);
    const other = await asIfReleased(11);
    const taken = await settle(11, { field: 'summary.en', keep: 'release' });
    expect(taken.body).toMatchObject({ upstreamConflicts: [], published: { 'summary.en': other } });
    expect((await audit(11)).at(-1)).toMatchObject({
      action: 'resolveUpstreamConflict',
      after: { field: 'summary.en', keep: 'release', fields: ['summary.en'] },
    });
  });

  it('keeps the name of an editor who has left, in drafts, history and audit trail', async () => {
    const leaving = await staff('editor');
    const owner = await staff('owner');
    await save(leaving, 12, [{ field: 'summary.en', after: 'What somebody left behind' }]);
    await publish(leaving, 12);
    await save(leaving, 12, [{ field: 'summary.en', after: 'What somebody also left behind' }]);
    expect((await owner.call('DELETE', `/desk/staff/${leaving.id}`)).status).toBe(204);
    expect((await get(editor, 12)).draft.edits['summary.en']?.by).toMatch(/^editor /);
    expect((await history(editor, 12)).content[0]?.by).toMatch(/^editor /);
    expect((await publish(editor, 12)).status).toBe(200);
  });
});
