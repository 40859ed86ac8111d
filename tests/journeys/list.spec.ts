import type { Page } from '@playwright/test';
import { cards, expect, open, test, waitForHydration } from '../guideTest.ts';
import { holdRequests } from '../holdRequests.ts';

/** Requested pages of lists, with their order. */
function listen(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!/^\/api\/v1\/places\/\w+$/.test(pathname)) return;
    asked.push(`${searchParams.get('sortKey')} ${searchParams.get('page')}`);
  });
  return asked;
}

/** Scrolls until the list has loaded a second page. Turns of the wheel could still move the page after the next click. */
async function grow(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(cards(page)).toHaveCount(40);
}

/** The list begins at its top with its first page. */
async function expectFirstPage(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(cards(page)).toHaveCount(20);
}

/** Resolves when the page has been told whether the end of its list is in view: its own observer is older than this one. */
async function endIsObserved(page: Page): Promise<void> {
  const look = () =>
    page.getByText('Show more').evaluate(
      (end) =>
        new Promise<void>((resolve) => {
          new IntersectionObserver(() => resolve()).observe(end);
        }),
    );
  await look();
  // The page may have begun to observe after the first look.
  await look();
}

test('SPEC 4: requests only the next page on a jump to the end of the list, and loads it to its end, each place once', async ({
  page,
}) => {
  await open(page, '/list?tab=accommodation');
  await expect(cards(page)).toHaveCount(20);
  const asked = listen(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(cards(page)).toHaveCount(40);
  await endIsObserved(page);
  expect(asked).toEqual(['like 2']);
  await page.getByText('Show more').scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveCount(48);
  await expect(page.getByText('That’s everything')).toBeVisible();
  expect(asked).toEqual(['like 2', 'like 3']);
  const links = await cards(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(links).size).toBe(48);
});

test("restores the list's length and position on going back from a place and from a search, and its filters on a reload", async ({
  page,
}) => {
  await open(page, '/list?sort=2');
  await grow(page);
  const target = cards(page).nth(35);
  await target.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await target.getByRole('link').click();
  await expect(page).toHaveURL(/content\/tour/);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/list\?sort=2/);
  await expect(cards(page).nth(35)).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled - 900);

  const shown = await cards(page).count();
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  const field = page.getByRole('searchbox', { name: 'Search places' });
  await field.fill('beach');
  await field.press('Enter');
  await expect(page).toHaveURL(/query=beach/);
  await expectFirstPage(page);
  await page.goBack();
  await expect(page.getByText('104 places')).toBeVisible();
  // A page that was being loaded may have arrived meanwhile.
  expect(await cards(page).count()).toBeGreaterThanOrEqual(shown);

  await page.reload();
  await waitForHydration(page);
  await expect(page.getByLabel('Sort')).toHaveValue('2');
});

