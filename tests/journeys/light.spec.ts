import type { Page } from '@playwright/test';
import { formatDay } from '../../web/features/plan/tripDay.ts';
import { en } from '../../web/messages/en/hours.ts';
import { en as place } from '../../web/messages/en/place.ts';
import { en as planTrip } from '../../web/messages/en/planTrip.ts';
import { expect, expectAccessible, languages, open, test } from '../guideTest.ts';
import { layoutShift } from '../layout.ts';
import { choose, dateButton, storePlacesOnDevice } from '../tripPlanScreen.ts';

const jeongdongjin = { id: 33, title: 'Jeongdongjin Beach', lat: 37.6892, lng: 129.036 };
const deungmyeong = { id: 46, title: 'Deungmyeong Beach', lat: 37.7085, lng: 129.0142 };
const gyeongpo = { id: 1, title: 'Gyeongpo Beach', lat: 37.80573, lng: 128.90744 };
/** Inland. */
const market = { id: 56, title: 'Jungang Market', lat: 37.7541, lng: 128.8987 };

function findLight(page: Page) {
  const messages = place.place.light;
  const region = page.getByRole('region', { name: messages.heading });
  const time = (name: string) =>
    region.locator('dl > div', { has: page.getByText(name, { exact: true }) }).locator('dd');
  return { messages, region, sunrise: time(messages.sunrise), sunset: time(messages.sunset) };
}

// In the other languages, and too late for today's sunrise: web/pages/place/PlaceLight.test.tsx. Of the plan:
// web/features/plan/trip/stopTexts.test.tsx. Places without light or sunrise: tests/everyLanguage.test.ts.
test("DESIGN 7a: a seaside place shows today's light, that of another day within the year to come, and that of the day of the plan", async ({
  page,
}) => {
  // So high that all below the light is in view, and would move visibly.
  await page.setViewportSize({ width: 390, height: 2600 });
  await page.clock.setFixedTime(new Date('2027-01-01T06:00:00+09:00'));
  await open(page, '/content/tour/33?lang=en');
  const { messages, region, sunrise, sunset } = findLight(page);
  // The almanac's times of this day every year (domain/daylight/daylight.test.ts).
  await expect(sunrise).toHaveText('07:39');
  await expect(sunset).toHaveText('17:15');
  await expect(region).toContainText(`1 Jan 2027 · ${messages.today}`);
  await expect(region.getByText(messages.leave('06:45'), { exact: true })).toBeVisible();
  await expectAccessible(page);
  expect(await layoutShift(page)).toBe(0);

  await region.getByLabel(messages.day).fill('2027-06-21');
  await expect(sunrise).toHaveText('05:02');
  await expect(sunset).toHaveText('19:49');
  await expect(region.getByText(messages.leave('04:10'), { exact: true })).toBeVisible();
  await expect(region.getByRole('status')).toContainText('05:02');
  await expect(region).not.toContainText(messages.today);

  // Their texts wrap elsewhere.
  for (const language of languages.filter((other) => other !== 'en')) {
    await open(page, `/content/tour/33?lang=${language}`);
    await expect(page.getByText('07:39', { exact: true })).toBeVisible();
    expect(await layoutShift(page), language).toBe(0);
  }

  await test.step('the day of the plan', async () => {
    const tripDate = '2027-06-21';
    await page.evaluate((date) => sessionStorage.setItem('tripDraft', JSON.stringify({ date })), tripDate);
    await open(page, '/content/tour/33?lang=en');
    const day = region.getByLabel(messages.day);
    await expect(day).toHaveValue(tripDate);
    await expect(region).toContainText(`21 Jun 2027 · ${messages.tourDay}`);
    await expect(sunrise).toHaveText('05:02');
    for (const outside of ['2026-12-31', '2028-01-02']) {
      await day.fill(outside);
      await expect(sunrise).toHaveText('05:02');
    }
    await day.fill('2027-01-01');
    await expect(sunrise).toHaveText('07:39');
  });
});

test('DESIGN 7a: the plan says how a visit and the sunset meet', async ({ page }) => {
  const { light } = en.hours;
  await page.clock.setFixedTime(new Date('2026-12-31T10:00:00+09:00'));
  await choose(page, [market, deungmyeong, jeongdongjin, gyeongpo]);
  const draft = { date: '2027-01-01', time: '15:00', people: 2 };
  await storePlacesOnDevice(page, JSON.stringify(draft), 'tripDraft');
  await open(page, '/myplan-detail');
  await expect(page.getByText(light.day('07:39', '17:16'), { exact: true })).toBeAttached();
  const stops = page.locator('ol > li');
  await expect(stops).toHaveCount(4);
  await expect(stops.nth(0)).not.toContainText('17:1');
  await expect(stops.nth(1)).toContainText(light.before(planTrip.trip.hoursAndMinutes(0, 56)));
  await expect(stops.nth(2)).toContainText(light.during('17:15'));
  await expect(stops.nth(3)).toContainText(light.after('17:16'));
  await page.getByRole('separator').press('End');
  await expectAccessible(page);

  // The date button keeps its name once a day is chosen, which is its description.
  await expect(dateButton(page)).toHaveAccessibleDescription(formatDay(draft.date, 'en'));
  const mismatches = await page.evaluate(async () => {
    const { violations } = await window.axe.run('main', { runOnly: ['label-content-name-mismatch'] });
    return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
  });
  expect(mismatches).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('DESIGN 7a: promises no times', async ({ page }) => {
    await page.goto('/content/tour/33');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jeongdongjin Beach');
    await expect(page.getByText('Sunrise and sunset')).toBeHidden();
  });
});
