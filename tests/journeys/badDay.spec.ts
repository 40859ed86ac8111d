import type { Browser, Page } from '@playwright/test';
import { deskApi } from '../../contract/desk/api.ts';
import { dayAfter } from '../../domain/calendar/days.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { insertStaffSession, TestStaff } from '../../server/testing/testStaff.ts';
import { formatDay } from '../../web/desk/language/formats.ts';
import { newAccount } from '../account.ts';
import { buyTourAs } from '../deskTours.ts';
import { expect, expectAccessible, test } from '../guideTest.ts';
import { readMailsTo } from '../mailbox.ts';
import { openOwnProduct } from '../ownProduct.ts';
import { shareProduct } from '../shareProduct.ts';
import { openDeskSession } from '../staffSessions.ts';
import { tourDay } from '../tourDay.ts';

// One product: closing days would stop the sales of other journeys.
const product = shareProduct(openOwnProduct, async (opened) => {
  await opened.database.sql.deleteFrom('sales_day').execute();
});

let people = 0;
async function signInDispatcher(desk: Page): Promise<void> {
  people += 1;
  const deps = { database: product().database, clock: systemClock };
  const token = await insertStaffSession(deps, { role: 'dispatcher', name: `Dispatcher ${people}` });
  await openDeskSession(desk.context(), token);
}

/** Another dispatcher, who works by the API. */
async function newColleague() {
  const { app, database } = product();
  const deps = { app: () => app, database: () => database, clock: systemClock };
  const staff = await TestStaff.signIn(deps, 'dispatcher');
  return {
    async addDriver(name: string) {
      const fields = { phone: '010-1234-5678', email: null, car: '그랜저', plate: '강원 12바 3456' };
      const { body } = await staff.call('POST', '/desk/drivers', { name, ...fields });
      return deskApi.addDriver.response.parse(body);
    },
    async assign(orderId: string, driverId: number) {
      const body = { version: 0, driverId, despite: true };
      const { status } = await staff.call('POST', `/desk/tours/${orderId}/assign`, body);
      expect(status).toBe(200);
    },
  };
}

