import type { Page } from '@playwright/test';
import { dayAfter } from '../../domain/calendar/days.ts';
import { holidayOn } from '../../domain/calendar/holidays.ts';
import { toSeoulDate } from '../../domain/calendar/seoulTime.ts';
import { formatMinute } from '../../web/features/places/openAt.ts';
import { en } from '../../web/messages/en/hours.ts';
import { loadMessages } from '../../web/messages/messages.ts';
import { newAccount } from '../account.ts';
import { cards, chooseLanguage, expect, expectAccessible, open, test } from '../guideTest.ts';
import { enterCard, fillPassenger, payAndApprove, cards as testCards } from '../payment.ts';
import { choose, sheetHandle, storePlacesOnDevice } from '../tripPlanScreen.ts';

const { hours } = en;

/** Seollal, a Sunday. */
const seollal = '2027-02-07';
const evening = `${seollal}T19:30`;
const when = formatMinute(evening, 'en');
const before = new Date('2026-12-01T10:10:00+09:00');

/** Open from 09:00 to 18:00, with the last entry at 17:00, and from 08:00 to 17:00, every day. The first has a telephone number. */
const [museum, cafe] = [
  { id: 4, title: 'Ojukheon', lat: 37.7792, lng: 128.8776 },
  { id: 111, title: 'Bohemian Coffee Gyeongpo', lat: 37.79, lng: 128.91 },
] as const;

async function planFor(page: Page, date: string): Promise<void> {
  await choose(page, [museum, cafe]);
  await storePlacesOnDevice(page, JSON.stringify({ date, time: '17:30', people: 2 }), 'tripDraft');
}

const openOn = (page: Page) => page.getByRole('button', { name: hours.openOn, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: hours.title });
const chip = (page: Page) => page.getByRole('button', { name: hours.at(when), pressed: true });

async function chooseEvening(page: Page): Promise<void> {
  await openOn(page).click();
  await dialog(page).getByLabel(hours.day).fill(seollal);
  await dialog(page).getByLabel(hours.time).selectOption('19:30');
  await dialog(page).getByRole('button', { name: hours.show }).click();
  await expect(page).toHaveURL(/openAt=2027-02-07T19:30/);
  await expect(chip(page)).toBeVisible();
}

/** What the API counts for the list or the search. */
async function counted(page: Page, query: string): Promise<number> {
  const response = await page.request.get(`/api/v1/places/restaurant?size=1&openAt=${evening}&${query}`);
  return (await response.json()).totalItems;
}

test('lists what is open on a day and time, also through a reload, Back and a change of the language; refuses a time that has passed, and offers that of the plan', async ({
  page,
}) => {
  await page.clock.setFixedTime(before);
  await planFor(page, seollal);
  await open(page, '/list?tab=restaurant');
  await openOn(page).click();
  await expect(dialog(page).getByRole('button', { name: hours.show })).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(openOn(page)).toBeFocused();

  await test.step('a time that has passed, and that of the plan', async () => {
    await openOn(page).click();
    const asking = dialog(page);
    await expect(asking.getByLabel(hours.day)).toHaveValue('2026-12-01');
    await expect(asking.getByLabel(hours.time)).toHaveValue('10:30');
    await asking.getByLabel(hours.time).selectOption('10:00');
    await asking.getByRole('button', { name: hours.show }).click();
    await expect(asking.getByRole('alert')).toHaveText(hours.passed);
    await expect(page).not.toHaveURL(/openAt/);
    await asking.getByLabel(hours.day).fill('2027-12-02');
    await asking.getByRole('button', { name: hours.show }).click();
    await expect(asking.getByRole('alert')).toHaveText(hours.tooFar);
    await asking.getByLabel(hours.day).fill('');
    await asking.getByRole('button', { name: hours.show }).click();
    await expect(asking.getByRole('alert')).toHaveText(hours.dayMissing);
    await asking.getByRole('button', { name: /^As in your plan: Sun, Feb 7, 17:30/ }).click();
    await expect(page).toHaveURL(/openAt=2027-02-07T17:30/);
  });

  await test.step('"Open now" and a day and time replace each other', async () => {
    await page.getByRole('button', { name: 'Open now' }).click();
    await expect(page).toHaveURL(/open=now/);
    await expect(page).not.toHaveURL(/openAt/);
    await chooseEvening(page);
    await expect(page).not.toHaveURL(/open=now/);
  });

  const total = await counted(page, '');
  expect(total).toBeGreaterThan(0);
  const status = page.getByRole('status').filter({ hasText: when });
  await expect(status).toContainText(String(total));
  await expect(page.getByText(hours.differ(hours.holidays.seollal))).toHaveCount(1);
  await expectAccessible(page);

  await page.reload();
  await expect(chip(page)).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/openAt/);
  await expect(chip(page)).toHaveCount(0);
  await page.goForward();
  await expect(status).toContainText(String(total));

  // The dialog in the other languages: web/pages/list/OpenOnDialog.test.tsx.
  for (const language of ['ja', 'en'] as const) {
    const messages = (await loadMessages(language, ['hours'])).hours;
    await chooseLanguage(page, language);
    const time = formatMinute(evening, language);
    await expect(page.getByRole('button', { name: messages.at(time), pressed: true })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: time })).toContainText(String(total));
    await expect(page.getByText(messages.differ(messages.holidays.seollal))).toHaveCount(1);
    await expect(page.getByRole('button', { name: messages.openOn, exact: true })).toBeVisible();
  }

  await chip(page).click();
  await expect(page).not.toHaveURL(/openAt/);
  await expect(chip(page)).toHaveCount(0);
  await expect(openOn(page)).toBeFocused();

  // A link that was shared long ago.
  await open(page, '/list?tab=restaurant&openAt=2026-11-24T19:30');
  await expect(page.getByText(hours.passed)).toBeVisible();
});

