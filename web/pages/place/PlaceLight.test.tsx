import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { languages } from '../../../domain/languages.ts';
import { formatDay } from '../../features/plan/tripDay.ts';
import { loadMessages } from '../../messages/messages.ts';
import { renderInLanguage } from '../../testing/renderInLanguage.tsx';
import { DaylightPanel } from './PlaceLight.tsx';

/** Jeongdongjin Beach. */
const detail: ComponentProps<typeof DaylightPanel>['detail'] = {
  type: 'tour',
  openingHours: { periods: [], note: null },
  mapX: 129.036,
  mapY: 37.6892,
};

it.each(languages)(
  "DESIGN 7a: a seaside place shows today's light and that of the plan's day, in %s",
  async (language) => {
    const { light } = (await loadMessages(language, ['place'])).place;
    const now = new Date('2027-01-01T06:00:00+09:00');
    const times = (sunrise: string, sunset: string) =>
      new RegExp(
        `${light.sunrise}</dt><dd[^>]*>${sunrise}</dd>.*${light.sunset}</dt><dd[^>]*>${sunset}</dd>`,
      );
    const dayName = (day: string) => formatDay(day, language);

    const today = await renderInLanguage(
      language,
      <DaylightPanel detail={detail} now={now} tourDay={null} />,
    );
    // The almanac's times of this day every year (domain/daylight/daylight.test.ts).
    expect(today).toMatch(times('07:39', '17:15'));
    for (const text of [light.heading, light.day, light.leave('06:45')])
      expect(today).toContain(`>${text}</`);
    expect(today).toContain(`>${dayName('2027-01-01')} · ${light.today}</`);

    const june = await renderInLanguage(
      language,
      <DaylightPanel detail={detail} now={now} tourDay="2027-06-21" />,
    );
    expect(june).toMatch(times('05:02', '19:49'));
    expect(june).toContain(`>${light.leave('04:10')}</`);
    expect(june).toContain(`>${dayName('2027-06-21')} · ${light.tourDay}</`);

    const late = new Date('2027-01-01T06:46:00+09:00');
    const tomorrow = await renderInLanguage(
      language,
      <DaylightPanel detail={detail} now={late} tourDay={null} />,
    );
    expect(tomorrow).toMatch(new RegExp(`class="\\S+ ">${light.leaveTomorrow('06:50')}</`));
  },
);
