import type { Page } from '@playwright/test';
import { type Account, newAccount } from './account.ts';
import { expect, open } from './guideTest.ts';
import { tourDay } from './tourDay.ts';

/** Test cards of the payment sandbox (docs/product/environment.md#providers). */
export const cards = {
  approved: '4242424242424242',
  refused: '4000000000000002',
  responseWithheld: '4000000000000069',
} as const;

export const receiptEmail = (page: Page) => page.getByRole('textbox', { name: 'Receipt email' });
export const passengerName = (page: Page) => page.getByRole('textbox', { name: 'Passenger name' });
export const sameAsOwner = (page: Page) => page.getByRole('checkbox', { name: 'Same as account owner' });
export const payButton = (page: Page) => page.getByRole('button', { name: 'Pay', exact: true });

const places = [
  { id: 1, title: 'Gyeongpo Beach', lat: 37.8055, lng: 128.9077 },
  { id: 2, title: 'two', lat: 37.79, lng: 128.9 },
];

/** Stores a complete plan on the device, once: later changes by the pages stay. */
export async function planTour(page: Page): Promise<void> {
  await page.addInitScript(
    ([chosen, draft]) => {
      if (!chosen || !draft || sessionStorage.getItem('planned')) return;
      sessionStorage.setItem('planned', 'yes');
      localStorage.setItem('visitedPlaces', chosen);
      sessionStorage.setItem('tripDraft', draft);
    },
    [JSON.stringify(places), JSON.stringify({ date: tourDay, time: '10:00', people: 2 })],
  );
}

/** Goes from the plan to the payment by Reserve. */
export async function reserve(page: Page): Promise<void> {
  await open(page, '/myplan-detail');
  await page.getByRole('separator', { name: 'Resize plan' }).press('End');
  await page.getByRole('button', { name: 'Reserve' }).click();
  await expect(page).toHaveURL(/\/payment$/);
}

/** Fills in the passenger from the account, and the address of the receipt. */
export async function fillPassenger(page: Page, email: string): Promise<void> {
  await receiptEmail(page).fill(email);
  await sameAsOwner(page).check();
  await expect(passengerName(page)).toHaveValue('Minji Kim');
}

/** Enters a card and agrees, in the provider's widgets. */
export async function enterCard(page: Page, card: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Card number' }).fill(card);
  await page.getByRole('checkbox', { name: /I agree to the payment terms/ }).check();
}

/** Presses Pay, and approves on the card company's page. */
export async function payAndApprove(page: Page): Promise<void> {
  await payButton(page).click();
  await page.getByRole('button', { name: 'Approve payment' }).click();
}

export function chosenPlaces(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('visitedPlaces') ?? '[]'));
}

/** Opens the payment screen for a new visitor with a plan, filled in with this card. */
export async function openFilledPayment(page: Page, card: string = cards.approved): Promise<Account> {
  const account = await newAccount(page);
  await planTour(page);
  await open(page, '/payment');
  await fillPassenger(page, account.email);
  await enterCard(page, card);
  return account;
}