test('searches what is open on a day and time, and drops the time where nothing is open', async ({
  page,
}) => {
  await page.clock.setFixedTime(before);
  await open(page, '/list?query=coffee&tab=restaurant');
  await chooseEvening(page);
  await expect(page).toHaveURL(/query=coffee/);
  const status = page.getByRole('status').filter({ hasText: when });
  await expect(status).toContainText(String(await counted(page, 'q=coffee&categoryFilter=true')));
  await page.getByRole('searchbox').fill('tofu');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/query=tofu.*openAt=2027-02-07T19:30/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('tofu');
  await expect(chip(page)).toBeVisible();

  await open(page, '/list?tab=restaurant&query=tofu&openAt=2026-12-24T03:00');
  await expect(page.getByText(hours.noneOpen('Thu, Dec 24, 03:00'))).toBeVisible();
  await page.getByRole('link', { name: hours.anyTime }).click();
  await expect(page).toHaveURL(/query=tofu/);
  await expect(page).not.toHaveURL(/openAt/);
  await expect(cards(page).first()).toBeVisible();
});

/** The warnings of the two stops and of the day. */
async function expectWarnings(page: Page, holiday: string): Promise<void> {
  // The guide's data and the warnings load one after the other.
  await expect(page.getByText(hours.faults.pastLastEntry('17:00'))).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText(hours.faults.hasClosed('17:00'))).toBeVisible();
  await expect(page.getByText(hours.stopDiffers(holiday))).toHaveCount(2);
  await expect(page.getByText(hours.longHoliday(holiday))).toHaveCount(1);
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('has the chosen time in the page, where a press clears it', async ({ page }) => {
    await page.goto(`/list?tab=restaurant&openAt=${evening}`);
    await expect(page.getByText(/^\d+ places open on Sun, Feb 7, 19:30$/)).toBeVisible();
    await chip(page).click();
    await expect(page.getByText(/^\d+ places$/)).toBeVisible();
    await expect(chip(page)).toHaveCount(0);
  });
});

test('says on the page of a place that today is a holiday, but not of a beach', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-02-07T12:00:00+09:00'));
  await open(page, '/content/restaurant/111');
  await expect(page.getByText(hours.differToday('Seollal'))).toBeVisible();
  await open(page, '/content/tour/1');
  await expect(page.getByText('Open now · 24 hours')).toBeVisible();
  await expect(page.getByText(hours.differToday('Seollal'))).toHaveCount(0);
});

// In the other languages: web/features/plan/trip/stopTexts.test.tsx.
test('warns of closed stops and of a holiday in the plan, in the shared plan, at the payment and on the ticket', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  // The next holiday by the real clock, which the server has too.
  let day = dayAfter(toSeoulDate(new Date()), 2);
  while (!holidayOn(day)?.isLongHoliday) day = dayAfter(day, 1);
  const holiday = hours.holidays[holidayOn(day)?.key ?? 'seollal'];
  const account = await newAccount(page);
  await planFor(page, day);
  await open(page, '/myplan-detail');
  await sheetHandle(page).press('End');
  await expectWarnings(page, holiday);
  await expect(page.getByRole('link', { name: /33[ -]660[ -]3301/ })).toHaveAttribute(
    'href',
    'tel:+82336603301',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Share plan' }).click();
  const link = page.getByRole('textbox', { name: 'Link to your plan' });
  await expect(link).toHaveValue(/\/plan\//);
  const other = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await other.goto(await link.inputValue());
  await expectWarnings(other, holiday);
  await other.context().close();

  await open(page, '/payment');
  await expectWarnings(page, holiday);
  await fillPassenger(page, account.email);
  await enterCard(page, testCards.approved);
  await payAndApprove(page);
  await expect(page.getByRole('heading', { name: 'Payment has been completed' })).toBeVisible();
  await open(page, '/tickets');
  await page.getByRole('list', { name: 'Tickets' }).getByRole('link').click();
  await expect(page.getByRole('img', { name: 'QR code for the driver' })).toBeVisible();
  await expectWarnings(page, holiday);
  await expectAccessible(page);
});
