import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { formatDay } from '../../web/desk/language/formats.ts';
import { buyTour, callDesk, dayFor } from '../deskTours.ts';
import { expect, expectAccessible, test } from '../guideTest.ts';
import { signInAtDesk } from '../staffSessions.ts';

const csvOf = async (page: Page, press: () => Promise<void>) => {
  const download = page.waitForEvent('download');
  await press();
  return readFile(await (await download).path(), 'utf8');
};

test.describe('the desk: accounts', () => {
  test('finds orders by a name in either order, exports them, and adds up a month', async ({ page }) => {
    const tripDate = dayFor(14);
    const orderId = await buyTour(page, { tripDate, customerName: 'Accounta Kim' });
    await signInAtDesk(page, 'owner');
    await page.goto('/desk/orders');
    await page.getByRole('searchbox').fill('kim accounta');
    await page.keyboard.press('Enter');
    await page.getByLabel('Day of the tour').fill(tripDate);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expectAccessible(page);
    const orders = await csvOf(page, () => page.getByRole('button', { name: 'Download CSV' }).click());
    expect(orders.trim().split('\r\n')).toHaveLength(2);
    expect(orders).toContain(`Accounta Kim`);
    expect(orders).toContain(orderId);

    await callDesk(page, 'POST', `/orders/${orderId}/refund`, { kind: 'full', reason: 'Illness' });
    await page.getByRole('link', { name: 'Accounting' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Accounting' })).toBeVisible();
    const basis = page.getByRole('combobox', { name: 'Count by' });
    const to = page.getByLabel('To', { exact: true });
    // Each choice begins with what the screen shows of the one before.
    await basis.selectOption('Day of the tour');
    await expect(basis).toHaveValue('tour');
    await to.fill(tripDate);
    await expect(to).toHaveValue(tripDate);
    await page.getByLabel('From', { exact: true }).fill(tripDate);
    const sales = page.getByRole('table', { name: 'Sales and refunds' });
    await expect(sales.getByRole('row').filter({ hasText: 'Card (KRW)' })).toContainText('₩30,000');
    await expectAccessible(page);
    const money = await csvOf(page, () =>
      page
        .getByRole('region', { name: 'Sales and refunds' })
        .getByRole('button', { name: 'Download CSV' })
        .click(),
    );
    expect(money).toMatch(/Card,KRW,1,30000,30000,0,/);
    // While the days load, the lines are still those of the whole range, which have no day.
    await page.getByRole('combobox', { name: 'Group by' }).selectOption('Day');
    await expect(sales.getByRole('row', { name: formatDay('en', tripDate) })).toContainText('₩30,000');

    await page.getByRole('textbox', { name: 'Fee (%)' }).fill('101');
    await page.getByRole('button', { name: 'Save the fee' }).click();
    await expect(page.getByText('From 0 to 100, with two decimals at most.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Fee (%)' }).fill('3.3');
    await page.getByRole('button', { name: 'Save the fee' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await expect(page.getByText(/^Card: 3\.3%/)).toBeVisible();
    await page.getByRole('button', { name: /^Remove: Card: 3\.3%/ }).click();
    await expect(page.getByText(/^Card: 3\.3%/)).toBeHidden();
    await expectAccessible(page);
  });
});
