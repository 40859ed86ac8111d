import type { Page } from '@playwright/test';
import { toSeoulDate } from '../../domain/calendar/seoulTime.ts';
import { lastTripDate, startTimes } from '../../domain/tour/planRules.ts';
import { formatDay } from '../../web/features/plan/tripDay.ts';
import { formatTypedDate } from '../../web/pages/myPlanDetail/typedDate.ts';
import { expect, expectAccessible, open, test } from '../guideTest.ts';
import { tourDay, tourDayIn, typedTourDay } from '../tourDay.ts';
import {
  choose,
  dateButton,
  openTripPlan,
  peopleInput,
  reserveButton,
  sheetHandle,
  somePlaces,
  storedPlaceIds,
  storePlacesOnDevice,
  timeInput,
} from '../tripPlanScreen.ts';

/** The calendar offers today, and no day before. */
async function expectDaysFromToday(page: Page): Promise<void> {
  const [year = 0, month = 1, day = 1] = toSeoulDate(new Date()).split('-').map(Number);
  const named = (date: Date) => new Intl.DateTimeFormat('en', { dateStyle: 'full' }).format(date);
  await expect(page.getByRole('button', { name: named(new Date(year, month - 1, day)) })).toBeEnabled();
  if (day === 1) return;
  await expect(page.getByRole('button', { name: named(new Date(year, month - 1, day - 1)) })).toBeDisabled();
}

test('SPEC 4, 5: offers departure, times, people and days, validates a typed date, and enables Reserve once all are filled in', async ({
  page,
}) => {
  // A plan that fits, so that Reserve asks nothing.
  await choose(page, somePlaces(2));
  await openTripPlan(page);
  await sheetHandle(page).press('End');

  await test.step('the station, half hours from 09:00 to 18:00, and one to four people', async () => {
    await expect(page.getByRole('combobox', { name: 'Departure' }).getByRole('option')).toHaveText([
      'Gangneung Station',
    ]);
    const times = await timeInput(page).getByRole('option').allTextContents();
    expect(times).toEqual(['Choose', ...startTimes]);
    expect([startTimes.at(0), startTimes.at(1), startTimes.at(-1), startTimes.length]).toEqual([
      '09:00',
      '09:30',
      '18:00',
      19,
    ]);
    await expect(peopleInput(page).getByRole('option')).toHaveText([
      'Choose',
      '1 person',
      '2 people',
      '3 people',
      '4 people',
    ]);
  });

  await test.step('Reserve names what is missing', async () => {
    const reserve = reserveButton(page);
    const reason = page.getByText('To reserve, choose:');
    await expect(reserve).toBeDisabled();
    await expect(reserve).toHaveAccessibleDescription('To reserve, choose: Date · Time · People');
    await timeInput(page).selectOption('09:00');
    await peopleInput(page).selectOption('1');
    await expect(reserve).toBeDisabled();
    await expect(reserve).toHaveAccessibleDescription('To reserve, choose: Date');
    await expect(reason).toBeVisible();
    const below = page.getByRole('heading', { name: 'Take it with you' });
    const distance = async () =>
      ((await below.boundingBox())?.y ?? 0) - ((await reserve.boundingBox())?.y ?? 0);
    const before = await distance();
    await dateButton(page).click();
    await expectDaysFromToday(page);
    await page
      .getByRole('textbox', { name: 'Type it (MM/DD/YYYY)' })
      .fill(formatTypedDate(lastTripDate(new Date()), 'MM/DD/YYYY'));
    await page.getByRole('button', { name: 'Use this day' }).click();
    await expect(reserve).toBeEnabled();
    await expect(reserve).toHaveAccessibleDescription('');
    await expect(reason).toHaveCount(0);
    expect(await distance()).toBe(before);
  });

  await test.step('the last day is in the last month of the calendar', async () => {
    await dateButton(page).click();
    await expect(page.getByRole('button', { name: 'Go to the Next Month' })).toBeDisabled();
    await page.keyboard.press('Escape');
  });

  await test.step('a typed date is validated, selected by Enter and shown, as is a day of the calendar', async () => {
    await dateButton(page).click();
    const typed = page.getByRole('textbox', { name: 'Type it (MM/DD/YYYY)' });
    const invalid = page.getByText('Date input not valid.');
    for (const wrong of ['02/30/2030', '24/12/2030', '2030-12-24', 'tomorrow!!']) {
      await typed.fill(wrong);
      await expect(invalid, wrong).toBeVisible();
    }
    // Too short to be validated while it is typed; Enter validates it.
    await typed.fill('12/2');
    await expect(invalid).toHaveCount(0);
    await typed.press('Enter');
    await expect(invalid).toBeVisible();
    await expectAccessible(page, 'dialog[open]');
    await typed.fill('01/01/2020');
    await expect(page.getByText('That day has already passed.')).toBeVisible();
    await typed.press('Enter');
    await expect(typed).toBeVisible();
    await typed.fill('02/09/2099');
    await expect(page.getByText('Please choose a day within a year from today.')).toBeVisible();
    await typed.press('Enter');
    await expect(typed).toBeVisible();
    const chosen = formatDay(tourDay, 'en');
    await typed.fill(typedTourDay.replace(/^0/, ''));
    await expect(invalid).toHaveCount(0);
    await typed.press('Enter');
    await expect(typed).toHaveCount(0);
    await expect(dateButton(page)).toContainText(chosen);
    await expect(dateButton(page)).toBeFocused();

    await dateButton(page).click();
    await expect(typed).toHaveValue(typedTourDay);
    await page.getByRole('button', { name: tourDayIn('en', 'full') }).click();
    await expect(dateButton(page)).toContainText(chosen);
    // Escape changes nothing.
    await dateButton(page).click();
    await typed.fill(formatTypedDate(toSeoulDate(new Date()), 'MM/DD/YYYY'));
    await page.keyboard.press('Escape');
    await expect(dateButton(page)).toContainText(chosen);
    await page.reload();
    await expect(dateButton(page)).toContainText(chosen);
  });

  await sheetHandle(page).press('End');
  await reserveButton(page).click();
  await expect(page).toHaveURL(/\/payment$/);
  expect(await storedPlaceIds(page)).toEqual([1, 2]);
});

test('SPEC 2, 3: passes the chosen places to the plan, and those of the guide to the payment with their position', async ({
  page,
}) => {
  const draft = { date: tourDay, time: '10:00', people: 2 };
  await storePlacesOnDevice(page, JSON.stringify(draft), 'tripDraft');
  await choose(page, [
    { id: 1, title: 'Beach' },
    { id: 2, title: 'Lake', lat: 37.79, lng: 128.9 },
  ]);
  await open(page, '/myplan');
  await page.getByRole('button', { name: 'View plan' }).click();
  await expect(page.getByRole('heading', { name: 'Does it fit?' })).toBeAttached();
  const state = () => page.evaluate(() => history.state?.usr);
  expect(await state()).toEqual({
    visitedPlaces: [
      { id: 1, title: 'Beach', lat: 37.751, lng: 128.876 },
      { id: 2, title: 'Lake', lat: 37.79, lng: 128.9 },
    ],
  });
  await sheetHandle(page).press('End');
  await reserveButton(page).click();
  await expect(page).toHaveURL(/\/payment$/);
  const [beach, lake] = await Promise.all(
    [1, 2].map(async (id) => (await page.request.get(`/api/v1/places/tour/${id}`)).json()),
  );
  expect((await state()).mapLocations).toEqual(
    [beach, lake].map(({ mapY, mapX }) => ({ lat: mapY, lng: mapX })),
  );
});
