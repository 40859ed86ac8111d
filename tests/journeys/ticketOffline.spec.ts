import { en } from '../../web/i18n/ticket/en.ts';
import { expect, open, test } from '../guideTest.ts';
import { buyTicket } from '../payment.ts';

const { detail: words } = en.ticket;

test('a ticket that was opened opens without network, code and stops included; a logout empties it', async ({
  page,
  context,
}) => {
  const nickname = await buyTicket(page);
  await page.getByRole('link', { name: 'See the ticket' }).click();
  await expect(page.getByText(words.kept)).toBeVisible({ timeout: 15_000 });
  const address = new URL(page.url()).pathname;
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('img', { name: words.qr })).toBeVisible();
  await expect(page.getByText(words.offline)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Your stops' })).toContainText('경포');
  await expect(page.getByText('강릉역')).toBeVisible();
  await expect(page.getByRole('button', { name: words.cancel })).toBeDisabled();
  await context.setOffline(false);
  await open(page, '/');
  await page.getByRole('button', { name: `Hi, ${nickname}` }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await context.setOffline(true);
  await expect(page.goto(address)).rejects.toThrow(/ERR_/);
});
