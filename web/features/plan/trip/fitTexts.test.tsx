import { describe, expect, it } from 'vitest';
import type { Stop } from '../../../../contract/stops.ts';
import { type Language, languages } from '../../../../domain/languages.ts';
import { createTimetable, toTourStop } from '../../../../domain/tour/timetable.ts';
import { loadMessages } from '../../../messages/messages.ts';
import { renderInLanguage } from '../../../testing/renderInLanguage.tsx';
import { FitBar } from './FitBar.tsx';
import { StopNote } from './StopNote.tsx';
import { TooLongDialog } from './TooLongDialog.tsx';
import { TripAdvice } from './TripAdvice.tsx';

const stop = (id: number, visitMinutes: number, opens = '09:00'): Stop => ({
  id,
  type: 'tour',
  name: `Stop ${id}`,
  address: null,
  korean: { name: `장소 ${id}`, address: null },
  phone: null,
  lat: 37.8,
  lng: 128.9,
  thumbnailUrl: `/${id}.jpg`,
  visitMinutes,
  weekDays: null,
  openingHours: { periods: [{ days: ['MON'], opens, closes: '18:00' }], note: null },
  isSeaside: false,
  isListed: true,
});

/** Ten minutes to each stop and back. */
const inputs = { date: '2027-02-08', start: '09:30', minutes: () => 10 };
const knownTour = (...stops: Stop[]) => ({
  tour: stops.map((one) => toTourStop(one)),
  inputs,
  stops: new Map(stops.map((one) => [one.id, one])),
});

interface Expected {
  used: string;
  tooLong: string;
  spare: string;
  wait: string;
  leaveOut: string;
  shorten: string;
  gained: string;
}

const expected: Record<Language, Expected> = {
  ko: {
    used: '이동 30분 · 머무름 3시간 28분',
    tooLong: '58분 초과',
    spare: '1시간 45분 여유',
    wait: '문 열 때까지 20분 대기',
    leaveOut: 'Stop 2 빼기 (1시간 38분 절약)',
    shorten: 'Stop 1에서 1시간만 머물기',
    gained: '이동 시간 11분 감소, 도착할 때 문을 연 곳: Stop 1.',
  },
  en: {
    used: '30 min driving · 3 h 28 min visiting',
    tooLong: '58 minutes too long',
    spare: '1 h 45 min to spare',
    wait: '20 min wait until it opens',
    leaveOut: 'Leave out Stop 2 (saves 1 h 38 min)',
    shorten: 'Shorten Stop 1 to 1 h',
    gained: '11 min less driving; Stop 1 is open when you arrive.',
  },
  cn: {
    used: '车程30分钟 · 停留3小时28分钟',
    tooLong: '比3小时多58分钟',
    spare: '还剩1小时45分钟',
    wait: '等候20分钟至开门',
    leaveOut: '不去Stop 2（省1小时38分钟）',
    shorten: 'Stop 1只停留1小时',
    gained: '车程少11分钟，到达时Stop 1已开放。',
  },
  tw: {
    used: '車程30分鐘 · 停留3小時28分鐘',
    tooLong: '比3小時多58分鐘',
    spare: '還剩1小時45分鐘',
    wait: '等候20分鐘至開門',
    leaveOut: '不去Stop 2（省1小時38分鐘）',
    shorten: 'Stop 1只停留1小時',
    gained: '車程少11分鐘，抵達時Stop 1已開放。',
  },
  ja: {
    used: '移動30分 · 滞在3時間28分',
    tooLong: '58分オーバー',
    spare: '残り1時間45分',
    wait: '開くまで20分待ち',
    leaveOut: 'Stop 2を外す（1時間38分短縮）',
    shorten: 'Stop 1の滞在を1時間にする',
    gained: '移動が11分減りました。Stop 1は到着時に開いています。',
  },
};

describe.each(languages)('how a plan uses the three hours, in %s', async (language) => {
  const messages = await loadMessages(language, ['planTrip', 'planAdvice']);
  const texts = expected[language];

  it('says in the bar what is too long, and what is to spare', async () => {
    const long = knownTour(stop(1, 120), stop(2, 88));
    const html = await renderInLanguage(language, <FitBar timetable={createTimetable(long.tour, inputs)} />);
    expect(html).toContain(`>${texts.used}</`);
    expect(html).toContain(`>${texts.tooLong}</`);
    expect(html).toContain('role="meter"');
    expect(html).toContain(`aria-label="${messages.trip.ofTour}"`);
    expect(html).toContain('aria-valuemax="180"');
    expect(html).toContain('aria-valuenow="180"');
    expect(html).toContain(`aria-valuetext="${texts.used}, ${texts.tooLong}"`);

    const short = knownTour(stop(1, 55));
    const fitting = await renderInLanguage(
      language,
      <FitBar timetable={createTimetable(short.tour, inputs)} />,
    );
    expect(fitting).toContain(`>${texts.spare}</`);
    expect(fitting).toContain('aria-valuenow="75"');
  });

  it('names the wait, and offers the length of the visit as a choice', async () => {
    const late = stop(1, 60, '10:00');
    const { tour } = knownTour(late);
    const [timed] = createTimetable(tour, inputs).stops;
    const html = await renderInLanguage(
      language,
      <StopNote stop={late} timed={timed} onStay={() => undefined} notes={null} />,
    );
    expect(html).toContain(`>${texts.wait}</`);
    expect(html).toContain(`aria-label="${messages.trip.stayAt('Stop 1')}"`);
    expect(html.match(/<option/g)).toHaveLength(22);
    expect(html).toMatch(/<option value="60" selected="">/);
  });

  it('advises by buttons while the tour is too long, and not otherwise', async () => {
    const long = knownTour(stop(1, 120), stop(2, 88));
    const html = await renderInLanguage(language, <TripAdvice known={long} changes={0} />);
    expect(html).toContain(`>${texts.leaveOut}</button>`);
    expect(html).toContain(`>${texts.shorten}</button>`);
    const short = await renderInLanguage(language, <TripAdvice known={knownTour(stop(1, 55))} changes={0} />);
    expect(short).not.toContain('<button');
  });

  it('asks about a plan that is too long before it is reserved', async () => {
    const long = knownTour(stop(1, 120), stop(2, 88));
    const html = await renderInLanguage(
      language,
      <TooLongDialog
        known={long}
        date={inputs.date}
        time={inputs.start}
        onShortened={() => undefined}
        onReserve={() => undefined}
        onClose={() => undefined}
      />,
    );
    const { tooLong, trip } = messages;
    const length = (hours: number, minutes: number) => trip.hoursAndMinutes(hours, minutes);
    for (const text of [
      tooLong.title(length(3, 58)),
      tooLong.question(length(0, 58)),
      tooLong.leaveOut('Stop 2'),
      tooLong.asItIs,
      tooLong.earlyEnd('12:30'),
    ])
      expect(html).toContain(`>${text}</`);
    expect(html).toContain(tooLong.visit('Stop 1', length(1, 15)));
    expect(html.match(/type="radio"/g)).toHaveLength(4);
  });

  it('says what another order gains', () => {
    const { advice, trip } = messages;
    const gains = [advice.lessDriving(trip.hoursAndMinutes(0, 11)), advice.open('Stop 1', 1)];
    expect(advice.gained(gains)).toBe(texts.gained);
  });
});
