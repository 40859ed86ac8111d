import type { Page } from '@playwright/test';
import { expect, open, test, waitForHydration } from '../guideTest.ts';
import { holdRequests } from '../holdRequests.ts';

// In every language: tests/everyLanguage.test.ts.
test('SPEC 2: opens home, list and detail in the language of the address', async ({ page }) => {
  await open(page, '/?lang=ja');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.getByRole('region', { name: '人気TOP 5' }).getByRole('article')).toHaveCount(5);
  await page.getByRole('main').getByRole('link', { name: '観光', exact: true }).click();
  await expect(page).toHaveURL(/\/list\?.*lang=ja/);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('観光');
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/content\/tour\/\d+\?lang=ja/);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  expect(await page.context().cookies()).toEqual([]);
});

test('SPEC 1, 2, 9: shows on the first screen of a phone what it is, suggests while one types, and leads on from the footer', async ({
  page,
}) => {
  await page.addInitScript(() => sessionStorage.setItem('sandboxClosed', '1'));
  await open(page, '/');
  const field = page.getByRole('searchbox', { name: 'Search places' });
  const carousel = page.getByRole('group', { name: 'Places to stay' });

  await test.step('the first screen shows what it is, the search and the beginning of the sights', async () => {
    // Of all languages, English has the longest texts here.
    for (const [width, height, leastOfSights] of [
      [360, 640, 10],
      [390, 844, 100],
    ] as const) {
      await page.setViewportSize({ width, height });
      const menu = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
      const end = menu?.y ?? 0;
      for (const shown of [
        page.getByRole('heading', { level: 1 }),
        page.getByText('Guide, trip planner and tour taxi in one.'),
        page.getByRole('link', { name: /^Tour taxi · 3 hours/ }),
        field,
        carousel,
      ]) {
        const box = await shown.boundingBox();
        expect((box?.y ?? end) + (box?.height ?? 0), `${width} x ${height}`).toBeLessThan(end);
      }
      const sights = page.getByRole('region', { name: 'Top 5' }).getByRole('article').first();
      const top = (await sights.boundingBox())?.y ?? end;
      expect(end - top, `${width} x ${height}`).toBeGreaterThan(leastOfSights);
    }
  });

  await test.step('the search box is before the carousel, on the screen and in the document', async () => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const [above, below] = await Promise.all([field.boundingBox(), carousel.boundingBox()]);
      expect(above?.y).toBeLessThan(below?.y ?? 0);
    }
    const follows = await carousel.evaluate((element) => {
      const search = document.querySelector('search');
      return search && (search.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    });
    expect(follows).toBe(true);
    // Three rows of keywords, and the top five.
    await expect(page.getByRole('link', { name: /^See all:/ })).toHaveCount(4);
  });

  await test.step('suggestions close by a click outside and by Escape', async () => {
    await field.click();
    await expect(page.getByText('Or start from a theme')).toBeVisible();
    await field.pressSequentially('ojukh');
    await expect(page.locator('[data-open="true"]').getByText('Ojukheon House')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-open="false"]')).toBeAttached();
    await field.press('ArrowLeft');
    await field.pressSequentially('x');
    await expect(page.locator('[data-open="true"]')).toBeAttached();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.locator('[data-open="false"]')).toBeAttached();
  });

  await test.step('the footer in Korean and English, back to top, and the bottom menu', async () => {
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('사업자등록번호');
    await expect(footer).toContainText('Business registration number');
    await footer.scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Back to top' }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(10);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My plan' }).click();
    await expect(page).toHaveURL(/myplan/);
  });
});

/** Holds the page's first script back, before which nothing is hydrated. @returns what lets it through */
async function holdFirstScript(page: Page): Promise<() => Promise<void>> {
  const address = '**/assets/entryBrowser*.js';
  const release = await holdRequests(page, address);
  return async () => {
    release();
    await waitForHydration(page);
    await page.unroute(address);
  };
}

test('DESIGN 8: before hydration, replays a tap once, keeps typed text, and goes back to the screen of the address', async ({
  page,
}) => {
  await test.step('no script runs before the load event, and an early tap counts once', async () => {
    const letThrough = await holdFirstScript(page);
    await page.goto('/content/tour/1', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Add to journey' }).click();
    const stored = () => page.evaluate(() => localStorage.getItem('visitedPlaces'));
    expect(await stored()).toBeNull();
    await letThrough();
    await expect(page.getByRole('link', { name: 'View my plan' })).toBeVisible();
    expect(JSON.parse((await stored()) ?? '[]')).toHaveLength(1);
  });

  await test.step('typed text', async () => {
    const letThrough = await holdFirstScript(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('searchbox').fill('안목');
    await letThrough();
    await expect(page.getByRole('searchbox')).toHaveValue('안목');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/query=%EC%95%88%EB%AA%A9/);
  });

  await test.step('the visitor goes back', async () => {
    await open(page, '/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My plan' }).click();
    await expect(page).toHaveURL(/myplan/);
    const letThrough = await holdFirstScript(page);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.goBack({ waitUntil: 'commit' });
    await letThrough();
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    await expect(page.getByRole('link', { name: /^See all:/ })).toHaveCount(4);
  });
});
