import { describe, expect, it } from 'vitest';
import { emptyPlaceFields } from '../../contract/desk/emptyPlaceFields.ts';
import { placeFieldsSchema } from '../../contract/desk/placeFields.ts';
import { readContentGuide } from './contentGuide.ts';
import { findFieldFaults } from './placeFaults.ts';
import { contentFromFields, placeFromFields, placeToFields } from './placeFields.ts';

const contentGuide = await readContentGuide('content');
const places = [...contentGuide.places.values()].map(({ content, pictures }) => ({
  content,
  drawings: pictures,
  fields: placeToFields(
    content,
    pictures.map(({ picture }) => picture),
  ),
}));
const nothing = { otherNames: new Set<string>(), drawings: [], photographs: new Set<string>() };

describe('Desk: the fields of a place', () => {
  it('are within what a draft may hold, for each place of the files', () => {
    for (const { fields } of places) {
      const parsed = placeFieldsSchema.parse(fields);
      expect(parsed).toEqual(fields);
      // An editor's value gets the same order of keys as the files.
      expect(JSON.stringify(parsed.pictures)).toBe(JSON.stringify(fields.pictures));
    }
  });

  it('give back each place of the files, its keys in their order', () => {
    for (const { content, drawings, fields } of places)
      expect(JSON.stringify(contentFromFields(content, fields, drawings))).toBe(JSON.stringify(content));
  });

  it('have no faults where they are those of the files', () => {
    for (const { content, drawings, fields } of places)
      expect(findFieldFaults(content, fields, { ...nothing, drawings })).toEqual([]);
  });

  it('name a drawing by its scene, wherever it stands', () => {
    const [place] = places;
    if (!place) throw new Error('no place');
    const { content, drawings, fields } = place;
    const turned = { ...fields, pictures: fields.pictures.toReversed() };
    expect(contentFromFields(content, turned, drawings).pictures).toEqual(content.pictures.toReversed());
  });

  it('of a new place lack every text, a theme, a position, two checks, a source and pictures', () => {
    const faults = findFieldFaults({ id: 100_001, key: 'new' }, emptyPlaceFields, nothing);
    const lacking = new Set(faults.map(({ field }) => field.replace(/\.(ko|en|cn|tw|ja)$/, '')));
    expect([...lacking].sort()).toEqual([
      'address',
      'checked.address',
      'checked.text',
      'information',
      'name',
      'pictures',
      'position',
      'reading.kana',
      'reading.roman',
      'source',
      'summary',
      'themes',
    ]);
    expect(placeFromFields({ id: 100_001, key: 'new' }, emptyPlaceFields)).toMatchObject({
      position: null,
      phone: null,
      hours: { weekDays: null, periods: [], note: null },
    });
  });

  it('have their faults at the field and within its value', () => {
    const [place] = places;
    if (!place) throw new Error('no place');
    const { content, drawings, fields } = place;
    const [first, ...others] = fields.pictures;
    if (!first || !('scene' in first)) throw new Error('no drawing');
    const faults = findFieldFaults(
      content,
      {
        ...fields,
        'hours.note.en': '',
        'hours.weekDays': ['MON'],
        'hours.periods': [{ days: ['MON', 'TUE'], opens: '09:00', closes: '08:00' }],
        'checked.phone': null,
        position: { lat: 37.8, lng: 120 },
        pictures: [{ ...first, alt: { ...first.alt, en: '' } }, ...others],
      },
      { ...nothing, otherNames: new Set([fields['name.ko']]), drawings },
    );
    expect(faults.map(({ field, path }) => [field, path])).toEqual([
      ['position', 'lng'],
      ['hours.periods', '0'],
      ['hours.note.en', ''],
      ['hours.periods', '0.days'],
      ['checked.phone', ''],
      ['name.ko', ''],
      ['pictures', '0.alt.en'],
    ]);
    const drawn = { ...first, scene: { view: 'elsewhere' } };
    expect(
      findFieldFaults(content, { ...fields, pictures: [drawn, ...others] }, { ...nothing, drawings }),
    ).toMatchObject([{ field: 'pictures', path: '0.scene' }]);
  });
});
