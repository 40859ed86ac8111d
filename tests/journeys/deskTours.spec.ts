import type { Page } from '@playwright/test';
import { addDriver, buyTour, callDesk, dayFor } from '../deskTours.ts';
import { copiedText, expect, expectAccessible, test } from '../guideTest.ts';
import { readMailsTo } from '../mailbox.ts';
import { signInAtDesk } from '../staffSessions.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const todo = (page: Page) => page.getByRole('region', { name: 'What to do' });
const dialog = (page: Page) => page.getByRole('dialog');

/** The line of a driver among the suggestions. */
const suggestion = (page: Page, name: string) => dialog(page).getByRole('listitem').filter({ hasText: name });

test.describe('the desk: tours', () => {
  // The visitor buys over the API, and the page is the dispatcher's.
  test.beforeEach(({ page }) => signInAtDesk(page, 'dispatcher'));

  test('assigns a driver, who is mailed the link', async ({ page: desk }) => {
    const day = dayFor(0);
    await buyTour(desk, { tripDate: day, customerName: 'KIM SORA' });
    const driver = await addDriver(desk);

    await desk.goto(`/desk/tours?day=${day}`);
    await expect(heading(desk, 'Tours')).toBeVisible();
    await expect(desk.getByText('1 without a driver')).toBeVisible();
    await expectAccessible(desk);
    const hours = desk.getByRole('region', { name: 'Drivers and hours' });
    await expect(hours.getByRole('link', { name: /10:00.*13:00 KIM SORA Unassigned/ })).toBeVisible();
    await desk.getByRole('link', { name: 'KIM SORA', exact: true }).click();
    await expect(heading(desk, '10:00 KIM SORA')).toBeVisible();
    await expectAccessible(desk);

    await button(desk, 'Assign').click();
    await expectAccessible(desk, 'dialog[open]');
    await suggestion(desk, driver.name).getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(dialog(desk).getByText(`Assigned to ${driver.name}.`)).toBeVisible();
    await expect(dialog(desk).getByText('The link was also mailed to the driver.')).toBeVisible();
    const link = await dialog(desk).getByRole('textbox', { name: 'Driver’s link' }).inputValue();
    expect(link).toContain('/driver-tours/');
    await desk.context().grantPermissions(['clipboard-write']);
    await button(desk, 'Copy').click();
    await expect(dialog(desk).getByText('Copied.')).toBeVisible();
    expect(await copiedText(desk)).toBe(link);
    await desk.keyboard.press('Escape');
    await expect(todo(desk)).toContainText('The driver has not responded yet');
    await expect(todo(desk).getByRole('status'), 'the button is gone').toBeFocused();
    await expect
      .poll(async () => (await readMailsTo(desk, driver.email)).map(({ text }) => text.includes(link)))
      .toEqual([true]);

    await desk.goBack();
    await expect(desk).toHaveURL(new RegExp(`day=${day}$`));
    await expect(desk.getByText('1 waiting for a response')).toBeVisible();
  });

  test('asks once more before it assigns a driver who has another tour then', async ({ page: desk }) => {
    const day = dayFor(1);
    const first = await buyTour(desk, { tripDate: day, startTime: '10:00', customerName: 'FIRST' });
    const second = await buyTour(desk, { tripDate: day, startTime: '11:00', customerName: 'SECOND' });
    const driver = await addDriver(desk);
    await callDesk(desk, 'POST', `/tours/${first}/assign`, { version: 0, driverId: driver.id });

    await desk.goto(`/desk/tours/${second}`);
    await button(desk, 'Assign').click();
    const line = suggestion(desk, driver.name);
    await expect(line).toContainText('Has another tour (10:00)');
    await line.getByRole('button', { name: 'Assign', exact: true }).click();
    await line.getByRole('button', { name: 'Assign all the same' }).click();
    await expect(dialog(desk).getByText(`Assigned to ${driver.name}.`)).toBeVisible();
    await desk.keyboard.press('Escape');
    await expect(desk.getByText('Overlaps with another tour of the same driver: 10:00 FIRST')).toBeVisible();
    await desk.getByRole('link', { name: '10:00 FIRST' }).click();
    await expect(heading(desk, '10:00 FIRST')).toBeVisible();
    const note = desk.getByRole('textbox', { name: 'Note' });
    await note.fill('Of the first');
    await desk.getByRole('link', { name: '11:00 SECOND' }).click();
    await expect(heading(desk, '11:00 SECOND')).toBeVisible();
    await expect(note, 'what is typed stays with its tour').toHaveValue('');
  });

  test('says that a tour is gone once its order has been refunded', async ({ page: desk }) => {
    const orderId = await buyTour(desk, { tripDate: dayFor(11) });
    await desk.goto(`/desk/tours/${orderId}`);
    await expect(heading(desk, '10:00 KIM SORA')).toBeVisible();
    await callDesk(desk, 'POST', `/orders/${orderId}/refund`, { kind: 'full', reason: 'Nobody can drive' });
    await button(desk, 'No driver found').click();
    await dialog(desk).getByRole('button', { name: 'No driver found' }).click();
    await expect(desk.getByText('There is no such tour')).toBeVisible();
    await expect(desk.getByRole('link', { name: 'Open the order' })).toHaveAttribute(
      'href',
      `/desk/orders/${orderId}`,
    );
  });

  test('keeps what is typed when a colleague changes the tour and when the connection is lost', async ({
    page: desk,
  }) => {
    const orderId = await buyTour(desk, { tripDate: dayFor(2) });
    const [one, other] = [await addDriver(desk), await addDriver(desk)];

    await desk.goto(`/desk/tours/${orderId}`);
    const note = desk.getByRole('textbox', { name: 'Note' });
    await note.fill('Typed here');
    await button(desk, 'Assign').click();
    await expect(suggestion(desk, one.name)).toBeVisible();
    await callDesk(desk, 'POST', `/tours/${orderId}/assign`, { version: 0, driverId: other.id });
    await suggestion(desk, one.name).getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(dialog(desk).getByRole('alert')).toContainText('Somebody else has changed this meanwhile.');
    await expect(dialog(desk)).toContainText(`Now: Waiting for response, ${other.name}`);
    await expect(suggestion(desk, other.name)).toContainText('Has this tour now');
    await desk.keyboard.press('Escape');

    await expect(note).toHaveValue('Typed here');
    await callDesk(desk, 'PATCH', `/tours/${orderId}`, { version: 1, note: 'By a colleague' });
    await button(desk, 'Save').click();
    await expect(desk.getByText('Saving replaces what is stored now:')).toBeVisible();
    await expect(desk.getByText('By a colleague')).toBeVisible();
    await expect(note).toHaveValue('Typed here');
    await button(desk, 'Save').click();
    await expect(desk.getByText('Saved.')).toBeVisible();

    await note.fill('Typed before the connection is lost');
    await desk.context().setOffline(true);
    await expect(desk.getByText('The connection is lost.')).toBeVisible();
    await expect(button(desk, 'Withdraw')).toBeDisabled();
    await expect(button(desk, 'Save')).toBeDisabled();
    await desk.context().setOffline(false);
    await button(desk, 'Save').click();
    await expect(desk.getByText('Saved.')).toBeVisible();
    await desk.reload();
    await expect(note).toHaveValue('Typed before the connection is lost');
  });

  test('records what a driver reports by phone, with its history', async ({ page: desk }) => {
    const orderId = await buyTour(desk, { tripDate: dayFor(3) });
    const driver = await addDriver(desk, { email: null });
    await callDesk(desk, 'POST', `/tours/${orderId}/assign`, { version: 0, driverId: driver.id });

    await desk.goto(`/desk/tours/${orderId}`);
    await button(desk, 'Send the link').click();
    await button(desk, 'Make a link to send yourself').click();
    await expect(dialog(desk)).toContainText('The link was not mailed.');
    await desk.keyboard.press('Escape');
    await button(desk, 'Accepted by phone').click();
    await expectAccessible(desk, 'dialog[open]');
    await dialog(desk).getByRole('button', { name: 'Accepted by phone' }).click();
    await expect(todo(desk)).toContainText('The driver has accepted');
    const history = desk.getByRole('region', { name: 'History' });
    await expect(history.getByRole('listitem')).toContainText(['Accepted', `Assigned (${driver.name})`]);
    await button(desk, 'Withdraw').click();
    await dialog(desk).getByRole('button', { name: 'Withdraw' }).click();
    await button(desk, 'No driver found').click();
    await dialog(desk).getByRole('button', { name: 'No driver found' }).click();
    await expect(todo(desk).getByRole('link', { name: 'Refund in the order' })).toHaveAttribute(
      'href',
      `/desk/orders/${orderId}`,
    );
  });

  test('shows a day as a week, as a sheet in Korean to print, and as CSV', async ({ page: desk }) => {
    const day = dayFor(4);
    await buyTour(desk, { tripDate: day, startTime: '10:00', customerName: '=1+1', language: 'ja' });
    await buyTour(desk, { tripDate: day, startTime: '14:30', customerName: 'LEE MINJI' });
    await desk.goto(`/desk/tours?day=${day}`);

    await test.step('a week leads to other weeks, its tours and days', async () => {
      await desk.getByRole('link', { name: 'Week', exact: true }).click();
      await expect(desk).toHaveURL(new RegExp(`week=${day}$`));
      await expect(desk.getByRole('heading', { level: 3 })).toHaveCount(7);
      await expectAccessible(desk);
      await desk.getByRole('link', { name: 'Next week' }).click();
      await expect(desk.getByText('0 tours', { exact: true })).toBeVisible();
      await expect(desk.getByRole('link', { name: 'LEE MINJI' })).toBeHidden();
      await desk.goBack();
      await desk.reload();
      await desk.getByRole('link', { name: 'LEE MINJI' }).click();
      await expect(heading(desk, '14:30 LEE MINJI')).toBeVisible();
      await desk.goBack();
      await desk.goBack();
      await expect(desk).toHaveURL(new RegExp(`day=${day}$`));
      // The address changes before the screen does.
      await expect(desk.getByRole('link', { name: 'Day sheet' })).toBeVisible();
    });

    await test.step('the CSV file has the shown tours', async () => {
      const [download] = await Promise.all([
        desk.waitForEvent('download'),
        button(desk, 'Download CSV').click(),
      ]);
      expect(download.suggestedFilename()).toBe(`tours_${day}.csv`);
      const chunks: Buffer[] = [];
      for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
      const text = Buffer.concat(chunks).toString('utf8');
      expect(text.startsWith('\ufeffDay,From,Until,')).toBe(true);
      expect(text).toContain(`${day},10:00,13:00,2,Japanese,'=1+1,`);
    });

    await test.step('the sheet is in Korean, and prints without controls', async () => {
      await desk.getByRole('link', { name: 'Day sheet' }).click();
      await expect(heading(desk, /^투어 일정표/)).toBeVisible();
      for (const text of ['10:00 – 13:00 =1+1', '2명', '일본어', '경포대', 'Lunch here, please']) {
        await expect(desk.getByText(text).first()).toBeVisible();
      }
      await expectAccessible(desk);
      await desk.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expect(desk.getByRole('navigation')).toBeHidden();
      await expect(button(desk, 'Print')).toBeHidden();
      const colours = await heading(desk, /^투어 일정표/).evaluate((element) => {
        const sheet = element.parentElement;
        return [getComputedStyle(element).color, sheet && getComputedStyle(sheet).backgroundColor];
      });
      expect(colours).toEqual(['rgb(17, 17, 17)', 'rgb(255, 255, 255)']);
    });
  });
});
