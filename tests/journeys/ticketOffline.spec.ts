import type { Page } from '@playwright/test';
import { formatDay } from '../../web/features/plan/tripDay.ts';
import { en as enDriver } from '../../web/messages/en/driver.ts';
import { en as enOffline } from '../../web/messages/en/offline.ts';
import { en as enShell } from '../../web/messages/en/shell.ts';
import { en } from '../../web/messages/en/ticket.ts';
import { newAccount } from '../account.ts';
import { buyTour, buyTourAs } from '../deskTours.ts';
import { expect, expectAccessible, open, test, waitForHydration } from '../guideTest.ts';
import { hasStoredScreens } from '../offlineGuide.ts';
import { tourDay, tourDayIn } from '../tourDay.ts';

const { tickets: ticketsMessages, detail } = en.ticket;
const { driver } = enDriver;
const { offline } = enOffline;
const { failure } = enShell;
const qrCode = (page: Page) => page.getByRole('img', { name: detail.qr });
const kept = (page: Page) => expect(page.getByText(ticketsMessages.kept)).toBeVisible();
const fromDevice = (page: Page) => page.getByText(/^No connection: shown from this device, as of /);

/** Buys a ticket over the API and opens it; returns its address. */
async function openNewTicket(page: Page): Promise<string> {
  const address = `/tickets/${await buyTour(page, { tripDate: tourDay })}`;
  await open(page, address);
  await kept(page);
  return address;
}

async function expectTicket(page: Page): Promise<void> {
  await expect(fromDevice(page)).toBeVisible();
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: formatDay(tourDay, 'en', 'full') })).toBeVisible();
  await expect(page.getByText(/10:00 · 2 people/)).toBeVisible();
  await expect(qrCode(page)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Your stops' })).toContainText('경포해변');
  await expect(page.getByText(tourDayIn('ko', 'long'), { exact: false })).toBeVisible();
}

test('SPEC 5: shows an opened ticket and the driver card of its tour without network, and deletes them on logout', async ({
  page,
  context,
}) => {
  const { email, nickname } = await newAccount(page);
  const orderId = await buyTourAs(page, email, { tripDate: tourDay });
  await open(page, `/success?orderId=${orderId}`);
  const offered = page.getByRole('region', { name: offline.title });
  await offered.scrollIntoViewIfNeeded();
  await expect(offered.getByRole('button', { name: offline.keep })).toBeVisible();
  await page.getByRole('link', { name: 'See the ticket' }).click();
  await kept(page);
  const address = new URL(page.url()).pathname;

  await open(page, '/myplan');
  await expect(page.getByText(`You’ve booked a tour for ${formatDay(tourDay, 'en', 'full')}.`)).toBeVisible();
  await expect(page.getByText('Nothing chosen yet.', { exact: false })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See the ticket' }).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await open(page, '/driver/plan');
  const firstStop = page.getByRole('heading', { level: 1, name: '경포대' });
  await expect(firstStop).toBeVisible();
  await expect(page.getByText(driver.kept)).toBeVisible();
  await expectAccessible(page);
  await open(page, address);

  await page.getByRole('link', { name: ticketsMessages.toList }).click();
  // The ticket's own screen reported it too.
  await expect(page.getByRole('list', { name: ticketsMessages.list })).toBeVisible();
  await kept(page);

  await context.setOffline(true);
  await open(page, '/driver/plan');
  await expect(firstStop).toBeVisible();
  await expect(page.getByText('1 / 2', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: `Your ticket for ${formatDay(tourDay, 'en')}` }).click();
  await expectTicket(page);
  await expect(page.getByText('You’re offline', { exact: false })).toBeHidden();
  await expect(page.getByRole('button', { name: detail.cancel })).toBeDisabled();
  await expect(page.getByText(detail.cancelOffline)).toBeVisible();
  expect((await qrCode(page).boundingBox())?.width).toBeLessThanOrEqual(288);
  await page.getByRole('link', { name: detail.talk }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(detail.talk);

  await open(page, '/tickets');
  await expect(fromDevice(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByRole('list', { name: ticketsMessages.list }).getByRole('link').click();
  await expectTicket(page);

  await context.setOffline(false);
  await kept(page);
  await page.getByRole('button', { name: detail.cancel }).click();
  await page.getByRole('button', { name: detail.cancelDo }).click();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await kept(page);
  await context.setOffline(true);
  await page.reload();
  await waitForHydration(page);
  await expect(fromDevice(page)).toBeVisible();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(qrCode(page)).toHaveCount(0);

  await page.getByRole('button', { name: `Hi, ${nickname}` }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect.poll(() => hasStoredScreens(page)).toBe(false);
  await open(page, address);
  await expect(page).toHaveURL(/\/login\?/);
  await expect(qrCode(page)).toHaveCount(0);
  await expect(page.getByRole('alert')).toContainText(failure.offline);
  await context.setOffline(false);
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toBeVisible();
});

test('deletes stored tickets when the cookies have expired', async ({ page, context }) => {
  const address = await openNewTicket(page);
  await open(page, '/?lang=en');
  expect(await hasStoredScreens(page)).toBe(true);
  await context.clearCookies();
  await page.reload();
  await expect.poll(() => hasStoredScreens(page)).toBe(false);
  await context.setOffline(true);
  await open(page, address);
  await expect(page).toHaveURL(/\/login\?/);
  await expect(qrCode(page)).toHaveCount(0);
});

test('hides and deletes tickets stored by another account', async ({ page, context }) => {
  const address = await openNewTicket(page);
  // The account changes by cookies only: this page receives no logout event.
  await newAccount(page);
  await context.setOffline(true);
  await open(page, address);
  await expect(page.getByRole('alert')).toContainText(ticketsMessages.offline);
  await expect(qrCode(page)).toHaveCount(0);
  await expect.poll(() => hasStoredScreens(page)).toBe(false);
});
