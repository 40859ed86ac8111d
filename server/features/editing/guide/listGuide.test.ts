import { beforeAll, expect, it } from 'vitest';
import { deskApi } from '../../../../contract/desk/api.ts';
import { describeWithGuide } from '../../../testing/describeWithGuide.ts';
import type { TestStaff } from '../../../testing/testStaff.ts';
import { TestVisitor } from '../../../testing/testVisitor.ts';
import { useGuideDesk } from './testing/useGuideDesk.ts';

describeWithGuide('Desk: the table of the guide', (database) => {
  const { app, clock, staff, get, save } = useGuideDesk(database);
  let editor: TestStaff;
  beforeAll(async () => {
    editor = await staff('editor');
  });
  const list = async () =>
    deskApi.listGuide.response.parse((await editor.call('GET', '/desk/guide')).body).content;
  const row = async (id: number) => (await list()).find((one) => one.id === id);

  it('lists every place by its Korean name', async () => {
    const names = (await list()).map(({ name }) => name.ko);
    expect(names).toHaveLength(228);
    const { compare } = new Intl.Collator('ko', { numeric: true });
    expect(names).toEqual(names.toSorted(compare));
  });

  it('shows a place as drafted, and how current and complete it is', async () => {
    expect(await row(1)).toMatchObject({ hasDraft: false, missingLanguages: [], isPublished: true });
    await save(editor, 1, [
      { field: 'name.en', after: 'The long beach' },
      { field: 'summary.tw', after: '' },
      { field: 'hours.doubtful', after: true },
      { field: 'checked.text', after: { on: '2025-02', source: 'a walk' } },
      { field: 'checked.hours', after: { on: '2026-10', source: 'a walk' } },
      { field: 'checked.phone', after: { on: '2026-10', source: 'a call' } },
      { field: 'checked.address', after: { on: '2026-10', source: 'a walk' } },
    ]);
    expect(await row(1)).toMatchObject({
      key: 'gyeongpo-beach',
      name: { ko: '경포해변', en: 'The long beach', ja: '鏡浦ビーチ' },
      hasDraft: true,
      missingLanguages: ['tw'],
      isDoubtful: true,
      oldestCheck: '2025-02',
      upstreamConflicts: 0,
      openProposals: 0,
    });
  });

  it('counts likes and open reports, in the table and at the place', async () => {
    const visitor = new TestVisitor(app);
    await visitor.createAccount({ database, clock }, 'liking@example.com', 'liking');
    await visitor.call('POST', '/user/like-place/3');
    await visitor.call('POST', '/places/tour/3/reports', { kind: 'closed' });
    await visitor.call('POST', '/places/tour/3/reports', { kind: 'hours' });
    const { body } = await editor.call('GET', '/desk/place-reports?placeId=3');
    await editor.call('POST', `/desk/place-reports/${body.content[0].id}/close`, { outcome: 'nothing' });
    const counts = { likes: 1, openReports: 1 };
    expect(await row(3)).toMatchObject(counts);
    expect(await get(editor, 3)).toMatchObject(counts);
    expect(await row(4)).toMatchObject({ likes: 0, openReports: 0 });
  });
});
