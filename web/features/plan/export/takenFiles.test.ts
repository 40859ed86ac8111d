import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarFile } from '../../../pages/myPlanDetail/export/calendarFile.ts';
import { gpxFile } from '../../../pages/myPlanDetail/export/gpxFile.ts';
import { type ExportedPlan, nameWithHangul } from '../../../pages/myPlanDetail/export/takenPlan.ts';

const now = new Date('2026-11-21T03:00:00Z');
const plan: ExportedPlan = {
  title: 'Tour taxi, Gangneung; a day\\half',
  date: '2026-12-31',
  start: '18:00',
  departure: '강릉역 (Gangneung Station)',
  stops: [
    {
      id: 1,
      name: '镜浦海滩',
      koreanName: '경포해변',
      koreanAddress: '강원특별자치도 강릉시 창해로 514',
      phone: '033-640-4901',
      lat: 37.80573,
      lng: 128.90744,
      arrives: '18:12',
      leaves: '18:52',
    },
    {
      id: 7,
      name: '안목해변',
      koreanName: '안목해변',
      koreanAddress: null,
      phone: null,
      lat: 37.7714,
      lng: 128.9477,
      arrives: '19:01',
      leaves: '19:41',
    },
  ],
};

function calendarEvent(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  const event = calendar.getFirstSubcomponent('vevent');
  if (!zone || !event) throw new Error('the calendar has no zone or no event');
  return { zone: new ICAL.Timezone(zone), event: new ICAL.Event(event) };
}

describe('the calendar file', () => {
  it('contains the right instants in Asia/Seoul, as parsed by another library', () => {
    const { zone, event } = calendarEvent(calendarFile(plan, now));
    expect(zone.tzid).toBe('Asia/Seoul');
    const instant = (time: ICAL.Time) => {
      time.zone = zone;
      return time.toJSDate().toISOString();
    };
    expect(instant(event.startDate)).toBe('2026-12-31T09:00:00.000Z');
    expect(instant(event.endDate)).toBe('2026-12-31T12:00:00.000Z');
    expect(event.summary).toBe(plan.title);
    expect(event.location).toBe(plan.departure);
    expect(event.description).toBe(
      [
        '1. 18:12-18:52 镜浦海滩 (경포해변)',
        '강원특별자치도 강릉시 창해로 514',
        '033-640-4901',
        '2. 19:01-19:41 안목해변',
      ].join('\n'),
    );
    expect(event.uid).toBe(calendarEvent(calendarFile(plan, new Date())).event.uid);
  });

  it('survives any text: lines have at most 75 octets and are restored completely', () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 120 })
      .map((one) => one.replace(/\r/g, ' '));
    fc.assert(
      fc.property(text, text, (title, name) => {
        const [stop] = plan.stops;
        if (!stop) return;
        const file = calendarFile({ ...plan, title, stops: [{ ...stop, name }] }, now);
        for (const line of file.split('\r\n')) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        }
        expect(calendarEvent(file).event.summary).toBe(title);
      }),
    );
  });
});

describe('the GPX file', () => {
  it('contains a route through the stops in their order, with the Hangul beside the name', () => {
    const file = gpxFile(plan);
    expect(
      [...file.matchAll(/<rtept lat="([\d.]+)" lon="([\d.]+)">/g)].map(([, lat, lng]) => [lat, lng]),
    ).toEqual([
      ['37.80573', '128.90744'],
      ['37.7714', '128.9477'],
    ]);
    expect(file).toContain(
      '<name>镜浦海滩 (경포해변)</name><desc>강원특별자치도 강릉시 창해로 514, 033-640-4901</desc></rtept>',
    );
    expect(file).toContain('<name>안목해변</name></rtept>');
  });

  it('says how a name is said', () => {
    const [stop] = plan.stops;
    if (!stop) throw new Error('the plan has stops');
    const said = { ...stop, name: '鏡浦ビーチ', reading: 'キョンポ ヘビョン' };
    const name = '鏡浦ビーチ（キョンポ ヘビョン） (경포해변)';
    expect(gpxFile({ title: 'x', stops: [said] })).toContain(`<name>${name}</name>`);
    expect(calendarFile({ ...plan, stops: [said] }, new Date(0)).replaceAll('\r\n ', '')).toContain(name);
  });

  it('treats a name as text, never as markup', () => {
    const [stop] = plan.stops;
    if (!stop) throw new Error('the plan has stops');
    const file = gpxFile({ title: '<b>&"', stops: [{ ...stop, name: 'a</name><evil/>\u0000' }] });
    expect(file).not.toContain('<evil');
    expect(file).not.toContain('\u0000');
    expect(file).toContain('<name>&lt;b&gt;&amp;&quot;</name>');
    expect(nameWithHangul({ name: 'x', koreanName: 'x' })).toBe('x');
  });
});
