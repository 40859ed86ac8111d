import { expect, type Page, test } from '@playwright/test';
import { open, waitForHydration } from '../guideTest.ts';

/** Returns 404 for files of this name, for the next request, as a process of another release does, or for all. */
async function withhold(page: Page, name: string, times = Number.POSITIVE_INFINITY): Promise<void> {
  let left = times;
  // Not a route with `times`: removing itself could leave a concurrent request without a response.
  await page.route(`**/assets/${name}-*.js`, (route) => {
    left -= 1;
    return left < 0
      ? route.continue()
      : route.fulfill({ status: 404, headers: { 'cache-control': 'no-store' } });
  });
}

/** How many documents the page has requested. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

test('DESIGN 8: leads from a page of the previous release to a screen whose script is gone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const kept = [{ id: 2, title: 'kept', lat: 37.8, lng: 128.9 }];
    localStorage.setItem('visitedPlaces', JSON.stringify(kept));
  });
  await open(page, '/list?lang=en&sort=1');
  const documents = countDocuments(page);
  await withhold(page, 'place', 1);
  const card = page.getByRole('main').getByRole('article').first().getByRole('link');
  const name = (await card.getAttribute('aria-label')) ?? (await card.innerText());
  const reloaded = page.waitForEvent('load');
  await card.click();
  await expect(page).toHaveURL(/\/content\/tour\/\d+\?lang=en/);
  await reloaded;
  expect(documents()).toBe(1);
  await waitForHydration(page);
  expect(name).toContain(await page.getByRole('heading', { level: 1 }).innerText());
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('visitedPlaces'))).toContain('kept');
  await page.goBack();
  await expect(page).toHaveURL(/\/list\?lang=en&sort=1/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(20);
});

test('DESIGN 8: recovers when the first script, or one of its imports, is missing at first', async ({
  context,
}) => {
  const opened = { entryBrowser: '/?lang=en', list: '/list?lang=en' };
  await Promise.all(
    Object.entries(opened).map(async ([name, address]) => {
      const page = await context.newPage();
      const documents = countDocuments(page);
      await withhold(page, name, 1);
      await page.goto(address);
      await waitForHydration(page);
      expect(documents()).toBe(2);
      expect(await page.evaluate(() => sessionStorage.getItem('tries'))).toBeNull();
    }),
  );
});

test('DESIGN 8: reports a part that stays missing, without reloading the page again and again', async ({
  page,
}) => {
  await open(page, '/?lang=en');
  const documents = countDocuments(page);
  await withhold(page, 'SuggestionPanel');
  const field = page
    .getByRole('main')
    .getByRole('combobox')
    .or(page.getByRole('main').getByRole('searchbox'));
  const reloaded = page.waitForEvent('load');
  await field.first().focus();
  await reloaded;
  expect(documents()).toBe(1);
  await waitForHydration(page);
  await field.first().focus();
  await expect(page.getByRole('alert')).toContainText('Try again');
  expect(documents()).toBe(1);
});

test('keeps a page readable whose map fails to load, and loads the map once the server is back', async ({
  page,
  context,
}) => {
  let isGone = true;
  await page.route('**/assets/leafletMap-*.js', (route) => (isGone ? route.abort() : route.continue()));
  await page.route('**/healthz', (route) => (isGone ? route.abort() : route.continue()));
  await open(page, '/content/tour/1?lang=en');
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/leafletMap-'));
  await page.getByRole('group', { name: 'Where Gyeongpo Beach is' }).scrollIntoViewIfNeeded();
  await failed;
  await expect(page.getByText(/You’re offline\./)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  isGone = false;
  await context.setOffline(false);
  const map = page.getByRole('region', { name: 'Map' });
  await map.getByRole('group').scrollIntoViewIfNeeded();
  await map.getByRole('button', { name: 'Try again' }).click();
  await expect(map.locator('.leaflet-container')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
