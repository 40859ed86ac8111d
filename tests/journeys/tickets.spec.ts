import { formatDay } from '../../web/features/plan/tripDay.ts';
import { buyTour } from '../deskTours.ts';
import { expect, expectAccessible, expectAccessibleInBothSchemes, open, test } from '../guideTest.ts';
import { cards, enterCard, fillPassenger, openFilledPayment, payAndApprove, payButton } from '../payment.ts';
import { tourDay, tourDayIn } from '../tourDay.ts';

test("cancels a ticket with the refund that was shown, also before the account is deleted and on the driver's page, without axe violations", async ({
  page,
}) => {
  await test.step('guests are led to the login and back', async () => {
    await open(page, '/support');
    await page.getByRole('main').getByRole('link', { name: 'My tickets' }).click();
    await expect(page).toHaveURL(/\/login\?returnTo=%2Ftickets/);
  });

  await buyTour(page, { tripDate: tourDay });
  await open(page, '/account');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const deletion = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(deletion).toContainText('These tours will be cancelled:');
  await expect(deletion.getByText(/10:00: ₩30,000 \(100%\) will be refunded/)).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Hi, / }).click();
  await page.getByRole('menuitem', { name: 'My tickets' }).click();
  const tickets = page.getByRole('list', { name: 'Tickets' });
  await expect(tickets).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  const response = page.waitForResponse((one) => /user\/tickets\/order_/.test(one.url()));
  await tickets.getByRole('link').click();
  await expect(page.getByRole('img', { name: 'QR code for the driver' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  const { checkPath } = await (await response).json();
  await test.step("DESIGN 7a: the driver's page is in Korean in every language", async () => {
    await open(page, checkPath);
    await expect(page.getByText('오늘 아님')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(tourDayIn('ko', 'long'));
    await expect(page.getByRole('main')).toContainText('경포');
    await expectAccessible(page);
    await page.goBack();
  });

  await page.getByRole('button', { name: 'Cancel this ticket' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this ticket?' });
  await expect(dialog).toContainText('₩30,000 (100%)');
  await expectAccessibleInBothSchemes(page, 'dialog[open]');
  await dialog.getByRole('combobox', { name: 'Why are you cancelling?' }).selectOption('The weather');
  await dialog.getByRole('button', { name: 'Keep the ticket' }).click();
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel this ticket' }).click();
  await dialog.getByRole('button', { name: 'Cancel the ticket' }).click();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(page.getByText('₩30,000 has been refunded.')).toBeInViewport();
  await expect(page.getByText('Cancelled', { exact: true })).toBeInViewport();
  await expect(page.locator('section:focus')).toContainText('₩30,000 has been refunded.');
  await expect(page.getByRole('img', { name: 'QR code for the driver' })).toHaveCount(0);

  await test.step("DESIGN 7a: the driver's page reports the cancellation", async () => {
    await open(page, checkPath);
    await expect(page.getByText('취소됨')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(tourDayIn('ko', 'long'));
    await expect(page.getByRole('main')).not.toContainText('경포');
  });
});

test('lists an unpaid order as one line that leads back to its payment, without a ticket', async ({
  page,
}) => {
  const { email } = await openFilledPayment(page);
  await payButton(page).click();
  await page.getByRole('button', { name: 'Cancel payment' }).click();
  await expect(page).toHaveURL(/\/fail\?/);
  // As on another device: the tab's own data is gone.
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
    sessionStorage.setItem('planned', 'yes');
  });
  await open(page, '/tickets');
  await expect(page.getByText('You have no tickets yet.')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await expect(page.getByText(`Not paid yet: ${formatDay(tourDay, 'en')} · Departs 10:00`)).toBeVisible();
  await page.getByRole('link', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('Gyeongpo Beach');
  await fillPassenger(page, email);
  await enterCard(page, cards.approved);
  await expectAccessibleInBothSchemes(page);
  await payAndApprove(page);
  await expect(page.getByRole('heading', { name: 'Payment has been completed' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('link', { name: 'See the ticket' }).click();
  await page.getByRole('link', { name: 'All my tickets' }).click();
  await expect(page.getByRole('list', { name: 'Tickets' }).getByRole('link')).toHaveCount(1);
  await expect(page.getByText('Not paid yet', { exact: false })).toHaveCount(0);
});
