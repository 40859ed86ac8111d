import type { Page } from '@playwright/test';
import { dayAfter } from '../../domain/calendar/days.ts';
import { insertDrivers } from '../../server/features/capacity/testing/insertDrivers.ts';
import { insertPaidOrder } from '../../server/features/tours/testing/useTours.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { newAccount } from '../account.ts';
import { expect, expectAccessible, test } from '../guideTest.ts';
import { openOwnProduct } from '../ownProduct.ts';
import { cards, enterCard, fillPassenger, payAndApprove } from '../payment.ts';
import { shareProduct } from '../shareProduct.ts';
import { tourDay } from '../tourDay.ts';
import {
  choose,
  openTripPlan,
  placeItems,
  reserveButton,
  sheetHandle,
  somePlaces,
  storedPlaceIds,
  storePlacesOnDevice,
} from '../tripPlanScreen.ts';

// A separate product, since it offers overtime and has only one car.
const product = shareProduct(openOwnProduct, async (opened) => {
  await opened.database.sql.deleteFrom('sales_day').execute();
  await insertDrivers(opened.database, systemClock, 1);
  const weekdays = JSON.stringify(Array.from({ length: 7 }, () => ({ first: '09:00', last: '18:00' })));
  await opened.database.sql
    .insertInto('sales_rules')
    .values({
      ...{
        turnaround_minutes: 30,
        lead_minutes: 0,
        days_ahead: null,
        weekdays,
        stopped_at: null,
        version: 0,
      },
      max_bought_half_hours: 4,
    })
    .execute();
});

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Your plan takes / });
const option = (page: Page, name: RegExp) => dialog(page).getByRole('radio', { name });
const goOn = (page: Page) => dialog(page).getByRole('button', { name: 'Continue' });
const summary = (page: Page) => page.getByRole('region', { name: 'Your order' });

test('asks about a plan that does not fit three hours: shorten it, add time, or go on', async ({ page }) => {
  const { email } = await newAccount(page);
  await choose(page, somePlaces(4));
  const draft = { date: tourDay, time: '10:00', people: 2, stays: { 1: 60, 2: 60, 3: 45, 4: 15 } };
  await storePlacesOnDevice(page, JSON.stringify(draft), 'tripDraft');
  await openTripPlan(page);
  await sheetHandle(page).press('End');
  const reserve = reserveButton(page);

  await test.step('the dialog needs a choice, and Escape keeps the plan', async () => {
    await reserve.click();
    await expect(dialog(page)).toBeVisible();
    await expectAccessible(page, 'dialog[open]');
    await goOn(page).click();
    await expect(dialog(page).getByRole('alert')).toHaveText('Please choose one.');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(reserve).toBeFocused();
    expect(await storedPlaceIds(page)).toEqual([1, 2, 3, 4]);
  });

  await test.step('a suggestion changes the plan, which shows the change and can undo it', async () => {
    await reserve.press('Enter');
    await option(page, /^Leave out /).check();
    await goOn(page).press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: 'left out.' })).toBeInViewport();
    await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', /to spare$/);
    await page.keyboard.press('Tab');
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeFocused();
    await undo.press('Enter');
    await expect(placeItems(page)).toHaveCount(4);
    await reserve.click();
    await option(page, /^Shorten visits: /).check();
    await goOn(page).click();
    await expect(page.getByRole('status').filter({ hasText: /: now \d+ min\./ })).toBeVisible();
    await undo.click();
  });

  await test.step('going on is kept with the order, and Back returns to the plan', async () => {
    await reserve.click();
    await option(page, /^Keep the plan/).check();
    await goOn(page).click();
    await expect(page).toHaveURL(/\/payment$/);
    await expect(summary(page)).toContainText('Ends at 13:00, even if');
    await expect(summary(page)).toContainText('₩30,000');
    await page.goBack();
    await expect(placeItems(page)).toHaveCount(4);
  });

  await test.step('added time is paid for, and stands on the ticket', async () => {
    await sheetHandle(page).press('End');
    await reserve.click();
    await option(page, /^Add /).check();
    await goOn(page).click();
    await expect(summary(page)).toContainText('Ends at 14:00, with 1 h added');
    await expect(summary(page)).toContainText('₩40,000');
    await fillPassenger(page, email);
    await enterCard(page, cards.approved);
    await payAndApprove(page);
    await page.getByRole('link', { name: 'See the ticket' }).click();
    await expect(page.getByText('Ends at 14:00, with 1 h added')).toBeVisible();
    await expect(page.getByText('10:00 – 14:00 (4시간)')).toBeVisible();
  });
});

test('offers added time only while a car is free for it, and none offline', async ({ page, context }) => {
  const tripDate = dayAfter(tourDay, 1);
  await insertPaidOrder(product().database, systemClock, { tripDate, startTime: '17:30' });
  await choose(page, somePlaces(4));
  const draft = { date: tripDate, time: '14:00', people: 2, stays: { 1: 60, 2: 60, 3: 45, 4: 15 } };
  await storePlacesOnDevice(page, JSON.stringify(draft), 'tripDraft');
  await openTripPlan(page);
  await sheetHandle(page).press('End');
  await reserveButton(page).click();
  await expect(option(page, /^Add /)).toBeDisabled();
  await expect(dialog(page)).toContainText('No car is free for that long.');
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await reserveButton(page).click();
  await expect(dialog(page)).toContainText('You need an internet connection');
  await option(page, /^Leave out /).check();
  await goOn(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'left out.' })).toBeVisible();
});
