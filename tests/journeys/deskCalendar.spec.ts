import type { Page } from '@playwright/test';
import { dayAfter } from '../../domain/calendar/days.ts';
import { insertDrivers } from '../../server/features/capacity/testing/insertDrivers.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { insertStaffSession } from '../../server/testing/testStaff.ts';
import { formatDay } from '../../web/desk/language/formats.ts';
import { expect, expectAccessible, test } from '../guideTest.ts';
import { openOwnProduct } from '../ownProduct.ts';
import { planTour } from '../payment.ts';
import { shareProduct } from '../shareProduct.ts';
import { openDeskSession } from '../staffSessions.ts';
import { tourDay } from '../tourDay.ts';
import { openTripPlan, sheetHandle } from '../tripPlanScreen.ts';

// One product: stopping all sales would stop those of other journeys.
const product = shareProduct(openOwnProduct, async (opened) => {
  await opened.database.sql.deleteFrom('sales_day').execute();
});

let people = 0;
/** Opens the calendar on the month of the tour, as a dispatcher. */
async function openCalendar(desk: Page): Promise<void> {
  people += 1;
  const deps = { database: product().database, clock: systemClock };
  const token = await insertStaffSession(deps, { role: 'dispatcher', name: `Dispatcher ${people}` });
  await openDeskSession(desk.context(), token);
  await desk.goto(`/desk/calendar?month=${tourDay.slice(0, 7)}`);
}

const dayCell = (desk: Page, date: string) =>
  desk.getByRole('list', { name: /^Days of / }).getByRole('button', { name: formatDay('en', date) });
const dialog = (desk: Page) => desk.getByRole('dialog');
const button = (desk: Page, name: string) => desk.getByRole('button', { name, exact: true });

test('the desk: a dispatcher closes a day and stops all sales, which an open plan shows, and undoes both', async ({
  page: desk,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: String(baseURL), locale: 'en-US' });
  const visitor = await context.newPage();
  const gone = visitor.getByText('This departure is no longer available.');
  /** The visitor comes back to the tab. */
  const look = () =>
    visitor.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await planTour(visitor);
  await openTripPlan(visitor);
  await sheetHandle(visitor).press('End');
  await openCalendar(desk);
  await expect(desk.getByText('The number of cars is unlimited')).toBeVisible();
  await expectAccessible(desk);
  await expect(gone).toHaveCount(0);

  await test.step('closing the day needs a reason', async () => {
    await dayCell(desk, tourDay).click();
    await button(desk, 'Close for sale').click();
    await expect(dialog(desk).getByRole('textbox', { name: 'Reason' })).toBeFocused();
    await expect(dialog(desk).getByText('Please fill this in.')).toBeVisible();
    await expectAccessible(desk, 'dialog[open]');
    await dialog(desk).getByRole('textbox', { name: 'Reason' }).fill('Typhoon');
    await button(desk, 'Close for sale').click();
    await expect(desk.getByRole('status').getByText(`Closed: ${formatDay('en', tourDay)}.`)).toBeVisible();
    await expect(dayCell(desk, tourDay)).toContainText('Closed: Typhoon');
    await expect(dayCell(desk, tourDay)).toBeFocused();
    await look();
    await expect(gone).toBeVisible();
  });

  await test.step('removing the closure opens the day again', async () => {
    await dayCell(desk, tourDay).click();
    await button(desk, 'Remove the closure: Typhoon').click();
    await expect(dialog(desk).getByText('Nothing is closed.')).toBeVisible();
    await look();
    await expect(gone).toHaveCount(0);
    await dialog(desk).getByRole('button', { name: 'Close', exact: true }).click();
  });

  await test.step('one press stops all sales, another sells again', async () => {
    await button(desk, 'Stop all sales now').click();
    await expect(desk.getByText('All sales are stopped since')).toBeVisible();
    await expect(button(desk, 'Sell again')).toBeFocused();
    await expectAccessible(desk);
    await look();
    await expect(gone).toBeVisible();
    await button(desk, 'Sell again').click();
    await expect(button(desk, 'Stop all sales now')).toBeVisible();
    await look();
    await expect(gone).toHaveCount(0);
  });
  await context.close();
});

test('the desk: a dispatcher sets the cars of a day, closes a range and changes the rules beside a colleague', async ({
  page: desk,
}) => {
  await insertDrivers(product().database, systemClock, 3);
  const month = tourDay.slice(0, 7);
  const [second, third] = [`${month}-02`, `${month}-03`];
  await openCalendar(desk);
  await expect(dayCell(desk, second)).toContainText('3 cars');

  await test.step('the number of cars', async () => {
    await dayCell(desk, second).click();
    const cars = dialog(desk).getByRole('textbox', { name: 'Number of cars' });
    await expect(cars).toHaveAccessibleDescription(/as many as drivers who work that day: 3/);
    await cars.fill('100');
    await button(desk, 'Save the number of cars').click();
    await expect(dialog(desk).getByText('Please enter a whole number from 0 to 99')).toBeVisible();
    await cars.fill('1');
    await button(desk, 'Save the number of cars').click();
    await expect(dialog(desk).getByText('Saved.')).toBeVisible();
    await desk.keyboard.press('Escape');
    await expect(dayCell(desk, second)).toContainText('1 car');
  });

  await test.step('a range of days', async () => {
    await button(desk, 'Close a range of days').click();
    await dialog(desk).getByLabel('First day', { exact: true }).fill(third);
    await dialog(desk).getByLabel('Last day', { exact: true }).fill(second);
    await dialog(desk).getByRole('combobox', { name: 'First closed departure' }).selectOption('16:00');
    await dialog(desk).getByRole('textbox', { name: 'Reason' }).fill('Staff party');
    await button(desk, 'Close for sale').click();
    await expect(dialog(desk).getByText('Please choose a day from the first day on')).toBeVisible();
    await dialog(desk).getByLabel('Last day', { exact: true }).fill(dayAfter(third, 1));
    await button(desk, 'Close for sale').click();
    await expect(dayCell(desk, third)).toContainText('Partly closed: Staff party');
    await expect(dayCell(desk, dayAfter(third, 1))).toContainText('Partly closed: Staff party');
    await expect(dayCell(desk, second)).not.toContainText('Staff party');
    await expect(dialog(desk)).toBeHidden();
  });

  await test.step('the rules, which a colleague changes meanwhile', async () => {
    const lead = desk.getByRole('textbox', { name: 'Minutes before departure when the sale ends' });
    await lead.fill('120');
    await desk.getByRole('combobox', { name: 'Monday, first' }).selectOption('');
    const weekdays = Array.from({ length: 7 }, () => ({ first: '10:00', last: '17:00' }));
    const rules = { turnaroundMinutes: 30, leadMinutes: 60, daysAhead: null, weekdays };
    const colleague = await desk.request.patch('/api/v1/desk/sales/rules', {
      headers: { origin: product().origin },
      data: { ...rules, version: 0 },
    });
    expect(colleague.status()).toBe(200);
    await button(desk, 'Save').click();
    await expect(desk.getByRole('alert').getByText('Somebody else has changed this')).toBeVisible();
    await expect(desk.getByText('Stored now: 60')).toBeVisible();
    await button(desk, 'Save').click();
    await expect(desk.getByText('Saved.')).toBeVisible();
    await expect(lead).toHaveValue('120');
    await expect(desk.getByRole('combobox', { name: 'Monday, first' })).toHaveValue('');
    await expect(desk.getByRole('combobox', { name: 'Tuesday, first' })).toHaveValue('10:00');
  });
});
