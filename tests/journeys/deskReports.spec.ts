import { expect, expectAccessible, test } from '../guideTest.ts';
import { freshAddress, readMailsTo } from '../mailbox.ts';
import { signInAtDesk, staffName } from '../staffSessions.ts';

test.describe('the desk: reports about places', () => {
  test('leads an editor to the reports, keeps a typed reply through a failure, and mails it', async ({
    page,
  }) => {
    const email = freshAddress();
    const words = `Closed since June, says ${email}.`;
    const reported = await page.request.post('/api/v1/places/tour/1/reports', {
      headers: { 'accept-language': 'en' },
      data: { kind: 'closed', words, email },
    });
    expect(reported.status()).toBe(204);

    await signInAtDesk(page, 'editor');
    await page.goto('/desk');
    await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible();
    await page.getByRole('link', { name: 'Place reports' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Place reports' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Tours' })).toHaveCount(0);
    const report = page.getByRole('listitem').filter({ hasText: words });
    await expect(report.getByRole('heading', { name: 'The place has closed' })).toBeVisible();
    await expect(report).toContainText(/\d+ open reports? about this place/);
    await expect(report.getByRole('link').first()).toHaveAttribute('href', '/content/tour/1');
    await expect(report.getByRole('link', { name: 'Edit the place' })).toHaveAttribute(
      'href',
      '/desk/guide/1',
    );
    await expectAccessible(page);

    const close = report.getByRole('button', { name: 'Close the report' });
    await expect(close).toBeDisabled();
    await report.getByRole('combobox', { name: 'Outcome' }).selectOption('The guide was corrected');
    const reply = report.getByRole('textbox', { name: 'Reply' });
    await reply.fill('Thank you.\nIt is corrected now.');
    await page.route('**/place-reports/*/close', (route) => route.fulfill({ status: 503 }));
    await close.click();
    await expect(report.getByRole('alert')).toContainText('This did not work.');
    await page.unroute('**/place-reports/*/close');
    await expect(reply).toHaveValue('Thank you.\nIt is corrected now.');
    await page.context().setOffline(true);
    await expect(close).toBeDisabled();
    await expect(page.getByText('The connection is lost.')).toBeVisible();
    await page.context().setOffline(false);
    await close.click();
    await expect(report).toContainText(`The guide was corrected · ${staffName('editor')}`);
    await expect(report.getByRole('button')).toHaveCount(0);
    await expectAccessible(page, 'main');
    await expect
      .poll(async () => (await readMailsTo(page, email)).map(({ text }) => text).join('\n'), {
        timeout: 15_000,
      })
      .toContain('Thank you.\nIt is corrected now.');
  });
});
