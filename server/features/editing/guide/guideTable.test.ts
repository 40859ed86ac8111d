import { describe, expect, it } from 'vitest';
import { emptyPlaceFields } from '../../../../contract/desk/emptyPlaceFields.ts';
import { missingLanguagesOf, oldestCheckOf } from './guideTable.ts';
import { keyOf } from './newPlace.ts';

const check = (on: string | null) => ({ on, source: 'the city' });
const checked = {
  ...emptyPlaceFields,
  'checked.address': check('2026-10'),
  'checked.text': check('2026-10-06'),
};

describe('Desk: the oldest check of a place', () => {
  it('is the oldest of the facts that it has, a month counting as its end', () => {
    expect(oldestCheckOf(checked)).toBe('2026-10-06');
    const withPhone = { ...checked, phone: '033-640-4531', 'checked.phone': check('2025-12') };
    expect(oldestCheckOf(withPhone)).toBe('2025-12');
    expect(oldestCheckOf({ ...withPhone, phone: '' })).toBe('2026-10-06');
  });

  it('is unknown where a fact was never checked', () => {
    expect(oldestCheckOf(emptyPlaceFields)).toBeNull();
    expect(oldestCheckOf({ ...checked, phone: '033-640-4531' })).toBeNull();
    expect(oldestCheckOf({ ...checked, 'hours.doubtful': true, 'hours.note.en': 'ask' })).toBeNull();
    expect(oldestCheckOf({ ...checked, 'checked.text': check(null) })).toBeNull();
  });
});

describe('Desk: languages that a place lacks', () => {
  const whole = Object.fromEntries(
    Object.entries(emptyPlaceFields).map(([field, value]) => [field, value === '' ? 'text' : value]),
  );
  const place = { ...emptyPlaceFields, ...whole };

  it('are those in which a text is missing or blank', () => {
    expect(missingLanguagesOf(emptyPlaceFields)).toEqual(['ko', 'en', 'cn', 'tw', 'ja']);
    expect(missingLanguagesOf(place)).toEqual([]);
    expect(missingLanguagesOf({ ...place, 'address.tw': ' ', 'information.ja': '' })).toEqual(['tw', 'ja']);
  });

  it('count a note on the hours and a picture where there is one', () => {
    const noNote = { 'hours.note.ko': '', 'hours.note.en': '', 'hours.note.cn': '', 'hours.note.tw': '' };
    expect(missingLanguagesOf({ ...place, ...noNote, 'hours.note.ja': '' })).toEqual([]);
    expect(missingLanguagesOf({ ...place, 'hours.note.cn': '' })).toEqual(['cn']);
    const alt = { ko: '바다', en: 'Sea', cn: '', tw: '海', ja: '海' };
    expect(missingLanguagesOf({ ...place, pictures: [{ scene: { view: 'seaside' }, alt }] })).toEqual(['cn']);
  });
});

describe('Desk: the key of a new place', () => {
  it.each([
    ['Gyeongpo Beach', 'gyeongpo-beach-2'],
    ['Café d’Été & Garden!', 'cafe-dete-garden'],
    ['  110  ', '110'],
    ['강릉', 'place'],
    ['--', 'place'],
  ])('is made of %s: %s', (name, key) => {
    expect(keyOf(name, new Set(['gyeongpo-beach']))).toBe(key);
  });
});
