import type { Page } from '@playwright/test';
import { deskApi } from '../../contract/desk/api.ts';
import { dayAfter } from '../../domain/calendar/days.ts';
import { toSeoulDate } from '../../domain/calendar/seoulTime.ts';
import { tourStart } from '../../domain/tickets/ticketRules.ts';
import { formatDay } from '../../web/desk/language/formats.ts';
import { readableHtml } from '../../web/testing/readableHtml.ts';
import { openCompany } from '../company.ts';
import { draftBar } from '../deskGuide.ts';
import { takeDeskPicture } from '../deskPictures.ts';
import { expect, test } from '../guideTest.ts';
import { readMailsTo } from '../mailbox.ts';
import { cards, enterCard, fillPassenger, payAndApprove } from '../payment.ts';
import {
  choose,
  openTripPlan,
  reserveButton,
  sheetHandle,
  somePlaces,
  storePlacesOnDevice,
  timeInput,
} from '../tripPlanScreen.ts';

const today = toSeoulDate(new Date());
// The next Monday but one: Date counts weekdays from Sunday.
const monday = dayAfter(today, 15 - new Date(`${today}T00:00:00Z`).getUTCDay());
const [tuesday, wednesday, thursday, friday] = [1, 2, 3, 4].map((days) => dayAfter(monday, days));
if (!tuesday || !wednesday || !thursday || !friday) throw new Error('a week has five working days');

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
/** The number by which people name the order that the desk has opened. */
const shortNumber = async (desk: Page) =>
  (await desk.getByRole('heading', { level: 1 }).innerText()).replace(/^Order /, '');

interface DeskSale {
  readonly tripDate: string;
  readonly startTime: string;
  readonly name: string;
  readonly payment: string;
}

/** Takes an order by telephone. @returns the buyer's link */
async function sellByPhone(desk: Page, { tripDate, startTime, name, payment }: DeskSale): Promise<string> {
  await desk.goto('/desk/orders');
  await desk.getByRole('link', { name: 'New order' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'New order' })).toBeVisible();
  await desk.getByLabel('Day').fill(tripDate);
  await desk.getByRole('combobox', { name: /^Start/ }).selectOption(startTime);
  await desk.getByRole('textbox', { name: 'Route' }).fill('Gyeongpo Beach, then Anmok');
  await desk.getByRole('textbox', { name: 'Passenger' }).fill(name);
  await desk.getByRole('combobox', { name: 'Payment' }).selectOption(payment);
  await takeDeskPicture(desk, 'newOrder');
  await button(desk, 'Save the order (₩30,000)').click();
  return desk.getByRole('textbox', { name: /^(Link to the ticket|Payment link)$/ }).inputValue();
}

