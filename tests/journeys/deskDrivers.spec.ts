import type { Page } from '@playwright/test';
import { dayAfter } from '../../domain/calendar/days.ts';
import { weekDayOn } from '../../domain/calendar/weekDays.ts';
import { addDriver, buyTour, callDesk, dayFor } from '../deskTours.ts';
import { expect, expectAccessible, test } from '../guideTest.ts';
import { signInAtDesk } from '../staffSessions.ts';
import { tourDay } from '../tourDay.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

test.describe('the desk: drivers', () => {
  test.beforeEach(({ page }) => signInAtDesk(page, 'dispatcher'));

  test('adds a driver, with errors by field, sorts the table, and changes days off', async ({
    page: desk,
  }) => {
    const name = `기사${Date.now().toString(36)}`;
    await desk.goto('/desk/drivers');
    await button(desk, 'Add a driver').click();
    await button(desk, 'Save').click();
    await expect(dialog(desk).getByRole('textbox', { name: 'Name' })).toBeFocused();
    await expect(dialog(desk).getByText('Please fill this in.')).toHaveCount(4);
    await dialog(desk).getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog(desk).getByRole('textbox', { name: 'Phone' }).fill('12');
    await dialog(desk).getByRole('textbox', { name: 'Email' }).fill('kim@driver.example');
    await expect(dialog(desk).getByText('Please enter a phone number')).toBeVisible();
    await expectAccessible(desk, 'dialog[open]');
    await dialog(desk).getByRole('textbox', { name: 'Phone' }).fill('010-2222-3333');
    await dialog(desk).getByRole('textbox', { name: 'Car' }).fill('기아 카니발 흰색');
    await dialog(desk).getByRole('textbox', { name: 'Plate' }).fill('강원 34사 7890');
    await dialog(desk).getByLabel('Add a day off', { exact: true }).first().fill(dayFor(8));
    await desk.keyboard.press('Enter');
    await expect(dialog(desk).getByRole('listitem')).toHaveCount(1);
    await button(desk, 'Save').click();
    await expect(desk.getByText(`${name} has been saved.`)).toBeVisible();
    await expect(desk.getByRole('row').filter({ hasText: name })).toContainText('010-2222-3333');
    await expectAccessible(desk);

    await desk.setViewportSize({ width: 1280, height: 900 });
    const head = (title: string) => desk.getByRole('columnheader', { name: title });
    await expect(head('Name')).toHaveAttribute('aria-sort', 'ascending');
    await head('Tours').getByRole('button').click();
    await expect(head('Tours')).toHaveAttribute('aria-sort', 'ascending');
    await desk.keyboard.press('Enter');
    await expect(head('Tours')).toHaveAttribute('aria-sort', 'descending');
    await desk.setViewportSize({ width: 390, height: 844 });

    await button(desk, `Change ${name}`).click();
    await dialog(desk)
      .getByRole('button', { name: /^Remove / })
      .click();
    await dialog(desk).getByRole('checkbox').uncheck();
    await button(desk, 'Save').click();
    const row = desk.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText('Inactive');
    await button(desk, `Change ${name}`).click();
    await expect(dialog(desk).getByText('No days off')).toBeVisible();
  });

  test('lets a driver work on a single day of a weekday off, says why one with coming tours stays active and keeps what is typed, and ends all links of a driver', async ({
    page: desk,
  }) => {
    const orderIds = [
      await buyTour(desk, { tripDate: dayFor(9) }),
      await buyTour(desk, { tripDate: dayFor(10) }),
    ];
    const [free, driver, linked] = [await addDriver(desk), await addDriver(desk), await addDriver(desk)];
    const assign = (orderId: string | undefined, driverId: number) =>
      callDesk(desk, 'POST', `/tours/${orderId}/assign`, { version: 0, driverId });
    await assign(orderIds[0], driver.id);
    const { link } = await assign(orderIds[1], linked.id);
    await desk.goto('/desk/drivers');

    await test.step('a single day of a weekday off', async () => {
      await button(desk, `Change ${free.name}`).click();
      const add = dialog(desk).getByLabel('Add a day on one of these weekdays', { exact: true });
      await expect(add).toHaveCount(0);
      await dialog(desk).getByRole('combobox', { name: 'Weekday' }).selectOption(weekDayOn(tourDay));
      await button(desk, 'Add a weekday off').click();
      // Only a day of that weekday can be added.
      await add.first().fill(dayAfter(tourDay, 1));
      await expect(add.last()).toBeDisabled();
      await add.first().fill(tourDay);
      await add.last().click();
      await expectAccessible(desk, 'dialog[open]');
      await button(desk, 'Save').click();
      const row = desk.getByRole('row').filter({ hasText: free.name });
      await expect(row).toContainText(/Every \w+day/);
      await expect(row).toContainText('Works on');
    });

    await test.step('a driver with coming tours, whom a colleague changes meanwhile', async () => {
      await button(desk, `Change ${driver.name}`).click();
      const plate = dialog(desk).getByRole('textbox', { name: 'Plate' });
      await plate.fill('강원 99하 9999');
      await dialog(desk).getByRole('checkbox').uncheck();
      await button(desk, 'Save').click();
      await expect(dialog(desk).getByRole('alert').last()).toContainText('This driver has coming tours.');
      await expect(plate).toHaveValue('강원 99하 9999');

      await callDesk(desk, 'PATCH', `/drivers/${driver.id}`, {
        version: driver.version,
        plate: '강원 11가 1111',
      });
      await dialog(desk).getByRole('checkbox').check();
      await button(desk, 'Save').click();
      await expect(dialog(desk).getByText('Stored now: 강원 11가 1111')).toBeVisible();
      await button(desk, 'Save').click();
      await expect(desk.getByRole('row').filter({ hasText: driver.name })).toContainText('강원 99하 9999');
    });

    await test.step('all links end', async () => {
      const code = new URL(link.url).pathname.split('/').at(-1);
      const linkStatus = async () => (await desk.request.get(`/api/v1/driver-tours/${code}`)).status();
      // It asks for the PIN.
      expect(await linkStatus()).toBe(401);
      await button(desk, `End links of ${linked.name}`).click();
      await dialog(desk).getByRole('button', { name: 'End links', exact: true }).click();
      await expect(desk.getByText(`All links of ${linked.name} have been ended.`)).toBeVisible();
      expect(await linkStatus()).toBe(404);
    });
  });
});
