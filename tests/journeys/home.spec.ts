import { alive, expect, open, test } from '../guideTest.ts';

test.use({ pictures: 'loaded' });

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

test('SPEC 2: loops the top carousel endlessly and changes its caption', async ({ page }) => {
  await open(page, '/');
  const carousel = page.getByRole('group', { name: 'Places to stay' });
  const caption = carousel.locator('[aria-live]');
  const first = await caption.innerText();
  await carousel.getByRole('button', { name: 'Previous' }).click();
  await expect(caption).not.toHaveText(first);
  await carousel.getByRole('button', { name: 'Next' }).click();
  await expect(caption).toContainText(first.split('\n')[0] ?? first);
  for (let step = 0; step < 10; step += 1) await carousel.getByRole('button', { name: 'Next' }).click();
  await expect(caption).toContainText(first.split('\n')[0] ?? first);
});

test('SPEC 4: moves the carousel once for a swipe, and ignores further swipes for 500 ms', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/');
  const carousel = page.getByRole('group', { name: 'Places to stay' });
  const caption = carousel.locator('[aria-live]');
  /** Swipes to the left so many times in one task of the page, however slow the machine is. */
  const swipe = (times: number) =>
    carousel.locator('.sideways').evaluate((element, count) => {
      const send = (kind: string, clientX: number) =>
        element.dispatchEvent(new PointerEvent(kind, { clientX, clientY: 100, bubbles: true }));
      for (let one = 0; one < count; one += 1) {
        send('pointerdown', 300);
        send('pointermove', 100);
        send('pointerup', 100);
      }
    }, times);
  const seen = [await caption.innerText()];
  await swipe(2);
  seen.push(await caption.innerText());
  await carousel.getByRole('button', { name: 'Previous' }).click();
  await expect(caption).toContainText(seen[0]?.split('\n')[0] ?? '');
  expect(seen[1]).not.toBe(seen[0]);
  await page.clock.runFor(550);
  await swipe(1);
  await expect(caption).toContainText(seen[1]?.split('\n')[0] ?? '');
});

test('SPEC 2: stops the banners at their ends and counts them', async ({ page }) => {
  await open(page, '/');
  const banners = page.getByRole('region', { name: 'Banners' });
  await expect(banners.getByRole('status')).toHaveText('1 / 3');
  await expect(banners.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await banners.getByRole('button', { name: 'Next' }).click();
  await banners.getByRole('button', { name: 'Next' }).click();
  await expect(banners.getByRole('status')).toHaveText('3 / 3');
  await expect(banners.getByRole('button', { name: 'Next' })).toBeDisabled();
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

test('SPEC 2: has the search box before the carousel, on the screen and in the document', async ({
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
});

test('SPEC 9: shows three keyword rows on the home page', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('link', { name: /^See all:/ })).toHaveCount(4);
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
  await alive(page);
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
  await alive(page);
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
  await alive(page);
  await expect(page.getByRole('searchbox')).toHaveValue('안목');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/query=%EC%95%88%EB%AA%A9/);
});
