import { describe, expect, it } from 'vitest';
import type { Stop } from '../../../../contract/stops.ts';
import { languages } from '../../../../domain/languages.ts';
import { shownPhone } from '../../../../domain/phone.ts';
import type { TimedStop } from '../../../../domain/tour/timetable.ts';
import { loadMessages } from '../../../messages/messages.ts';
import { renderInLanguage } from '../../../testing/renderInLanguage.tsx';
import { LongHolidayNote, StopHours } from './StopHours.tsx';
import { DayLight, StopLight } from './StopLight.tsx';

const seollal = '2027-02-07';

const beach: Stop = {
  id: 33,
  type: 'tour',
  name: 'Jeongdongjin Beach',
  address: null,
  korean: { name: '정동진해변', address: null },
  phone: '033-660-3301',
  lat: 37.6892,
  lng: 129.036,
  thumbnailUrl: '/33.jpg',
  visitMinutes: 60,
  weekDays: null,
  openingHours: { periods: [{ days: ['SUN'], opens: '09:00', closes: '18:00' }], note: null },
  isSeaside: true,
  isListed: true,
};

const visited = (arrives: string, leaves: string, fault: TimedStop['fault'] = null): TimedStop => ({
  id: beach.id,
  driveMinutes: 20,
  waitMinutes: 0,
  visitMinutes: 60,
  arrives,
  leaves,
  status: 'unknown',
  fault,
});

describe.each(languages)('the texts of a stop of a plan, in %s', async (language) => {
  const { hours, trip } = await loadMessages(language, ['planTrip', 'hours']);

  it('never join the overrun to the three hours of the tour, which would be 3 hours 58 minutes', () => {
    const overrun = trip.fitsNot(trip.hoursAndMinutes(3, 58), trip.hoursAndMinutes(0, 58));
    expect(overrun.split(trip.hoursAndMinutes(3, 58))).toHaveLength(2);
  });

  it('warn of a stop that is closed, and of public holidays', async () => {
    const faults = [
      [{ reason: 'closesEarly', closes: '18:00' }, hours.faults.closesEarly('18:00')],
      [{ reason: 'hasClosed', closed: '17:00' }, hours.faults.hasClosed('17:00')],
      [{ reason: 'opensLater', opens: '19:00' }, hours.faults.opensLater('19:00')],
      [{ reason: 'dayOff' }, hours.faults.dayOff],
      [{ reason: 'hoursUnknown' }, hours.faults.hoursUnknown],
    ] as const;
    for (const [fault, sentence] of faults) {
      const html = await renderInLanguage(
        language,
        <StopHours stop={beach} timed={visited('17:48', '18:48', fault)} date={seollal} />,
      );
      for (const text of [
        sentence,
        hours.stopDiffers(hours.holidays.seollal),
        shownPhone('033-660-3301', language),
      ])
        expect(html).toContain(`>${text}</`);
      expect(html).toContain('href="tel:+82336603301"');
    }
    const note = await renderInLanguage(language, <LongHolidayNote date={seollal} />);
    expect(note).toContain(`>${hours.longHoliday(hours.holidays.seollal)}</p>`);
  });

  it('DESIGN 7a: tell how the visit and the sunset meet', async () => {
    const date = '2027-01-01';
    const day = await renderInLanguage(language, <DayLight date={date} stops={[beach]} />);
    expect(day).toContain(`>${hours.light.day('07:39', '17:15')}</p>`);
    const meetings = [
      [visited('16:16', '17:00'), hours.light.before(trip.hoursAndMinutes(0, 59))],
      [visited('16:30', '17:30'), hours.light.during('17:15')],
      [visited('17:40', '18:40'), hours.light.after('17:15')],
    ] as const;
    for (const [timed, sentence] of meetings) {
      const html = await renderInLanguage(language, <StopLight date={date} stop={beach} timed={timed} />);
      expect(html).toContain(`>${sentence}</p>`);
    }
  });
});
