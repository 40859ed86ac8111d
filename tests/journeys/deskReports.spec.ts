import { addDevice, createPasskey, inviteByCommand } from '../desk.ts';
import { expect, expectAccessible, test } from '../guideTest.ts';
import { freshAddress, lettersTo } from '../mailbox.ts';

test.describe('the desk: reports about places', () => {
  test('leads an editor to the reports, and mails the reply to the visitor', async ({ page }) => {
    const { link } = await inviteByCommand(page, 'editor', 'Edi');
    const email = freshAddress();
    const words = `Closed since June. (${email.split('@', 1)})`;
    const reported = await page.request.post('/api/v1/places/tour/1/reports', {
      headers: { 'accept-language': 'en' },
      data: { kind: 'closed', words, email },
    });
    expect(reported.status()).toBe(204);

    await addDevice(page);
    await createPasskey(page, link);
    await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Tours' })).toHaveCount(0);
    const report = page.getByRole('listitem').filter({ hasText: words });
    await expect(report.getByRole('heading', { name: 'The place has closed' })).toBeVisible();
    await expect(report).toContainText(/\d+ open reports? about this place/);
    await expect(report.getByRole('link')).toHaveAttribute('href', '/content/tour/1');
    await expectAccessible(page);

    await report.getByRole('combobox', { name: 'Outcome' }).selectOption('The guide was corrected');
    await report.getByRole('textbox', { name: 'Reply' }).fill('Thank you.\nIt is corrected now.');
    await report.getByRole('button', { name: 'Close the report' }).click();
    await expect(report).toContainText('The guide was corrected · Edi');
    await expect(report.getByRole('button')).toHaveCount(0);
    await expectAccessible(page);
    await expect
      .poll(async () => (await lettersTo(page, email)).map(({ text }) => text).join('\n'), {
        timeout: 15_000,
      })
      .toContain('Thank you.\nIt is corrected now.');
  });
});