/** A visitor who has bought a tour, in their own browser. */
async function newVisitor(browser: Browser, tripDate: string, customerName: string) {
  const context = await browser.newContext({ baseURL: product().origin, locale: 'en-US' });
  const page = await context.newPage();
  const { email } = await newAccount(page);
  const orderId = await buyTourAs(page, email, { tripDate, customerName });
  return { page, email, orderId, close: () => context.close() };
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

test('a typhoon: the desk calls a day off, one visitor moves the tour and another gets the price back', async ({
  page: desk,
  browser,
}) => {
  const day = dayAfter(tourDay, -20);
  const [ada, grace] = [
    await newVisitor(browser, day, 'ADA LOVELACE'),
    await newVisitor(browser, day, 'GRACE HOPPER'),
  ];
  await signInDispatcher(desk);

  await test.step('the calendar leads to all tours of the day, which are chosen', async () => {
    await desk.goto(`/desk/calendar?month=${day.slice(0, 7)}`);
    await desk
      .getByRole('list', { name: /^Days of / })
      .getByRole('button', { name: formatDay('en', day) })
      .click();
    await dialog(desk).getByRole('link', { name: 'Call off tours' }).click();
    await expect(desk.getByRole('heading', { name: '2 of 2 tours to call off' })).toBeVisible();
    await expect(desk.getByRole('checkbox', { name: /ADA LOVELACE/ })).toBeChecked();
    await expectAccessible(desk);
    await desk.getByLabel('Reason').selectOption('Typhoon');
    await desk.getByRole('textbox', { name: 'Your own words' }).fill('모두 안전하시길 바랍니다.');
    await button(desk, 'Call off 2 tours').click();
  });

  await test.step('the progress shows, also after a reload', async () => {
    await expect(desk.getByText('2 of 2 tours done.')).toBeVisible();
    await desk.reload();
    await expect(desk.getByText('2 of 2 tours done.')).toBeVisible();
    await expect(desk.getByText(/^The visitor can choose · until /)).toHaveCount(2);
    await expectAccessible(desk);
  });

  await test.step('a mail says why, and leads to the ticket, where the tour is moved', async () => {
    const { page, email, orderId } = ada;
    const subject = 'Your tour can’t take place';
    await expect
      .poll(async () => (await readMailsTo(page, email)).filter(({ text }) => text.includes(subject)).length)
      .toBe(1);
    const mail = (await readMailsTo(page, email)).find(({ text }) => text.includes(subject));
    expect(mail?.text).toContain('A typhoon is forecast');
    expect(mail?.text).toContain('모두 안전하시길 바랍니다.');
    expect(mail?.text).toContain(`/tickets/${orderId}`);
    await page.goto(`/tickets/${orderId}`);
    await expect(page.getByText(/^A typhoon is forecast.*full ₩30,000 back right away/)).toBeVisible();
    await expect(page.getByRole('img', { name: 'QR code for the driver' })).toHaveCount(0);
    await expectAccessible(page);
    await button(page, 'Move the tour').click();
    await button(page, 'Save the changes').click();
    await expect(dialog(page).getByText('Please choose another day or time.')).toBeVisible();
    await dialog(page).getByLabel('Date').fill(dayAfter(day, 3));
    await button(page, 'Save the changes').click();
    await expect(page.getByText('Your tour has been changed.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'QR code for the driver' })).toBeVisible();
  });

  await test.step('another visitor takes the whole price', async () => {
    const { page, orderId } = grace;
    await page.goto(`/tickets/${orderId}`);
    await button(page, 'Get a full refund').click();
    await expect(dialog(page).getByText('because we called the tour off')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Get a full refund' }).click();
    await expect(page.getByText('₩30,000 has been refunded.')).toBeVisible();
  });

  await desk.reload();
  await expect(desk.getByText('Moved', { exact: true })).toBeVisible();
  await expect(desk.getByText('Refunded', { exact: true })).toBeVisible();
  await ada.close();
  await grace.close();
});

test('a driver falls ill: the tours are reassigned in one press, and what is left is red', async ({
  page: desk,
  browser,
}) => {
  const day = dayAfter(tourDay, -30);
  const visitors = [
    await newVisitor(browser, day, 'ADA LOVELACE'),
    await newVisitor(browser, day, 'GRACE HOPPER'),
  ];
  await signInDispatcher(desk);
  const colleague = await newColleague();
  const [ill, other] = [await colleague.addDriver('박아픔'), await colleague.addDriver('이건강')];
  for (const { orderId } of visitors) await colleague.assign(orderId, ill.id);
  await desk.goto('/desk/drivers');
  await button(desk, `Change ${ill.name}`).click();
  await dialog(desk).getByLabel('Add a day off', { exact: true }).first().fill(day);
  await dialog(desk).getByLabel('Off until').first().selectOption('12:00');
  await dialog(desk).getByRole('button', { name: 'Add a day off' }).click();
  await expect(dialog(desk).getByText(`${formatDay('en', day)} until 12:00`)).toBeVisible();
  await expectAccessible(desk, 'dialog[open]');
  await button(desk, 'Save').click();

  // Both tours begin at 10:00, and only one other driver is there.
  await expect(dialog(desk).getByText(`→ ${other.name}`)).toBeVisible();
  await expect(dialog(desk).getByText('No driver is free')).toBeVisible();
  await expectAccessible(desk, 'dialog[open]');
  await button(desk, 'Reassign 1 tour').click();
  await expect(desk.getByText('1 tour reassigned. 1 left')).toBeVisible();
  await expect(desk.getByRole('row').filter({ hasText: ill.name })).toContainText('until 12:00');

  await desk.goto(`/desk/tours?day=${day}`);
  // Exactly: the drivers' hours have the sentence as well, after the state of the tour, once they have loaded.
  await expect(desk.getByText('The driver is off then. Assign another one.', { exact: true })).toHaveCount(1);
  await expect(desk.getByText(other.name).first()).toBeVisible();
  for (const { close } of visitors) await close();
});

test('a message reaches all visitors of a day, once', async ({ page: desk, browser }) => {
  const day = dayAfter(tourDay, -40);
  const { page, email, close } = await newVisitor(browser, day, 'ADA LOVELACE');
  await signInDispatcher(desk);
  await desk.goto(`/desk/tours?day=${day}`);
  await desk.getByRole('link', { name: 'Message to all visitors' }).click();
  await expect(desk.getByText('1 recipient', { exact: true })).toBeVisible();
  await desk.getByText('Show the text in each language').click();
  await expect(desk.getByText(/雨の予報ですが/)).toBeVisible();
  await desk.getByRole('textbox', { name: 'Your own words' }).fill('Bring boots.');
  await expectAccessible(desk);
  await button(desk, 'Send to 1 visitor').click();
  await expect(desk.getByText('Sent to 1 visitor.')).toBeVisible();
  await expect(desk.getByText('Rain · 1 recipient')).toBeVisible();
  await expect
    .poll(
      async () => (await readMailsTo(page, email)).filter(({ text }) => text.includes('Bring boots.')).length,
    )
    .toBe(1);
  await close();
});
