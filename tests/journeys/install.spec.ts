import type { Page } from '@playwright/test';
import { chooseLanguage, expect, expectAccessible, open, test } from '../guideTest.ts';

/** Chromium offers the installation only in a window of its own: the event is its only part that a page sees. */
async function offerInstallation(page: Page): Promise<void> {
  await page.evaluate(() => {
    const prompt = async () => document.body.setAttribute('data-prompted', 'true');
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });
}

const hint = (page: Page, title = 'Keep Solbada on your home screen') =>
  page.getByRole('region', { name: title });

/** A second visit in the same browser: storage stays, the session is another. */
async function visitAgain(page: Page, address: string): Promise<Page> {
  await page.close();
  const next = await page.context().newPage();
  await open(next, address);
  return next;
}

test.describe('Installing', () => {
  test('offers to install at the second visit, once', async ({ page }) => {
    await open(page, '/?lang=en');
    await offerInstallation(page);
    await expect(hint(page)).toBeHidden();
    const second = await visitAgain(page, '/?lang=en');
    await offerInstallation(second);
    await expect(hint(second)).toBeVisible();
    await expectAccessible(second);
    await second.goto('/list?lang=en');
    await expect(hint(second)).toBeHidden();
    const third = await visitAgain(second, '/?lang=en');
    await offerInstallation(third);
    await expect(hint(third)).toBeHidden();
  });

  test('offers to install after the first plan, and never after a refusal', async ({ page }) => {
    await open(page, '/?lang=en');
    await offerInstallation(page);
    await page.evaluate(() =>
      localStorage.setItem('visitedPlaces', JSON.stringify([{ id: 1, title: 'Gyeongpo Beach' }])),
    );
    await open(page, '/myplan-detail?lang=en');
    await offerInstallation(page);
    await expect(hint(page)).toBeHidden();
    await open(page, '/myplan?lang=en');
    await offerInstallation(page);
    await hint(page).getByRole('button', { name: 'No, thanks' }).click();
    await expect(hint(page)).toBeHidden();
    await page.reload();
    await offerInstallation(page);
    await expect(hint(page)).toBeHidden();
  });

  test('opens the browser’s dialog, and takes an offer that came before the script', async ({ page }) => {
    await open(page, '/?lang=en');
    const second = await page.context().newPage();
    await page.close();
    await second.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const prompt = async () => document.body.setAttribute('data-prompted', 'true');
        dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
      });
    });
    await open(second, '/?lang=en');
    await hint(second).getByRole('button', { name: 'Install' }).click();
    await expect(second.locator('body')).toHaveAttribute('data-prompted', 'true');
    await expect(hint(second)).toBeHidden();
  });

  test('offers nothing in a browser that cannot install', async ({ page }) => {
    await open(page, '/?lang=en');
    const second = await visitAgain(page, '/?lang=en');
    await expect(hint(second)).toBeHidden();
  });
});

test.describe('Installing on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  });

  test('says the steps in the visitor’s language', async ({ page }) => {
    await open(page, '/');
    const second = await visitAgain(page, '/?lang=en');
    await expect(hint(second).getByRole('listitem')).toHaveCount(3);
    await chooseLanguage(second, 'ja');
    await expect(hint(second, 'ソルバダをホーム画面に追加').getByRole('listitem')).toHaveCount(3);
  });
});
