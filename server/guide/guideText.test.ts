import { describe, expect, it } from 'vitest';
import { emptyPlaceFields, textFields } from '../../contract/desk/emptyPlaceFields.ts';
import { untranslatedField } from './contentColumns.ts';
import { contentRow, placePositions } from './guideRows.ts';
import { missingIn, missingTexts, withBlanks, withoutBlanks } from './guideText.ts';
import { findFieldAdvice } from './placeFaults.ts';
import { placeFromFields } from './placeFields.ts';
import { generatedPlace, generatedThemes } from './testing/generatedContent.ts';
import { findTextAdvice } from './textRules.ts';

const sea = { ko: '바다', en: 'Sea' };
const summary = { ko: '파도 소리를 듣는 곳', en: 'Where the waves are heard' };

describe('Desk: a text that is not in every language', () => {
  it('leaves out the languages that are blank, but for Korean and English', () => {
    expect(withoutBlanks({ ko: '', en: ' ', cn: '', tw: ' ', ja: '海' })).toEqual({
      ko: '',
      en: ' ',
      ja: '海',
    });
    expect(withBlanks(sea)).toEqual({ ko: '바다', en: 'Sea', cn: '', tw: '', ja: '' });
  });

  it('is missing in the other languages once there is an English one to read', () => {
    expect(missingIn({ ...sea, ja: '海' })).toEqual(['cn', 'tw']);
    expect(missingIn({ ...sea, en: ' ' })).toEqual([]);
  });

  it('of a place is named as its page and as its file call it', () => {
    const hours = { weekDays: null, periods: [], note: { ...sea, cn: '海', tw: '海' } };
    const { cn, ja, tw, ...name } = generatedPlace(1).name;
    expect(missingTexts(generatedPlace(1, { name: { ...name, cn: cn ?? '', ja: ja ?? '' }, hours }))).toEqual(
      [
        { language: 'tw', field: 'placeName', path: 'name.tw' },
        { language: 'ja', field: 'note', path: 'hours.note.ja' },
      ],
    );
    expect(tw).toBeDefined();
  });
});

describe('Desk: the rows of a place that is not translated', () => {
  const place = generatedPlace(1, {
    name: sea,
    summary: { ...summary, ja: '波の音を聞く場所' },
    hours: { weekDays: null, periods: [], note: sea },
    pictures: [{ name: 'sea-1', alt: { ...sea, ja: '海' } }],
  });
  const row = contentRow(place, generatedThemes, '');

  it('have the English text, and name the fields by language', () => {
    expect(row.name).toEqual({ ...sea, cn: 'Sea', tw: 'Sea', ja: 'Sea' });
    expect(row.summary).toEqual({ ...summary, cn: summary.en, tw: summary.en, ja: '波の音を聞く場所' });
    expect(row.note).toEqual({ ...sea, cn: 'Sea', tw: 'Sea', ja: 'Sea' });
    expect(row.gallery).toEqual([{ name: 'sea-1', alt: { ...sea, cn: 'Sea', tw: 'Sea', ja: '海' } }]);
    expect(row.untranslated).toEqual({
      cn: ['placeName', 'summary', 'note'],
      tw: ['placeName', 'summary', 'note'],
      ja: ['placeName', 'note'],
    });
    expect(contentRow(generatedPlace(1), generatedThemes, '').untranslated).toBeNull();
  });

  it('order its name among the others by its English one', () => {
    const others = [generatedPlace(2, { name: { ...sea, en: 'Abbey', ja: 'さくら' } }), place];
    const positions = placePositions(others);
    expect([positions.get(1)?.ja, positions.get(2)?.ja]).toEqual([1, 2]);
    expect([positions.get(1)?.en, positions.get(2)?.en]).toEqual([2, 1]);
  });

  it('name no text that the previous release has translated without updating the list', () => {
    const stored = {
      ...row,
      name: { ...row.name, ja: '海' },
      reading: null,
      hours_doubtful: false,
      checked_on: null,
      untranslated: row.untranslated,
    };
    expect(untranslatedField(stored, 'ja')).toEqual({ untranslated: ['note'] });
    expect(untranslatedField({ ...stored, note: null }, 'ja')).toEqual({});
    expect(untranslatedField(stored, 'en')).toEqual({});
  });
});

describe('Desk: advice on a place', () => {
  it('asks for three to six sentences and for every language, without counting a text that is not there', () => {
    const information = {
      ko: '첫째입니다. 둘째입니다.',
      en: 'One. Two. Three.',
      ja: '一。二。三。四。五。六。七。',
    };
    expect(
      findTextAdvice(generatedPlace(1, { information })).map(({ field, text }) => [field, text]),
    ).toEqual([
      ['information.cn', 'is missing; visitors read it in English'],
      ['information.tw', 'is missing; visitors read it in English'],
      ['information.ko', 'has 2 sentences; 3 to 6 are asked for'],
      ['information.ja', 'has 7 sentences; 3 to 6 are asked for'],
    ]);
  });

  it('makes the readings from the Korean name where they are empty', () => {
    const fields = { ...emptyPlaceFields, ...textFields('name', { ...sea, cn: '', tw: '', ja: '' }) };
    const identity = { id: 100_001, key: 'sea' };
    expect(placeFromFields(identity, fields).reading).toEqual({ kana: 'パダ', roman: 'Bada' });
    const written = { ...fields, 'reading.kana': 'うみ' };
    expect(placeFromFields(identity, written).reading).toEqual({ kana: 'うみ', roman: 'Bada' });
    expect(findFieldAdvice(identity, written).map(({ field }) => field)).toEqual([
      'name.cn',
      'name.tw',
      'name.ja',
      'reading.roman',
    ]);
  });
});
