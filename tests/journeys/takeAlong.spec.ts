import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import ICAL from 'ical.js';
import { expect, open, test } from '../guideTest.ts';
import { tourDay, typedTourDay } from '../tourDay.ts';

const downloadText = async (download: Download) => readFile(await download.path(), 'utf8');

test('exports the plan as a calendar file in Asia/Seoul and as a GPX route', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'visitedPlaces',
      JSON.stringify([
        { id: 1, title: 'Gyeongpo Beach', lat: 37.80573, lng: 128.90744 },
        { id: 2, title: 'Gyeongpo Lake' },
      ]),
    ),
  );
  await open(page, '/myplan-detail?lang=en');
  const calendar = page.getByRole('button', { name: 'Add to calendar' });
  await expect(calendar).toBeDisabled();
  const gpx = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download GPX' }).click();
  const route = await downloadText(await gpx);
  expect(route).toContain('<name>Gyeongpo Beach (경포해변)</name>');
  expect(route.match(/<rtept /g)).toHaveLength(2);
  expect(route.match(/<desc>강원[^<]*강릉/g)).toHaveLength(2);

  await page.getByRole('button', { name: /^Date/ }).click();
  await page.getByRole('textbox').fill(typedTourDay);
  await page.getByRole('button', { name: 'Use this day' }).click();
  await page.getByRole('combobox', { name: 'Time' }).selectOption('10:30');
  const ics = page.waitForEvent('download');
  await calendar.click();
  const parsed = new ICAL.Component(ICAL.parse(await downloadText(await ics)));
  const event = parsed.getFirstSubcomponent('vevent');
  const zone = parsed.getFirstSubcomponent('vtimezone');
  if (!event || !zone) throw new Error('the calendar has no event or no zone');
  const { startDate, location, description } = new ICAL.Event(event);
  expect(location).toBe('Gangneung Station (강릉역)');
  expect(description).toMatch(/^1\. 1\d:\d\d-1\d:\d\d Gyeongpo Beach \(경포해변\)\n강원.*강릉/);
  startDate.zone = new ICAL.Timezone(zone);
  expect(startDate.toJSDate().toISOString()).toBe(`${tourDay}T01:30:00.000Z`);
});