test('a company of six works through a week', async ({ browser }) => {
  test.setTimeout(300_000);
  const company = await openCompany(browser, tourStart(monday, '09:00'));
  const { desks, call, moveTo, readTour, assign, drive } = company;
  const { owner, dispatcher, editor } = desks;
  try {
    const park = await company.addDriver('박기사');
    const lee = await company.addDriver('이기사');
    const choi = await company.addDriver('최기사');
    const thursdayAtTen = { tripDate: thursday, startTime: '10:00' };
    const ada = await company.sell({ ...thursdayAtTen, customerName: 'ADA LOVELACE' });
    const grace = await company.sell({ ...thursdayAtTen, customerName: 'GRACE HOPPER' });
    const mary = await company.sell({ ...thursdayAtTen, customerName: 'MARY JACKSON' });
    const minji = await company.newVisitor();
    await dispatcher.goto('/desk/tours');
    await expect(dispatcher, 'three new orders').toHaveTitle(/^\(3\) /);

    await test.step('Monday: the fourth visitor of an hour is refused, and buys one of the nearest hours', async () => {
      const { page, email } = minji;
      await choose(page, somePlaces(2));
      const draft = { date: thursday, time: '10:00', people: 2 };
      await storePlacesOnDevice(page, JSON.stringify(draft), 'tripDraft');
      await openTripPlan(page);
      await sheetHandle(page).press('End');
      await expect(page.getByText('This departure is no longer available.')).toBeVisible();
      const offers = page.getByRole('list', { name: 'Nearest free departures:' }).getByRole('button');
      await offers.filter({ hasText: /^13:30$/ }).click();
      await expect(timeInput(page)).toHaveValue('13:30');
      await reserveButton(page).click();
      await fillPassenger(page, email);
      await enterCard(page, cards.approved);
      await payAndApprove(page);
      await expect(page.getByRole('heading', { name: 'Payment has been completed' })).toBeVisible();
    });

    await test.step('Monday: an alert leads the dispatcher to the new order', async () => {
      await expect(dispatcher).toHaveTitle(/^\(4\) /);
      await dispatcher.getByRole('link', { name: 'Alerts' }).click();
      const newest = dispatcher.getByRole('listitem').filter({ hasText: 'New order' }).first();
      await expect(newest).toContainText('Minji Kim');
      await takeDeskPicture(dispatcher, 'alerts');
      await newest.getByRole('link', { name: 'New order' }).click();
      await expect(dispatcher.getByRole('heading', { level: 1, name: /^Order SB-/ })).toBeVisible();
      await expect(dispatcher).toHaveTitle(/^\(3\) /);
    });
    const minjisOrder = new URL(dispatcher.url()).pathname.split('/').at(-1) ?? '';
    const minjisNumber = await shortNumber(dispatcher);

    await test.step('Monday: the visitor changes the time', async () => {
      const { page } = minji;
      await page.goto(`/tickets/${minjisOrder}`);
      await button(page, 'Change tour').click();
      await dialog(page).getByLabel('Time').selectOption('15:00');
      await button(page, 'Save the changes').click();
      await expect(page.getByText('Your tour has been changed.')).toBeVisible();
      await expect(page.getByText('We’ll email you when a driver is assigned.')).toBeVisible();
    });

    let driversLink = '';
    const driver = await company.newPage(undefined, 'ko-KR');
    await test.step('Monday: the dispatcher assigns, and the driver accepts by the lasting link', async () => {
      await dispatcher.goto(`/desk/tours/${ada.orderId}`);
      await button(dispatcher, 'Assign').click();
      const line = dialog(dispatcher).getByRole('listitem').filter({ hasText: park.name });
      await expect(line).toContainText('Free');
      await takeDeskPicture(dispatcher, 'assign');
      await line.getByRole('button', { name: 'Assign', exact: true }).click();
      await expect(dialog(dispatcher).getByText(`Assigned to ${park.name}.`)).toBeVisible();
      driversLink = await dialog(dispatcher).getByRole('textbox', { name: 'Driver’s link' }).inputValue();
      await driver.goto(driversLink);
      await driver.getByLabel('비밀번호', { exact: true }).fill('2580');
      await driver.getByLabel('비밀번호 다시 입력').fill('2580');
      await button(driver, '비밀번호 정하기').click();
      await expect(button(driver, '수락')).toBeVisible();
      await takeDeskPicture(driver, 'driver');
      await button(driver, '수락').click();
      await expect.poll(async () => (await readTour(ada.orderId)).state).toBe('accepted');
      await ada.page.goto(`/tickets/${ada.orderId}`);
      await expect(ada.page.getByText(park.plate)).toBeVisible();
    });

    let sorasLink = '';
    await test.step('Monday: two orders by telephone, in cash and by a payment link', async () => {
      const phone = { name: 'CHOI HANA', tripDate: tuesday, startTime: '10:00', payment: 'Paid in cash' };
      await sellByPhone(dispatcher, phone);
      await expect(dispatcher.getByRole('region', { name: 'Details' })).toContainText('Cash');
      const byLink = { tripDate: wednesday, startTime: '10:00', payment: 'By card, with a payment link' };
      sorasLink = await sellByPhone(dispatcher, { name: 'HAN SORA', ...byLink });
      const guest = await company.newPage();
      await guest.goto(sorasLink);
      await enterCard(guest, cards.approved);
      await payAndApprove(guest);
      await expect(guest.getByText(/^Payment has been completed/)).toBeVisible();
    });

    await company.sell({ tripDate: tuesday, startTime: '14:00', customerName: 'JIWOO SHIN' });
    const barbara = await company.sell({
      tripDate: wednesday,
      startTime: '11:00',
      customerName: 'BARBARA LISKOV',
    });
    const { content: tuesdays } = deskApi.listTours.response.parse(
      await call('dispatcher', 'GET', `/tours?from=${tuesday}&to=${tuesday}`),
    );
    expect(tuesdays.map(({ customerName }) => customerName)).toEqual(['CHOI HANA', 'JIWOO SHIN']);
    for (const { orderId } of tuesdays) await assign(orderId, park.id);

    await moveTo(tourStart(tuesday, '06:30'));
    await test.step('Tuesday: a driver is ill, and the tours are reassigned in one press', async () => {
      await dispatcher.goto('/desk/drivers');
      await button(dispatcher, `Change ${park.name}`).click();
      await dialog(dispatcher).getByLabel('Add a day off', { exact: true }).first().fill(tuesday);
      await button(dispatcher, 'Add a day off').click();
      await button(dispatcher, 'Save').click();
      await expect(button(dispatcher, 'Reassign 2 tours')).toBeVisible();
      await takeDeskPicture(dispatcher, 'reassign');
      await button(dispatcher, 'Reassign 2 tours').click();
      await expect(dispatcher.getByText('2 tours reassigned.')).toBeVisible();
      await dispatcher.goto(`/desk/tours?day=${tuesday}`);
      // In the list; the overview of the day links the tour too.
      await expect(dispatcher.getByRole('link', { name: 'JIWOO SHIN', exact: true })).toBeVisible();
      await expect(dispatcher.getByText('The driver is off then. Assign another one.')).toHaveCount(0);
    });
    await moveTo(tourStart(tuesday, '18:00'));
    for (const { orderId } of tuesdays) await drive(orderId);

    await moveTo(tourStart(wednesday, '07:00'));
    await test.step('Wednesday: a typhoon, and the day is called off', async () => {
      await dispatcher.goto(`/desk/calendar?month=${wednesday.slice(0, 7)}`);
      const days = dispatcher.getByRole('list', { name: /^Days of / });
      await expect(days.getByRole('button', { name: formatDay('en', wednesday) })).toContainText('2 sold');
      await takeDeskPicture(dispatcher, 'calendar');
      await days.getByRole('button', { name: formatDay('en', wednesday) }).click();
      await dialog(dispatcher).getByRole('link', { name: 'Call off tours' }).click();
      // The dialog of the calendar has a reason as well, until the screen has loaded.
      await expect(dispatcher.getByRole('heading', { name: '2 of 2 tours to call off' })).toBeVisible();
      await dispatcher.getByLabel('Reason').selectOption('Typhoon');
      await takeDeskPicture(dispatcher, 'callOff');
      await button(dispatcher, 'Call off 2 tours').click();
      await expect(dispatcher.getByText('2 of 2 tours done.')).toBeVisible();
    });
    await test.step('Wednesday: one visitor moves, and one, without an account, takes the money', async () => {
      const { page, email, orderId } = barbara;
      await page.goto(`/tickets/${orderId}`);
      await button(page, 'Move the tour').click();
      await dialog(page).getByLabel('Date').fill(friday);
      await button(page, 'Save the changes').click();
      await expect(page.getByText('Your tour has been changed.')).toBeVisible();
      await expect
        .poll(async () =>
          (await readMailsTo(page, email)).filter(({ text }) => text.includes('A typhoon is forecast')),
        )
        .toHaveLength(1);

      const guest = await company.newPage();
      await guest.goto(sorasLink);
      await button(guest, 'Get a full refund').click();
      await dialog(guest).getByRole('button', { name: 'Get a full refund' }).click();
      await expect(guest.getByText('₩30,000 has been refunded.')).toBeVisible();
      await dispatcher.reload();
      await expect(dispatcher.getByText('Moved', { exact: true })).toBeVisible();
      await expect(dispatcher.getByText('Refunded', { exact: true })).toBeVisible();
    });
    await assign(barbara.orderId, choi.id);
    await assign(grace.orderId, lee.id);
    await assign(mary.orderId, choi.id);
    await assign(minjisOrder, lee.id);

    await moveTo(tourStart(thursday, '08:00'));
    await test.step('Thursday: the day shows a line for each driver against the hours', async () => {
      await dispatcher.goto(`/desk/tours?day=${thursday}`);
      const hours = dispatcher.getByRole('region', { name: 'Drivers and hours' });
      await expect(hours.getByRole('link', { name: /10:00.*13:00/ })).toHaveCount(3);
      await expect(hours.getByRole('link', { name: /15:00.*18:00 Minji Kim/ })).toBeVisible();
      await takeDeskPicture(dispatcher, 'day');
    });
    await moveTo(tourStart(thursday, '10:30'));
    await test.step('Thursday: the driver enters the PIN of the day, and meets the visitors half an hour late', async () => {
      await driver.goto(driversLink);
      await driver.getByLabel('비밀번호').fill('2580');
      await button(driver, '열기').click();
      await button(driver, '손님 만남').click();
      await expect.poll(async () => (await readTour(ada.orderId)).state).toBe('met');
      await moveTo(tourStart(thursday, '13:00'));
      await button(driver, '투어 종료').click();
      await dialog(driver).getByRole('button', { name: '투어 종료' }).click();
      await expect.poll(async () => (await readTour(ada.orderId)).state).toBe('finished');
    });
    await moveTo(tourStart(thursday, '18:30'));
    for (const orderId of [grace.orderId, mary.orderId, minjisOrder]) await drive(orderId);
    await test.step('Thursday: the visitor complains, and gets a part of the money and a reply', async () => {
      const { page, orderId } = ada;
      await page.goto(`/tickets/${orderId}`);
      await button(page, 'Something went wrong').click();
      await dialog(page).getByRole('combobox').selectOption({ label: 'The driver came late' });
      await dialog(page).getByRole('textbox').fill('Half an hour late.');
      await dialog(page).getByRole('button', { name: 'Send' }).click();
      await expect(page.getByText('We’ve received this and will reply by email.').first()).toBeVisible();

      await dispatcher.goto(`/desk/orders/${orderId}`);
      await button(dispatcher, 'Pay a part back').click();
      await dialog(dispatcher).getByRole('textbox', { name: 'Amount' }).fill('5,000');
      await dialog(dispatcher).getByRole('textbox', { name: 'Reason' }).fill('Half an hour late');
      await takeDeskPicture(dispatcher, 'refund');
      await dialog(dispatcher).getByRole('button', { name: 'Pay back' }).click();
      await expect(dispatcher.getByText('₩5,000 paid back')).toBeVisible();
      // The order shows the report too.
      await dispatcher.getByRole('link', { name: 'Tour reports' }).click();
      await expect(dispatcher.getByRole('heading', { level: 1, name: 'Tour reports' })).toBeVisible();
      await dispatcher.getByRole('textbox', { name: 'Reply' }).fill('We are sorry.');
      await button(dispatcher, 'Send the reply and close').click();
      await expect(dispatcher.getByText('Replied').first()).toBeVisible();
      await page.reload();
      await expect(page.getByText('₩5,000 has been paid back. Your ticket stays valid.')).toBeVisible();
      await expect(page.getByText('We are sorry.')).toBeVisible();
    });

    await moveTo(tourStart(friday, '18:00'));
    await drive(barbara.orderId);
    await test.step('Friday: the accounts of the week add up to the won', async () => {
      await owner.goto(`/desk/accounting?from=${monday}&to=${friday}`);
      const total = owner.getByRole('region', { name: 'KRW' });
      await expect(total).toContainText('₩240,000');
      await expect(total).toContainText('₩35,000');
      await expect(total).toContainText('₩205,000');
      const lines = owner.getByRole('table', { name: 'Sales and refunds' }).getByRole('row');
      await expect(lines.filter({ hasText: 'Card (KRW)' })).toContainText(/7₩210,000₩35,000₩175,000/);
      await expect(lines.filter({ hasText: 'Cash (KRW)' })).toContainText(/1₩30,000₩0₩30,000/);
      await takeDeskPicture(owner, 'accounting');
    });

    await test.step('Friday: they equal the orders, by each day and by each tour', async () => {
      const accounts = async (query: string) =>
        deskApi.getAccounting.response.parse(
          await call('owner', 'GET', `/accounting?from=${monday}&to=${friday}&${query}`),
        );
      const sums = (lines: readonly { sold: number; refunded: number; kept: number }[]) => ({
        sold: sum(lines.map(({ sold }) => sold)),
        refunded: sum(lines.map(({ refunded }) => refunded)),
        kept: sum(lines.map(({ kept }) => kept)),
      });
      const week = { sold: 240_000, refunded: 35_000, kept: 205_000 };
      const { content } = deskApi.exportOrders.response.parse(await call('owner', 'GET', '/orders/export'));
      const byDay = await accounts('basis=payment&grouping=day');
      expect(new Set(byDay.money.map(({ period }) => period))).toEqual(
        new Set([monday, wednesday, thursday]),
      );
      expect(sums(byDay.money)).toEqual(week);
      expect(sums((await accounts('basis=tour&grouping=range')).money)).toEqual(week);
      expect(sum(content.map(({ amount }) => amount))).toBe(week.sold);
      expect(sum(content.map(({ refundAmount }) => refundAmount ?? 0))).toBe(week.refunded);
      expect(sum(byDay.drivers.map(({ tours }) => tours)), 'all but the one that was paid back').toBe(7);
    });

    await test.step('Friday: the owner finds an order by its short number', async () => {
      await owner.getByRole('link', { name: 'Orders' }).click();
      await owner.getByRole('searchbox').fill(minjisNumber.toLowerCase().replaceAll('-', ''));
      await owner.keyboard.press('Enter');
      await expect(owner.getByRole('row')).toHaveCount(2);
      await owner.getByRole('row').locator(`a[href$="/orders/${minjisOrder}"]`).click();
      await expect(owner.getByText(/^Changed: start 13:30 → 15:00/)).toBeVisible();
    });

    await test.step('Friday: the editor publishes a place with Korean and English only', async () => {
      const placeId = await company.draftPlace();
      await editor.goto(`/desk/guide/${placeId}`);
      await expect(editor.getByText('A new place, not published yet.')).toContainText(
        'Partly in English for',
      );
      await takeDeskPicture(editor, 'place');
      await draftBar(editor).getByRole('button', { name: 'Publish' }).click();
      await expect(draftBar(editor).getByRole('status')).toHaveText('Published. Visitors see it now.');
      const japanese = await minji.page.request.get(`/content/tour/${placeId}?lang=ja`);
      expect(readableHtml(await japanese.text())).toContain('It looks out to sea.');
      await editor.goto('/desk/guide');
      await editor.getByRole('combobox', { name: 'Marked' }).selectOption('A language is missing');
      await expect(editor.getByRole('row').filter({ hasText: '새정원' })).toContainText('Missing: ');
      await takeDeskPicture(editor, 'guide');
    });
  } finally {
    await company.close();
  }
});
