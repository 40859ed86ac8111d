import { describe, expect, it } from 'vitest';
import { contentReport } from './contentReport.ts';
import { generatedChecks, generatedPlace } from './testing/generatedContent.ts';

const note = { ko: '확인 필요', en: 'Listings differ', cn: '说法不一', tw: '說法不一', ja: '情報に違いあり' };
const always = { weekDays: null, periods: [], note };
const places = [
  generatedPlace(1, {
    phone: '033-640-4531',
    hours: always,
    checked: {
      ...generatedChecks,
      hours: { on: '2025-03', source: 'listing' },
      phone: { on: '2026-09-14', source: 'call' },
    },
  }),
  generatedPlace(2, {
    hours: { ...always, doubtful: true },
    checked: { ...generatedChecks, hours: { on: null, source: 'older listing' } },
  }),
  generatedPlace(3, {
    checked: { ...generatedChecks, hours: null, address: { on: '2027-01', source: 'map' } },
  }),
];
const report = contentReport(places, '2026-11-22');
const section = (title: string) => {
  const start = report.findIndex((line) => line.startsWith(title));
  const end = report.indexOf('', start);
  return report.slice(start + 1, end < 0 ? undefined : end);
};

describe('report on the content', () => {
  it('lists checks from the oldest, and names the places of those over a year old or in the future', () => {
    expect(section('Checked')).toEqual([
      '  2025-03 hours (1): 001 (over a year ago)',
      '  2026-09-14 phone (1)',
      '  2027-01 address (1): 003 (in the future)',
    ]);
  });

  it('lists facts without a date of a check, by group', () => {
    expect(section('Without')).toEqual([
      '  hours (1): 002',
      '  phone (0): none',
      '  address (2): 001 002',
      '  text (3): 001 002 003',
    ]);
  });

  it('lists doubtful hours with their note', () => {
    expect(section('Doubtful')).toEqual(['  002 place-2: Listings differ']);
  });

  it('lists places whose texts are read in English, by language', () => {
    const note = { ko: '확인 필요', en: 'Ask first', cn: '请先确认', tw: '請先確認' };
    const lines = contentReport(
      [
        generatedPlace(1),
        generatedPlace(2, { summary: { ko: '번역을 기다리는 곳', en: 'Waits for a translation' } }),
        generatedPlace(3, { hours: { ...always, note } }),
      ],
      '2026-11-22',
    );
    expect(lines.slice(-4)).toEqual([
      'Not translated, read in English:',
      '  cn (1): 002',
      '  tw (1): 002',
      '  ja (2): 002 003',
    ]);
  });

  it('lists places without hours, opening days or phone', () => {
    expect(section('Missing')).toEqual([
      '  hours (1): 003',
      '  opening days (2): 001 002',
      '  phone (2): 002 003',
    ]);
  });
});