// An empty result: tests/everyLanguage.test.ts.
test('SPEC 8: reports a page past the end, with a way to the first one', async ({ page }) => {
  await open(page, '/list?page=99&sort=2');
  const asked = listen(page);
  await expect(page.getByText('This page doesn’t exist.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await expect(page).toHaveURL(/\/list\?sort=2$/);
  await expect(cards(page)).toHaveCount(20);
  expect(asked).toEqual(['name 1']);
});

test('SPEC 2: leads a search on the home page to the tab with the best match, with a dot on tabs that have results, and names other tabs when the chosen one has none', async ({
  page,
}) => {
  const release = await holdRequests(page, /\/api\/v1\/places\/.*[?&]q=pizza/);
  await open(page, '/');
  const field = page.getByRole('searchbox', { name: 'Search places' });
  await field.fill('coffee');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/list\?query=coffee/);
  await expect(page.getByRole('tab', { name: /Restaurant.*has results/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('coffee');
  // Other words: server/pages/builtPages.test.ts.
  await expect(page.getByRole('tab', { selected: true })).toContainText('Restaurant');
  await test.step('a tab that is chosen while a search is being loaded shows that search', async () => {
    await field.fill('pizza');
    await page.keyboard.press('Enter');
    const tour = page.getByRole('tab', { name: 'Tour' });
    await expect(tour).toHaveAttribute('href', /query=pizza/);
    await tour.click();
    release();
    await expect(page).toHaveURL(/query=pizza&tab=tour$/);
    await expect(page.getByText('No search results found.')).toBeVisible();
  });
  await field.fill('hotel');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/query=hotel&tab=tour$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('hotel');
  await page.getByRole('link', { name: /^Accommodation: \d+ places?$/ }).click();
  await expect(page.getByRole('tab', { selected: true })).toContainText('Accommodation');
  await expect(cards(page).first()).toBeVisible();
});

test('SPEC 2, 4: reloads the list at its top when a filter changes, and scrolls by the wheel over the search box, but not while its panel is open', async ({
  page,
}) => {
  await open(page, '/list');
  const asked = listen(page);

  await test.step('the wheel over the search box', async () => {
    const field = page.getByRole('searchbox', { name: 'Search places' });
    await field.hover();
    await page.mouse.wheel(0, 50);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(50);
    await field.click();
    await expect(page.locator('[data-open="true"]')).toBeVisible();
    await page.mouse.wheel(0, 200);
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-open="false"]')).toBeAttached();
    // The browser handles its input in order: had the page scrolled before, it would be further down now.
    await page.mouse.wheel(0, 20);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(70);
  });

  await test.step('Name, Popular and Name again request page 1 again', async () => {
    await grow(page);
    await page.getByLabel('Sort').selectOption('2');
    await expect(page).toHaveURL(/sort=2/);
    await expect(cards(page).first().getByRole('heading')).toHaveText(/^[A0-9]/);
    await expectFirstPage(page);
    // By name from A to Z (docs/product/lists.md#the-list).
    const names = await cards(page).getByRole('heading').allInnerTexts();
    expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
    await grow(page);
    asked.length = 0;
    await page.getByLabel('Sort').selectOption('1');
    await expect(page).toHaveURL(/\/list$/);
    await expectFirstPage(page);
    expect(asked).toContain('like 1');
    await page.getByLabel('Sort').selectOption('2');
    // The popular list is at its top with its first page too.
    await expect(cards(page).first().getByRole('heading')).toHaveText(/^[A0-9]/);
    await expectFirstPage(page);
    expect(asked).toContain('name 1');
  });

  await test.step('a tab, and a theme, which is cleared when it is selected again', async () => {
    await grow(page);
    await page.getByRole('tab', { name: 'Accommodation' }).click();
    await expect(page.getByText('48 places')).toBeVisible();
    await expectFirstPage(page);
    await page.getByRole('tab', { name: 'Tour' }).click();
    await expect(page.getByText('104 places')).toBeVisible();
    await expectFirstPage(page);
    await grow(page);
    const chip = page.getByRole('group', { name: 'Themes' }).getByRole('button', { name: 'History' });
    await chip.click();
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/theme=8/);
    await expect(page.getByText('104 places')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await chip.click();
    await expect(page.getByText('104 places')).toBeVisible();
    await expectFirstPage(page);
  });
});

test('DESIGN 7: focuses the search field by the search icon, from every page', async ({ page }) => {
  const icon = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
  const field = page.getByRole('searchbox', { name: 'Search places' });
  await open(page, '/');
  await icon.click();
  await expect(field).toBeFocused();
  await expect(page).toHaveURL(/\/$/);
  // A page without the field leads to the list.
  await open(page, '/support');
  await icon.click();
  await expect(page).toHaveURL(/\/list$/);
  await expect(field).toBeFocused();
  await field.blur();
  await icon.click();
  await expect(field).toBeFocused();
  // Also before hydration.
  await page.route('**/assets/entryBrowser*.js', () => undefined);
  await page.goto('/support', { waitUntil: 'domcontentloaded' });
  await icon.click();
  await expect(page).toHaveURL(/\/list/);
  await expect(field).toBeFocused();
});

test('SPEC 9: shows a slow home page and a slow list with their skeletons, and a sentence on failed ones, which are loaded again once online and by a retry', async ({
  page,
}) => {
  await test.step('the home page', async () => {
    await open(page, '/support');
    let isBroken = true;
    const skeletonsAreSeen = Promise.withResolvers<void>();
    const address = /\/api\/v1\/(places|theme|festivals)/;
    await page.route(address, async (route) => {
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
    await page.unroute(address);
  });

  await test.step('the list', async () => {
    let isBroken = true;
    const skeletonsAreSeen = Promise.withResolvers<void>();
    await page.route('**/api/v1/places/**', async (route) => {
      await skeletonsAreSeen.promise;
      if (isBroken)
        return route.fulfill({ status: 503, json: { code: 'unavailable', status: 503, title: '' } });
      return route.continue();
    });
    await page.getByRole('link', { name: 'Accommodation', exact: true }).click();
    await expect(page.locator('#list-panel .aspect-4\\/3.skeleton')).toHaveCount(20);
    skeletonsAreSeen.resolve();
    await expect(page.getByText('Unable to retrieve response.')).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('48 places')).toBeVisible();
  });
});

test('keeps what is typed in the search field while the previous search loads', async ({ page }) => {
  const release = await holdRequests(page, /\/api\/v1\/places.*q=coffee/);
  await open(page, '/list?query=tofu');
  const field = page.getByRole('searchbox');
  await field.fill('coffee');
  await field.press('Enter');
  await field.fill('piz');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('coffee');
  await expect(field).toHaveValue('piz');
  await field.fill('coffee');
  await page.goBack();
  await expect(field, 'with the focus, and nothing typed').toHaveValue('tofu');
});
