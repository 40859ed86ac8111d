import { buyTour } from '../deskTours.ts';
import { expect, expectAccessible, test } from '../guideTest.ts';
import { signInAtDesk } from '../staffSessions.ts';
import { tourDay } from '../tourDay.ts';
import { bearerHeader } from '../tripPlanScreen.ts';

test.describe('the desk: orders', () => {
  test('finds an order, replies to its report, mails it again, changes it and pays it back', async ({
    page,
  }) => {
    const orderId = await buyTour(page, { tripDate: tourDay });
    const headers = await bearerHeader(page);
    const address = `/api/v1/user/tickets/${orderId}`;
    const words = 'Forty minutes late.\nWe missed the museum.';
    const reported = await page.request.post(`${address}/reports`, {
      headers,
      data: { kind: 'late', words },
    });
    expect(reported.ok(), await reported.text()).toBe(true);

    await signInAtDesk(page, 'dispatcher');
    await page.goto('/desk');
    await page.getByRole('link', { name: 'Tour reports' }).click();
    const report = page.getByRole('listitem').filter({ has: page.locator(`a[href$="/orders/${orderId}"]`) });
    await expect(report).toContainText('We missed the museum.');
    await expectAccessible(page);
    await report.getByRole('textbox', { name: 'Reply' }).fill('We are very sorry.');
    await report.getByRole('button', { name: 'Send the reply and close' }).click();
    await expect(report).toContainText('Replied');
    await page.getByRole('link', { name: 'Orders' }).click();
    await page.getByRole('searchbox').fill(orderId);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row')).toHaveCount(2);
    await expectAccessible(page);
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Cancelled');
    await expect(page.getByText('No order matches these filters.')).toBeVisible();
    await page.goBack();
    const link = page.getByRole('row').locator(`a[href$="/orders/${orderId}"]`);
    const number = await link.innerText();
    expect(number).toMatch(/^SB-[0-9A-Z]{4}-[0-9A-Z]{2}$/);
    await page.getByRole('searchbox').fill(number.toLowerCase().replaceAll('-', ''));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/q=sb/);
    // The rows of the search before would stay until the new ones arrive.
    await page.reload();
    await expect(page.getByRole('row')).toHaveCount(2);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
    await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Send the email again' }).click();
    await expect(page.getByText(/^The email is on its way to \S+ again\.$/)).toBeVisible();

    await page.getByRole('button', { name: 'Change the order' }).click();
    const change = page.getByRole('dialog', { name: 'Change this order' });
    await change.getByLabel('Start').selectOption('15:30');
    await change.getByRole('button', { name: 'Change the order' }).click();
    await expect(change.getByRole('textbox', { name: 'Reason' })).toBeFocused();
    await change.getByRole('textbox', { name: 'Reason' }).fill('By phone');
    await expectAccessible(page, 'dialog[open]');
    await change.getByRole('button', { name: 'Change the order' }).click();
    await expect(change).toBeHidden();
    await expect(page.getByText('Changed: start 10:00 → 15:30. Reason: By phone')).toBeVisible();

    await page.getByRole('button', { name: 'Refund' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio', { name: /^By the rule: ₩30,000 \(100%/ })).toBeChecked();
    await dialog.getByRole('radio', { name: 'In full: ₩30,000' }).check();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The driver did not come');
    await expectAccessible(page, 'dialog[open]');
    await dialog.getByRole('button', { name: 'Pay back ₩30,000' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('₩30,000 (100%) was paid back')).toBeVisible();
    const ticket = await page.request.get(address, { headers });
    expect(await ticket.json()).toMatchObject({
      status: 'cancelled',
      cancellation: { percent: 100, amount: 30_000 },
    });
  });
});
