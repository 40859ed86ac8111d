import { expect, open, test, waitForHydration } from '../guideTest.ts';

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

test('SPEC 2: suggests while one types, and closes the panel by a click outside and by Escape', async ({
  page,
}) => {
  await open(page, '/');
  const field = page.getByRole('searchbox', { name: 'Search places' });
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

test('SPEC 2: shows the footer in Korean and English, back to top, and the bottom menu', async ({ page }) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('사업자등록번호');
  await expect(footer).toContainText('Business registration number');
  await footer.scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Back to top' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(10);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My plan' }).click();
  await expect(page).toHaveURL(/myplan/);
});

test('SPEC 2, 9: has the search box before the carousel, on the screen and in the document, and three keyword rows', async ({
  page,
}) => {
  await open(page, '/');
  const field = page.getByRole('searchbox', { name: 'Search places' });
  const carousel = page.getByRole('group', { name: 'Places to stay' });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const [above, below] = await Promise.all([field.boundingBox(), carousel.boundingBox()]);
    expect(above?.y).toBeLessThan(below?.y ?? 0);
  }
  const follows = await carousel.evaluate((element) => {
    const search = document.querySelector('search');
    return search && (search.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  });
  expect(follows).toBe(true);
  // And the top five.
  await expect(page.getByRole('link', { name: /^See all:/ })).toHaveCount(4);
});

test('SPEC 1, 2: shows on the first screen of a phone what it is, the search and the beginning of the sights', async ({
  page,
}) => {
  await page.addInitScript(() => sessionStorage.setItem('sandboxClosed', '1'));
  // Of all languages, English has the longest texts here.
  for (const [width, height, leastOfSights] of [
    [390, 844, 100],
    [360, 640, 10],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, '/');
    const menu = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    const end = menu?.y ?? 0;
    for (const shown of [
      page.getByRole('heading', { level: 1 }),
      page.getByText('Guide, trip planner and tour taxi in one.'),
      page.getByRole('link', { name: /^Tour taxi · 3 hours/ }),
      page.getByRole('searchbox', { name: 'Search places' }),
      page.getByRole('group', { name: 'Places to stay' }),
    ]) {
      const box = await shown.boundingBox();
      expect((box?.y ?? end) + (box?.height ?? 0), `${width} x ${height}`).toBeLessThan(end);
    }
    const sights = page.getByRole('region', { name: 'Top 5' }).getByRole('article').first();
    const top = (await sights.boundingBox())?.y ?? end;
    expect(end - top, `${width} x ${height}`).toBeGreaterThan(leastOfSights);
  }
});

test('DESIGN 8: loads no script before the load event, and replays an early tap once after hydration', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/entryBrowser*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/content/tour/1', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Add to journey' }).click();
  expect(await page.evaluate(() => localStorage.getItem('visitedPlaces'))).toBeNull();
  held.resolve();
  await waitForHydration(page);
  await expect(page.getByRole('link', { name: 'View my plan' })).toBeVisible();
  expect(JSON.parse((await page.evaluate(() => localStorage.getItem('visitedPlaces'))) ?? '[]')).toHaveLength(
    1,
  );
});

test('DESIGN 8: shows the screen of the address when the visitor goes back before hydration', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My plan' }).click();
  await expect(page).toHaveURL(/myplan/);
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/entryBrowser*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.goBack({ waitUntil: 'commit' });
  held.resolve();
  await expect(page.getByRole('link', { name: /^See all:/ })).toHaveCount(4);
  await waitForHydration(page);
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await expect(page.getByRole('link', { name: /^See all:/ })).toHaveCount(4);
});

test('DESIGN 8: keeps text typed before hydration', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/entryBrowser*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('searchbox').fill('안목');
  held.resolve();
  await waitForHydration(page);
  await expect(page.getByRole('searchbox')).toHaveValue('안목');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/query=%EC%95%88%EB%AA%A9/);
});
