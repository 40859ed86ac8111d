import { beforeAll, expect, it } from 'vitest';
import { deskApi } from '../../../../contract/desk/api.ts';
import { languages } from '../../../../domain/languages.ts';
import { firstDeskPlaceId } from '../../../../domain/places/guideRules.ts';
import { describeWithGuide } from '../../../testing/describeWithGuide.ts';
import type { TestStaff } from '../../../testing/testStaff.ts';
import { newPlaceEdits } from './testing/newPlaceEdits.ts';
import { useGuideDesk } from './testing/useGuideDesk.ts';

describeWithGuide('Desk: new places', (database) => {
  const { staff, save, publish, upload, history, audit, stored, visitorsPlace } = useGuideDesk(database, {
    hasFewPlaces: true,
  });
  let editor: TestStaff;
  beforeAll(async () => {
    editor = await staff('editor');
  });
  const readActions = async (id: number) => (await audit(id)).map(({ action }) => action);

  it('makes a new place with a draft, which visitors see from its publication until it is hidden', async () => {
    const made = await editor.call('POST', '/desk/guide', {
      type: 'tour',
      nameKo: '새정원',
      nameEn: ' Café d’Été & Garden ',
    });
    expect([made.status, made.body]).toMatchObject([
      200,
      {
        key: 'cafe-dete-garden',
        origin: 'desk',
        published: null,
        publishedAt: null,
        visitorPath: null,
        draft: {
          version: 1,
          fields: { 'name.ko': '새정원', 'name.en': 'Café d’Été & Garden', type: 'tour' },
        },
      },
    ]);
    const place = deskApi.createGuidePlace.response.parse(made.body);
    const { id } = place;
    expect(id).toBeGreaterThanOrEqual(firstDeskPlaceId);
    expect(place.faults.length).toBeGreaterThan(10);
    expect((await publish(editor, id)).status).toBe(400);
    const listed = async () =>
      deskApi.listGuide.response
        .parse((await editor.call('GET', '/desk/guide')).body)
        .content.find((row) => row.id === id);
    expect(await listed()).toMatchObject({ isPublished: false, hasDraft: true, missingLanguages: languages });
    const saved = await save(editor, id, newPlaceEdits(place));
    expect(saved.body.faults).toMatchObject([{ field: 'pictures' }]);
    const photograph = await upload(editor);
    const alt = {
      ko: '바다가 보이는 정원',
      en: 'A garden by the sea',
      cn: '看得见海的花园',
      tw: '看得見海的花園',
      ja: '海が見える庭',
    };
    const pictures = [{ photograph, credit: 'The city', licence: null, alt }];
    const withoutLicence = await save(editor, id, [{ field: 'pictures', after: pictures }]);
    expect(withoutLicence.body.faults).toMatchObject([{ field: 'pictures', path: '0.licence' }]);
    await save(editor, id, [{ field: 'pictures', after: [{ ...pictures[0], licence: 'kogl1' }] }]);
    expect((await visitorsPlace(`tour/${id}`)).status).toBe(404);
    const published = await publish(editor, id);
    expect([published.status, published.body]).toMatchObject([
      200,
      { visitorPath: `/content/tour/${id}`, draft: { version: 0, fields: {} }, faults: [] },
    ]);
    const shown = await visitorsPlace(`tour/${id}`);
    expect([shown.status, shown.body]).toMatchObject([
      200,
      { placeName: 'Café d’Été & Garden', imageAlts: [alt.en], imageCredits: ['The city'] },
    ]);
    expect(await listed()).toMatchObject({ isPublished: true, hasDraft: false, hasPhotograph: true });
    const hide = (isHidden: boolean) => editor.call('POST', `/desk/guide/${id}/hidden`, { isHidden });
    expect((await hide(true)).body).toMatchObject({ isHidden: true, visitorPath: null });
    expect((await visitorsPlace(`tour/${id}`)).status).toBe(404);
    expect((await hide(false)).status).toBe(200);
    expect((await visitorsPlace(`tour/${id}`)).status).toBe(200);
    const [, , first] = (await history(editor, id)).content;
    expect(first).toMatchObject({ kind: 'publish' });
    expect(first?.changes).toContainEqual({ field: 'name.ja', before: null, after: '新しい庭' });
    const before = await editor.call('POST', `/desk/guide/${id}/history/${first?.id}/restore`, {});
    expect([before.status, before.body.code]).toEqual([409, 'notPossibleNow']);
    expect(await readActions(id)).toEqual([
      'createGuidePlace',
      'draftGuidePlace',
      'draftGuidePlace',
      'publishGuidePlace',
      'hideGuidePlace',
      'showGuidePlace',
    ]);
  });

  it('takes no photograph into a draft that nobody has uploaded', async () => {
    const before = await stored();
    const alt = { ko: '', en: '', cn: '', tw: '', ja: '' };
    const pictures = [{ photograph: 'a'.repeat(64), credit: '', licence: null, alt }];
    const refused = await save(editor, 13, [{ field: 'pictures', after: pictures }]);
    expect([refused.status, refused.body.errors]).toMatchObject([
      400,
      [{ field: 'pictures', code: 'unknownPhotograph' }],
    ]);
    expect(await stored()).toBe(before);
  });

  it('keeps apart the keys and ids of places that are made at once, and discards one without a trace', async () => {
    const make = () =>
      editor.call('POST', '/desk/guide', { type: 'tour', nameKo: '같은 이름', nameEn: '한글만' });
    const responses = await Promise.all([make(), make(), make()]);
    const made = responses.map(({ body }) => deskApi.createGuidePlace.response.parse(body));
    expect(new Set(made.map(({ id }) => id)).size).toBe(3);
    expect(made.map(({ key }) => key).toSorted()).toEqual(['place', 'place-2', 'place-3']);
    for (const { id } of made) {
      expect((await editor.call('POST', `/desk/guide/${id}/hidden`, { isHidden: true })).status).toBe(409);
      expect((await editor.call('DELETE', `/desk/guide/${id}/draft?version=1`)).status).toBe(204);
      expect((await editor.call('GET', `/desk/guide/${id}`)).status).toBe(404);
      expect((await editor.call('DELETE', `/desk/guide/${id}/draft?version=1`)).status).toBe(404);
      expect(await readActions(id)).toEqual(['createGuidePlace', 'discardGuidePlace']);
    }
    for (const body of [
      {},
      { type: 'tour', nameKo: '', nameEn: 'x' },
      { type: 'beach', nameKo: '가', nameEn: 'x' },
      { type: 'tour', nameKo: '가', nameEn: 'x'.repeat(61) },
      { type: 'tour', nameKo: '\u202e', nameEn: 'x' },
    ])
      expect((await editor.call('POST', '/desk/guide', body)).status).toBe(400);
  });
});
