import { addDevice, createPasskey, inviteByCommand } from '../desk.ts';
import { expect, expectAccessible, open, test } from '../guideTest.ts';
import { buyTicket } from '../payment.ts';

test.describe('the desk: orders', () => {
  test('finds an order, replies to its complaint, mails it again and pays it back', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.setTimeout(90_000);
    const visitor = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' })).newPage();
    await buyTicket(visitor);
    await open(visitor, '/tickets');
    await visitor.getByRole('list', { name: 'Tickets' }).getByRole('link').click();
    await expect(visitor).toHaveURL(/\/tickets\/order_/);
    const orderId = new URL(visitor.url()).pathname.split('/').at(-1) ?? '';

    await visitor.getByRole('button', { name: 'Something went wrong' }).click();
    const report = visitor.getByRole('dialog');
    await report.getByRole('combobox').selectOption('The driver came late');
    await report.getByRole('textbox').fill('Forty minutes late.\nWe missed the museum.');
    await report.getByRole('button', { name: 'Send' }).click();
    await expect(report).toBeHidden();

    const { link } = await inviteByCommand(page, 'dispatcher', 'Dana');
    await addDevice(page);
    await createPasskey(page, link);
    await page.getByRole('link', { name: 'Complaints' }).click();
    const complaint = page
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href$="/orders/${orderId}"]`) });
    await expect(complaint).toContainText('We missed the museum.');
    await expectAccessible(page);
    await complaint.getByRole('textbox', { name: 'Reply' }).fill('We are very sorry.');
    await complaint.getByRole('button', { name: 'Send the reply and close' }).click();
    await expect(complaint).toContainText('Replied');
    await page.getByRole('link', { name: 'Orders' }).click();
    await page.getByRole('searchbox').fill(orderId);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row')).toHaveCount(2);
    await expectAccessible(page);
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Cancelled');
    await expect(page.getByText('No order matches these filters.')).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: orderId }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Order ${orderId}` })).toBeVisible();
    await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Send the email again' }).click();
    await expect(page.getByText(/^The email is on its way to \S+ again\.$/)).toBeVisible();

    await page.getByRole('button', { name: 'Refund' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio', { name: /^By the rule: ₩30,000 \(100%/ })).toBeChecked();
    await dialog.getByRole('radio', { name: 'In full: ₩30,000' }).check();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The driver did not come');
    await expectAccessible(page, 'dialog[open]');
    await dialog.getByRole('button', { name: 'Pay back ₩30,000' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('₩30,000 (100%) was paid back')).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText('Cancelled', { exact: true })).toBeVisible();
    await visitor.context().close();
  });
});
