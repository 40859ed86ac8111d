import { describe, expect, it } from 'vitest';
import { emptyPlaceFields } from '../../../../contract/desk/emptyPlaceFields.ts';
import type { PlaceFields } from '../../../../contract/desk/placeFields.ts';
import { en } from '../../messages/en.ts';
import { ko } from '../../messages/ko.ts';
import { valueLines } from '../form/valueInWords.ts';
import { listDifference, textDifference } from './differences.ts';

const marks = { same: '', added: '+', removed: '-' };
const shown = (pieces: ReturnType<typeof textDifference>) =>
  pieces.map(({ kind, text }) => `${marks[kind]}${text}`);

describe('Desk: differences in the history', () => {
  it('finds the changed words of a text', () => {
    expect(shown(textDifference('Open until six today', 'Open until nine today', 'en'))).toEqual([
      'Open until ',
      '-six',
      '+nine',
      ' today',
    ]);
  });

  it('finds words in languages without spaces', () => {
    const pieces = textDifference('沙滩长约1.8公里', '沙滩长约2公里', 'zh-Hans');
    expect(
      pieces
        .filter(({ kind }) => kind === 'same')
        .map(({ text }) => text)
        .join(''),
    ).toContain('公里');
    expect(shown(pieces)).toContain('+2');
  });

  it('finds added and removed lines of a list', () => {
    expect(shown(listDifference(['Sea', 'Nature'], ['Sea', 'Cafes']))).toEqual(['Sea', '-Nature', '+Cafes']);
  });

  it.each([
    [
      'hours.periods',
      [{ days: ['MON', 'TUE', 'WED', 'SUN'], opens: '09:00', closes: '18:00', months: [1, 12] }],
      ['Mon–Wed, Sun 09:00–18:00 (Jan, Dec)'],
      ['월–수, 일 09:00–18:00 (1월, 12월)'],
    ],
    ['hours.weekDays', null, ['Not known'], ['모름']],
    ['hours.doubtful', false, ['No'], ['아니요']],
    ['themes', ['sea', 'cafe'], ['Sea', 'Cafes'], ['바다', '카페']],
    ['visitMinutes', null, ['As usual for its theme'], ['테마의 보통 시간']],
    ['visitMinutes', 40, ['40'], ['40']],
    ['checked.text', { on: '2026-10', source: 'site' }, ['2026-10: site'], ['2026-10: site']],
    ['checked.hours', null, [], []],
    ['position', { lat: 37.8, lng: 128.9 }, ['37.8, 128.9'], ['37.8, 128.9']],
    ['type', 'tour', ['Sight'], ['관광지']],
    ['phone', '', [], []],
    ['rank', 0, ['0'], ['0']],
  ] as const)('says %s in words', (field, value, inEnglish, inKorean) => {
    const fields: PlaceFields = Object.assign({ ...emptyPlaceFields }, { [field]: value });
    expect(valueLines(field, fields[field], en, 'en')).toEqual(inEnglish);
    expect(valueLines(field, fields[field], ko, 'ko')).toEqual(inKorean);
  });
});
