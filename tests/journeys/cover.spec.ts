import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../guideTest.ts';

test.use({ pictures: 'loaded' });

async function boundingBox(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('the element has no box');
  return box;
}

const banners = (page: Page) => page.getByRole('region', { name: 'Banners' });

test('shows the stays edge to edge on a wide screen, and centres a neighbour on a tap', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/');
  const carousel = page.getByRole('group', { name: 'Places to stay' });
  expect((await boundingBox(carousel.locator('.sideways'))).width).toBe(1280);
  const caption = carousel.locator('[aria-live]');
  const first = await caption.innerText();
  const { x, y, width } = await boundingBox(carousel.locator('li:not([inert])'));
  await page.mouse.click(x + width + 100, y + 100);
  await expect(caption).not.toHaveText(first);
  await page.mouse.click(x - 100, y + 100);
  await expect(caption).toHaveText(first, { useInnerText: true });
  await expect(page).toHaveURL(/\/$/);
});

test('SPEC 2: ranks the five, with the first largest on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/');
  const five = page.getByRole('region', { name: 'Top 5' }).getByRole('article');
  const sizes: number[] = [];
  for (let rank = 0; rank < 5; rank += 1) {
    await expect(five.nth(rank)).toContainText(String(rank + 1));
    const { width, height } = await boundingBox(five.nth(rank).locator('img'));
    sizes.push(width * height);
  }
  expect(sizes[0]).toBeGreaterThan(2 * Math.max(...sizes.slice(1)));
});

test('keeps the count and the ends of the banners on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/');
  await expect(page.locator('a[target="_blank"] img')).toHaveCount(3);
  await banners(page).getByRole('button', { name: 'Next' }).click();
  await banners(page).getByRole('button', { name: 'Next' }).click();
  await expect(banners(page).getByRole('status')).toHaveText('3 / 3');
  await expect(banners(page).getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('SPEC 9: shows a slow home page at once with three skeletons a row, a sentence on a failed one, and retries once online', async ({
  page,
}) => {
  await open(page, '/support');
  let isBroken = true;
  const skeletonsAreSeen = Promise.withResolvers<void>();
  await page.route(/\/api\/v1\/(places|theme|festivals)/, async (route) => {
    await skeletonsAreSeen.promise;
    return isBroken ? route.abort() : route.continue();
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Explore' }).click();
  const top = page.getByRole('region', { name: 'Top 5' });
  await expect(top.locator('.aspect-4\\/3.skeleton')).toHaveCount(3);
  // Those of the top five and of three rows of themes, of which nothing is known yet.
  await expect(page.locator('main .aspect-4\\/3.skeleton')).toHaveCount(12);
  skeletonsAreSeen.resolve();
  await expect(top.getByRole('alert')).toContainText('Unable to retrieve response.');
  isBroken = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(top.getByRole('article')).toHaveCount(5);
  await expect(page.getByRole('link', { name: /^See all:/ })).toHaveCount(4);
});

test('reports being offline, and what still works', async ({ page, context }) => {
  await open(page, '/content/tour/1');
  await context.setOffline(true);
  await expect(page.getByText(/You’re offline\..* can still be opened\./)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You’re offline.', { exact: false })).toBeHidden();
});
