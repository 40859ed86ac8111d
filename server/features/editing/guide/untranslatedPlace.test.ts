import { beforeAll, expect, it } from 'vitest';
import { deskApi } from '../../../../contract/desk/api.ts';
import type { GuidePlace } from '../../../../contract/desk/guide.ts';
import { placesApi } from '../../../../contract/places.ts';
import type { Language } from '../../../../domain/languages.ts';
import { describeWithGuide } from '../../../testing/describeWithGuide.ts';
import type { TestStaff } from '../../../testing/testStaff.ts';
import { newPlaceEdits, translationEdits } from './testing/newPlaceEdits.ts';
import { useGuideDesk } from './testing/useGuideDesk.ts';

const en = {
  placeName: 'New Garden',
  summary: 'A small garden by the sea',
  information: 'It is a small garden. It looks out to sea. Everyone may rest here.',
};
const texts = ['placeName', 'summary', 'information', 'address'];

describeWithGuide('Desk: a place that is not translated yet', (database) => {
  const { app, staff, get, save, publish, upload, stored, visitorsPlace } = useGuideDesk(database, {
    hasFewPlaces: true,
  });
  let editor: TestStaff;
  beforeAll(async () => {
    editor = await staff('editor');
  });

  /** A new place that is written in Korean and English alone. */
  async function draftPlace(nameKo: string): Promise<GuidePlace> {
    const made = await editor.call('POST', '/desk/guide', { type: 'tour', nameKo, nameEn: 'New Garden' });
    const place = deskApi.createGuidePlace.response.parse(made.body);
    const alt = { ko: '바다가 보이는 정원', en: 'A garden by the sea', cn: '', tw: '', ja: '' };
    const picture = { photograph: await upload(editor), credit: 'The city', licence: 'kogl1', alt };
    const edits = newPlaceEdits(place, ['ko', 'en']).filter(({ field }) => !field.startsWith('reading.'));
    await save(editor, place.id, [...edits, { field: 'pictures', after: [picture] }]);
    return get(editor, place.id);
  }
  const listed = async (id: number) =>
    deskApi.listGuide.response
      .parse((await editor.call('GET', '/desk/guide')).body)
      .content.find((row) => row.id === id);
  const find = async (q: string, locale: Language) => {
    const url = `/api/v1/places/tour?q=${encodeURIComponent(q)}&locale=${locale}`;
    const { items } = placesApi.listPlaces.response.parse((await app().inject({ url })).json());
    return items.map(({ id, name, summary }) => ({ id, name, summary }));
  };

  it('is published, read in English in the other languages, and listed as missing them', async () => {
    const place = await draftPlace('새정원');
    const { id } = place;
    expect(place.faults).toEqual([]);
    expect(place.missingLanguages).toEqual(['cn', 'tw', 'ja']);
    const advised = place.advice?.map(({ field, path }) => [field, path].filter(Boolean).join('.'));
    expect(advised).toEqual(
      expect.arrayContaining(['name.ja', 'summary.cn', 'address.tw', 'reading.kana', 'pictures.0.alt.ja']),
    );
    expect(place.advice).toHaveLength(3 * 5 + 2);
    expect((await publish(editor, id)).status).toBe(200);
    for (const locale of ['cn', 'tw', 'ja'] as const) {
      const shown = await visitorsPlace(`tour/${id}`, locale);
      expect(shown.body, locale).toMatchObject({
        ...en,
        imageAlts: ['A garden by the sea'],
        untranslated: ['placeName', 'summary', 'information', 'address'],
        fallbacks: [],
        korean: { name: '새정원' },
      });
      expect(await find('new garden', locale)).toContainEqual({
        id,
        name: en.placeName,
        summary: en.summary,
      });
    }
    for (const locale of ['ko', 'en'] as const)
      expect((await visitorsPlace(`tour/${id}`, locale)).body, locale).not.toHaveProperty('untranslated');
    expect(await listed(id)).toMatchObject({ isPublished: true, missingLanguages: ['cn', 'tw', 'ja'] });

    await save(editor, id, [
      ...translationEdits(place, 'ja'),
      { field: 'summary.cn', after: '可以看海的安静小花园' },
    ]);
    expect((await publish(editor, id)).status).toBe(200);
    const translated = await visitorsPlace(`tour/${id}`, 'ja');
    expect(translated.body).toMatchObject({ placeName: '新しい庭', summary: '海を眺めて休める小さな庭' });
    expect(translated.body).not.toHaveProperty('untranslated');
    expect((await visitorsPlace(`tour/${id}`, 'cn')).body).toMatchObject({
      summary: '可以看海的安静小花园',
      untranslated: texts.filter((text) => text !== 'summary'),
    });
    expect(await find('庭', 'ja')).toContainEqual(expect.objectContaining({ id, name: '新しい庭' }));
    // The alternative text of its picture is still missing.
    expect(await listed(id)).toMatchObject({ missingLanguages: ['cn', 'tw', 'ja'] });
  });

  it.each(['name', 'summary', 'information', 'address'] as const)(
    'is refused at the field where its English or its Korean %s is missing',
    async (text) => {
      const { id } = await draftPlace(`덜 쓴 곳 ${text}`);
      const before = await visitorsPlace(`tour/${id}`);
      for (const field of [`${text}.en`, `${text}.ko`] as const) {
        const { draft } = await get(editor, id);
        await save(editor, id, [{ field, after: '' }]);
        const written = await stored();
        const refused = await publish(editor, id);
        expect([refused.status, refused.body.code]).toEqual([400, 'invalidRequest']);
        // The readings are made from the Korean name.
        const expected = field === 'name.ko' ? [field, 'reading.kana', 'reading.roman'] : [field];
        expect(refused.body.errors.map((error: { field: string }) => error.field)).toEqual(expected);
        expect(await stored()).toBe(written);
        await save(editor, id, [{ field, after: draft.fields[field] }]);
      }
      expect(before.status).toBe(404);
    },
  );

  it('publishes an information text of two sentences, with the advice to write more', async () => {
    await save(editor, 1, [
      { field: 'information.en', after: 'Sand for a long walk. Pines stand behind it.' },
    ]);
    const place = await get(editor, 1);
    expect(place.faults).toEqual([]);
    expect(place.advice).toMatchObject([
      { field: 'information.en', path: '', message: 'has 2 sentences; 3 to 6 are asked for' },
    ]);
    expect((await publish(editor, 1)).status).toBe(200);
    expect((await visitorsPlace('tour/1')).body.information).toBe(
      'Sand for a long walk. Pines stand behind it.',
    );
  });

  it('takes the place of no text in another language: the English one, pasted there, is a fault', async () => {
    const { published } = await get(editor, 2);
    await save(editor, 2, [{ field: 'information.ja', after: published?.['information.en'] }]);
    const refused = await publish(editor, 2);
    expect([refused.status, refused.body.errors]).toMatchObject([400, [{ field: 'information.ja' }]]);
    await save(editor, 2, [{ field: 'information.ja', after: '' }]);
    expect((await publish(editor, 2)).status).toBe(200);
    const { body } = await visitorsPlace('tour/2', 'ja');
    expect(body).toMatchObject({
      information: published?.['information.en'],
      summary: published?.['summary.ja'],
      untranslated: ['information'],
    });
  });
});
