import type { Page } from '@playwright/test';
import { addDriver, callDesk, dayFor, openDriverLink } from '../deskTours.ts';
import { expect, expectAccessible, test } from '../guideTest.ts';
import { cards, enterCard, payAndApprove } from '../payment.ts';
import { signInAtDesk } from '../staffSessions.ts';

const phone = { width: 390, height: 844 };
const tripDate = dayFor(31);

/** Fills in the form of the desk and saves it. @returns the buyer's link */
async function sell(page: Page, { name, time, payment }: { name: string; time: string; payment: string }) {
  await page.goto('/desk/orders');
  await page.getByRole('link', { name: 'New order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New order' })).toBeVisible();
  await page.getByLabel('Came by').selectOption('Hotel');
  await page.getByLabel('Day').fill(tripDate);
  await page.getByRole('combobox', { name: /^Start/ }).selectOption(time);
  await page.getByLabel('People').selectOption('3 people');
  await page.getByRole('textbox', { name: 'Route' }).fill('Gyeongpo Beach, then Anmok');
  await page.getByRole('textbox', { name: 'Passenger' }).fill(name);
  await page.getByRole('textbox', { name: 'For the driver (optional)' }).fill('Lobby of the hotel');
  await page.getByRole('combobox', { name: 'Payment' }).selectOption(payment);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save the order (₩30,000)' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order SB-/ })).toBeVisible();
  return page.getByRole('textbox', { name: /^(Link to the ticket|Payment link)$/ }).inputValue();
}

test.describe('an order by the desk', () => {
  test('paid in cash reaches the tours of the day, and its buyer opens the ticket on a phone by a link', async ({
    page,
    browser,
  }) => {
    await signInAtDesk(page, 'dispatcher');
    const link = await sell(page, { name: 'CHOI HANA', time: '09:00', payment: 'Paid in cash' });
    await expect(page.getByRole('region', { name: 'Details' })).toContainText('Cash');
    await page.getByRole('link', { name: 'Show the tour' }).click();
    await expect(page.getByRole('region', { name: 'Stops' })).toContainText('Lobby of the hotel');
    await page.goto(`/desk/tours?day=${tripDate}`);
    await expect(page.getByRole('link', { name: 'CHOI HANA', exact: true })).toBeVisible();

    const context = await browser.newContext({ viewport: phone, locale: 'en' });
    const guest = await context.newPage();
    await test.step('the driver reads the route and the remark', async () => {
      const orderId = new URL(link).pathname.split('/').at(-1)?.split('.')[0] ?? '';
      const driver = await addDriver(page);
      const assigned = await callDesk(page, 'POST', `/tours/${orderId}/assign`, {
        version: 0,
        driverId: driver.id,
      });
      await openDriverLink(guest, assigned.link.url);
      const tour = guest.getByRole('article', { name: 'CHOI HANA' });
      await expect(tour).toContainText('Gyeongpo Beach, then Anmok');
      await expect(tour).toContainText('Lobby of the hotel');
    });
    await test.step('the ticket, without an account', async () => {
      const response = await guest.goto(link);
      expect(response?.headers()['referrer-policy']).toBe('no-referrer');
      expect(response?.headers()['cache-control']).toBe('private, no-store');
      expect(await response?.text()).toContain('<meta name="robots" content="noindex">');
      expect(await response?.text()).not.toContain('CHOI HANA');
      await expect(guest.getByRole('img', { name: 'QR code for the driver' })).toBeVisible();
      await expect(guest.getByRole('region', { name: 'Your stops' })).toContainText(
        'Gyeongpo Beach, then Anmok',
      );
      await expectAccessible(guest);
    });
    await test.step('changes the time and cancels, like any visitor', async () => {
      await guest.getByRole('button', { name: 'Change tour' }).click();
      const dialog = guest.getByRole('dialog');
      await dialog.getByRole('combobox', { name: 'Time' }).selectOption('15:00');
      await dialog.getByRole('button', { name: 'Save the changes' }).click();
      await expect(guest.getByText(/Departs 15:00/)).toBeVisible();
      await guest.getByRole('button', { name: 'Cancel this ticket' }).click();
      await expect(dialog).toContainText('Solbada pays it back in cash or by bank transfer.');
      await dialog.getByRole('button', { name: 'Cancel the ticket' }).click();
      await expect(guest.getByText('₩30,000 has been refunded.')).toBeVisible();
    });
    await context.close();
  });

  test('with a payment link is paid by a guest in another browser, and a part is paid back', async ({
    page,
    browser,
  }) => {
    await signInAtDesk(page, 'dispatcher');
    const link = await sell(page, {
      name: 'HAN BORA',
      time: '13:00',
      payment: 'By card, with a payment link',
    });
    await expect(page.getByText('To be paid by')).toBeVisible();

    const context = await browser.newContext({ viewport: phone, locale: 'en' });
    const guest = await context.newPage();
    await guest.goto(link);
    await expect(guest.getByText(/^We hold a car for you until/)).toBeVisible();
    await expectAccessible(guest);
    await enterCard(guest, cards.refused);
    await payAndApprove(guest);
    await expect(guest.getByText(/^The card has reached its limit/)).toBeVisible();
    await enterCard(guest, cards.approved);
    await guest.route('**/payments/confirm*', (route) => route.abort());
    await payAndApprove(guest);
    await expect(guest.getByText(/^The server couldn’t be reached/)).toBeVisible();
    await guest.unroute('**/payments/confirm*');
    await guest.reload();
    await expect(guest.getByText(/^Payment has been completed/)).toBeVisible();
    await expect(guest).toHaveURL(link);
    await expect(guest.getByRole('img', { name: 'QR code for the driver' })).toBeVisible();

    await page.reload();
    await page.getByRole('button', { name: 'Pay a part back' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('30,001');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The driver came late');
    await dialog.getByRole('button', { name: 'Pay back' }).click();
    await expect(dialog.getByText('This is more than is left.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('5,000');
    await expectAccessible(page, 'dialog[open]');
    await dialog.getByRole('button', { name: 'Pay back' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('₩5,000 paid back')).toBeVisible();
    await guest.reload();
    await expect(guest.getByText('₩5,000 has been paid back. Your ticket stays valid.')).toBeVisible();
    await expect(guest.getByText('Reason, in Solbada’s own words: The driver came late')).toBeVisible();
    await context.close();
  });
});
