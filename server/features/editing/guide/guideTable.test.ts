import { describe, expect, it } from 'vitest';
import { emptyPlaceFields } from '../../../../contract/desk/emptyPlaceFields.ts';
import { missingLanguages, oldestCheck } from './guideTable.ts';
import { newPlaceKey } from './newPlace.ts';

const check = (on: string | null) => ({ on, source: 'the city' });
const checked = {
  ...emptyPlaceFields,
  'checked.address': check('2026-10'),
  'checked.text': check('2026-10-06'),
};

describe('Desk: the oldest check of a place', () => {
  it('is the oldest of the facts that it has, a month counting as its end', () => {
    expect(oldestCheck(checked)).toBe('2026-10-06');
    const withPhone = { ...checked, phone: '033-640-4531', 'checked.phone': check('2025-12') };
    expect(oldestCheck(withPhone)).toBe('2025-12');
    expect(oldestCheck({ ...withPhone, phone: '' })).toBe('2026-10-06');
  });

  it('is unknown where a fact was never checked', () => {
    expect(oldestCheck(emptyPlaceFields)).toBeNull();
    expect(oldestCheck({ ...checked, phone: '033-640-4531' })).toBeNull();
    expect(oldestCheck({ ...checked, 'hours.doubtful': true, 'hours.note.en': 'ask' })).toBeNull();
    expect(oldestCheck({ ...checked, 'checked.text': check(null) })).toBeNull();
  });
});

describe('Desk: languages that a place lacks', () => {
  const whole = Object.fromEntries(
    Object.entries(emptyPlaceFields).map(([field, value]) => [field, value === '' ? 'text' : value]),
  );
  const place = { ...emptyPlaceFields, ...whole };

  it('are those in which a text is missing or blank', () => {
    expect(missingLanguages(emptyPlaceFields)).toEqual(['ko', 'en', 'cn', 'tw', 'ja']);
    expect(missingLanguages(place)).toEqual([]);
    expect(missingLanguages({ ...place, 'address.tw': ' ', 'information.ja': '' })).toEqual(['tw', 'ja']);
  });

  it('count a note on the hours and a picture where there is one', () => {
    const noNote = { 'hours.note.ko': '', 'hours.note.en': '', 'hours.note.cn': '', 'hours.note.tw': '' };
    expect(missingLanguages({ ...place, ...noNote, 'hours.note.ja': '' })).toEqual([]);
    expect(missingLanguages({ ...place, 'hours.note.cn': '' })).toEqual(['cn']);
    const alt = { ko: '바다', en: 'Sea', cn: '', tw: '海', ja: '海' };
    expect(missingLanguages({ ...place, pictures: [{ scene: { view: 'seaside' }, alt }] })).toEqual(['cn']);
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
    expect(newPlaceKey(name, new Set(['gyeongpo-beach']))).toBe(key);
  });
});
