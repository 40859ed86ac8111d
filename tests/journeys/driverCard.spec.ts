import type { Page } from '@playwright/test';
import { en } from '../../web/messages/en/driver.ts';
import { ja } from '../../web/messages/ja/driver.ts';
import { newAccount } from '../account.ts';
import { chooseLanguage, expect, expectAccessible, open, test, waitForHydration } from '../guideTest.ts';
import { hasStoredScreens } from '../offlineGuide.ts';

/** The beach, the lake, and a place that never existed. */
async function choosePlaces(page: Page): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem(
      'visitedPlaces',
      JSON.stringify([
        { id: 2, title: 'Gyeongpo Lake' },
        { id: 999_999, title: 'Old teahouse' },
        { id: 1, title: 'Gyeongpo Beach' },
      ]),
    ),
  );
}

/** The worker and its files are installed first. */
const kept = (page: Page) => expect(page.getByText(en.driver.kept)).toBeVisible();
const workerScopes = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function reload(page: Page): Promise<void> {
  await page.reload();
  await waitForHydration(page);
}

// In every language, and places that don't exist: tests/everyLanguage.test.ts.
test('shows a place to the driver in Korean, white in both colour schemes, stores the card with one worker, and opens visited cards without network', async ({
  page,
  context,
}) => {
  await open(page, '/content/tour/1');
  expect(await workerScopes(page)).toEqual([]);
  await page.getByRole('link', { name: 'Show to driver' }).click();
  await expect(page).toHaveURL(/\/driver\/tour\/1$/);
  await expect(heading(page)).toHaveText('경포해변');
  await expect(page.getByText(en.driver.goHere, { exact: true })).toBeVisible();
  await kept(page);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expectAccessible(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  }
  const script = await page.request.get('/offlineWorker.js');
  expect(script.headers()['cache-control']).toBe('no-cache');
  expect(script.headers()['content-security-policy']).toContain("worker-src 'self'");
  // Of all pages, and also of this one, which was open before.
  expect(await workerScopes(page)).toEqual(['/']);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await reload(page);
  await expect(heading(page)).toHaveText('경포해변');
  await context.setOffline(false);
  await expect(page.getByText(en.driver.kept)).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/content\/tour\/1$/);

  await test.step('the plan, and in another language', async () => {
    await choosePlaces(page);
    await open(page, '/driver/plan');
    await kept(page);
    await context.setOffline(true);
    await reload(page);
    await expect(heading(page)).toHaveText('경포호');
    await expect(page.getByText(en.driver.offline)).toBeVisible();
    // Shown once: the offline bar of the other pages is left out.
    await expect(page.getByText('You’re offline', { exact: false })).toBeHidden();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(heading(page)).toHaveText('경포해변');
    await open(page, '/driver/tour/1');
    await expect(heading(page)).toHaveText('경포해변');
    await expect(page.getByText(en.driver.offline)).toBeVisible();
    await chooseLanguage(page, 'ja');
    await expect(page.getByText(ja.driver.goHere)).toBeVisible();
    await expect(heading(page)).toHaveText('경포해변');
    // A card that was never opened is not available.
    await open(page, '/driver/tour/3');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(heading(page)).toHaveCount(0);
  });
});

test('opens the plan from its page, goes through it stop by stop by button and key, and reports a plan without places', async ({
  page,
}) => {
  await open(page, '/driver/plan');
  await expect(page.getByText(en.driver.empty)).toBeVisible();
  await expect(page.getByRole('link', { name: en.driver.findPlaces })).toHaveAttribute('href', '/list');
  await choosePlaces(page);
  await open(page, '/myplan-detail');
  await page.getByRole('link', { name: 'Show to driver' }).click();
  await expect(page).toHaveURL(/\/driver\/plan$/);
  const [previous, next] = ['Previous', 'Next'].map((name) => page.getByRole('button', { name }));
  if (!previous || !next) throw new Error('no buttons');
  await expect(heading(page)).toHaveText('경포호');
  await expect(page.getByText('1 / 2', { exact: true })).toBeVisible();
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(heading(page)).toHaveText('경포해변');
  await expect(next).toBeDisabled();
  await page.keyboard.press('ArrowLeft');
  await expect(heading(page)).toHaveText('경포호');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('2 / 2', { exact: true })).toBeVisible();
  const all = page.getByRole('list', { name: en.driver.stops });
  await expect(all).toContainText(`Old teahouse: ${en.driver.gone}`);
  await expect(all.getByRole('button', { name: '경포해변' })).toHaveAttribute('aria-current', 'step');
  await all.getByRole('button', { name: '경포호' }).click();
  await expect(heading(page)).toHaveText('경포호');
  await expectAccessible(page);
});

test('deletes stored cards on a logout on the card itself, which no longer reports them as stored, and on any other screen', async ({
  page,
  context,
}) => {
  const logOut = async (nickname: string) => {
    await page.getByRole('button', { name: `Hi, ${nickname}` }).click();
    // Its response deletes cookies, also those of a login that came meanwhile.
    const responded = page.waitForResponse('**/auth/logout');
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await responded;
  };
  const { nickname } = await newAccount(page);
  await open(page, '/driver/tour/1');
  await kept(page);
  await logOut(nickname);
  await expect(page.getByText(en.driver.kept)).toHaveCount(0);
  await expect.poll(() => hasStoredScreens(page)).toBe(false);

  const next = await newAccount(page);
  await open(page, '/driver/tour/1');
  await kept(page);
  await open(page, '/');
  expect(await hasStoredScreens(page)).toBe(true);
  await logOut(next.nickname);
  await expect.poll(() => hasStoredScreens(page)).toBe(false);
  await context.setOffline(true);
  await open(page, '/driver/tour/1');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(heading(page)).toHaveCount(0);
});

test('takes over the cards that a former release has stored, with its worker', async ({ page, context }) => {
  await open(page, '/list');
  await page.evaluate(async () => {
    const stops = '/api/v1/stops?ids=3&locale=en';
    const former = await caches.open('/driver/ pages 0123456789ab');
    await former.put(stops, await fetch(stops));
    await navigator.serviceWorker.register('/offlineWorker.js', { scope: '/driver/' });
  });
  await open(page, '/driver/tour/1');
  await kept(page);
  expect(await workerScopes(page)).toEqual(['/']);
  await context.setOffline(true);
  await open(page, '/driver/tour/3');
  await expect(page.getByText(en.driver.offline)).toBeVisible();
  await expect(heading(page)).not.toHaveText('경포해변');
});
