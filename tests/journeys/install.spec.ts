import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test, waitForHydration } from '../guideTest.ts';

/** Chromium offers the installation only in its own window: the event is its only part that a page sees. */
async function offerInstallation(page: Page): Promise<void> {
  await page.evaluate(() => {
    const prompt = async () => document.body.setAttribute('data-prompted', 'true');
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });
}

const hint = (page: Page) => page.getByRole('region', { name: 'Add Solbada to your home screen' });

/** A second visit in the same browser: storage stays, the session is another. */
async function visitAgain(page: Page, address: string): Promise<Page> {
  await page.close();
  const next = await page.context().newPage();
  await open(next, address);
  return next;
}

test('offers to install at the second visit, and never after a refusal', async ({ page }) => {
  await open(page, '/?lang=en');
  await offerInstallation(page);
  await expect(hint(page)).toBeHidden();
  const second = await visitAgain(page, '/?lang=en');
  await offerInstallation(second);
  await expect(hint(second)).toBeVisible();
  expect((await hint(second).boundingBox())?.height, 'a line').toBeLessThan(72);
  await second.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(second.locator('[aria-label="Back to top"]:not([hidden])')).toBeHidden();
  await expectAccessible(second);
  await hint(second).getByRole('button', { name: 'No, thanks' }).click();
  await expect(hint(second)).toBeHidden();
  await second.reload();
  await waitForHydration(second);
  await offerInstallation(second);
  await expect(hint(second)).toBeHidden();
});

test('offers to install after the first plan, by an offer that came before the script, and opens the browser’s dialog', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('visitedPlaces', JSON.stringify([{ id: 1, title: 'Gyeongpo Beach' }]));
    addEventListener('DOMContentLoaded', () => {
      const prompt = async () => document.body.setAttribute('data-prompted', 'true');
      dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
    });
  });
  await open(page, '/myplan-detail?lang=en');
  await expect(hint(page)).toBeHidden();
  await open(page, '/myplan?lang=en');
  await hint(page).getByRole('button', { name: 'Install' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-prompted', 'true');
  await expect(hint(page)).toBeHidden();
});
