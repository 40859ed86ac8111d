import { dayAfter } from '../../domain/calendar/days.ts';
import { insertDrivers } from '../../server/features/capacity/testing/insertDrivers.ts';
import { insertPaidOrder } from '../../server/features/tours/testing/useTours.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { formatTypedDate } from '../../web/pages/myPlanDetail/typedDate.ts';
import { newAccount } from '../account.ts';
import { expect, test } from '../guideTest.ts';
import { openOwnProduct } from '../ownProduct.ts';
import { cards, enterCard, fillPassenger, payButton } from '../payment.ts';
import { shareProduct } from '../shareProduct.ts';
import { tourDay, tourDayIn, typedTourDay } from '../tourDay.ts';
import {
  choose,
  dateButton,
  openTripPlan,
  peopleInput,
  reserveButton,
  sheetHandle,
  somePlaces,
  timeInput,
} from '../tripPlanScreen.ts';

// One product with one car: others have as many as their journeys need.
const product = shareProduct(openOwnProduct, async (opened) => {
  await opened.database.sql.deleteFrom('sales_day').execute();
  await insertDrivers(opened.database, systemClock, 1);
});

/** Somebody else buys a departure. */
async function sell(startTime: string, tripDate = tourDay): Promise<void> {
  await insertPaidOrder(product().database, systemClock, { tripDate, startTime });
}

test('shows days and times without a free car, offers the nearest ones when the chosen one is sold meanwhile, and charges nothing for it', async ({
  page,
}) => {
  const { email } = await newAccount(page);
  const fullDay = dayAfter(tourDay, 1);
  await sell('10:00');
  await product().database.sql.insertInto('sales_day').values({ day: fullDay, cars: 0 }).execute();
  // A plan that fits, so that Reserve asks nothing.
  await choose(page, somePlaces(2));
  await openTripPlan(page);
  await sheetHandle(page).press('End');
  const option = (text: string) => timeInput(page).getByRole('option', { name: text, exact: true });
  const gone = page.getByText('This departure is no longer available.');

  await test.step('a full day cannot be chosen', async () => {
    await dateButton(page).click();
    const typed = page.getByRole('textbox', { name: 'Type it (MM/DD/YYYY)' });
    await typed.fill(formatTypedDate(fullDay, 'MM/DD/YYYY'));
    const full = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' });
    const label = full.format(new Date(`${fullDay}T00:00:00Z`));
    await expect(page.getByRole('button', { name: `${label} · full` })).toBeDisabled();
    await expect(page.getByText('No departures are available on that day.')).toBeVisible();
    await typed.fill(typedTourDay);
    await expect(page.getByRole('button', { name: tourDayIn('en', 'full') })).toBeEnabled();
    await page.getByRole('button', { name: 'Use this day' }).click();
  });

  await test.step('all times stay listed, and those without a car cannot be chosen', async () => {
    await expect(timeInput(page).getByRole('option')).toHaveCount(20);
    await expect(option('10:00 · full')).toBeDisabled();
    await expect(option('13:00 · full')).toBeDisabled();
    await expect(option('13:30')).toBeEnabled();
    await timeInput(page).selectOption('13:30');
    await peopleInput(page).selectOption('2');
    await expect(gone).toHaveCount(0);
  });

  await test.step('a time that is sold meanwhile shows a message and offers the nearest ones', async () => {
    await sell('13:30');
    // The visitor comes back to the tab.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(gone).toBeVisible();
    await expect(reserveButton(page)).toBeEnabled();
    const offers = page.getByRole('list', { name: 'Nearest free departures:' }).getByRole('button');
    await expect(offers).toHaveCount(4);
    await offers.filter({ hasText: /^17:00$/ }).click();
    await expect(timeInput(page)).toHaveValue('17:00');
    await expect(gone).toHaveCount(0);
  });

  await test.step('Pay for a departure that has been sold since charges nothing, and leads back to the plan', async () => {
    await reserveButton(page).click();
    await fillPassenger(page, email);
    await enterCard(page, cards.approved);
    await sell('17:00');
    await payButton(page).click();
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText('This departure is no longer available, and nothing was charged.');
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('region', { name: 'Your order' })).toContainText('no longer available');
    await page.getByRole('link', { name: 'Change the plan' }).click();
    await expect(gone).toBeAttached();
  });
});
