import { alive, cards, expect, open, test } from '../guideTest.ts';

test('SPEC 2: searching from the home page leads to the list, with a dot on tabs that have results', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('searchbox', { name: 'Search places' }).fill('coffee');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/list\?query=coffee/);
  await expect(page.getByRole('tab', { name: /Restaurant.*has results/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('coffee');
});

test('DESIGN 3: a word in another script finds the place', async ({ page }) => {
  for (const word of ['경포해변', '镜浦海滩', '鏡浦ビーチ', 'Gyeongpo Beach', 'gyeongpo baech']) {
    await open(page, `/list?query=${encodeURIComponent(word)}`);
    await expect(cards(page).first()).toContainText('Gyeongpo Beach');
  }
});

test('SPEC 2: selecting a theme filters, selecting it again clears', async ({ page }) => {
  await open(page, '/list');
  await expect(page.getByText('104 places')).toBeVisible();
  const chip = page.getByRole('group', { name: 'Themes' }).getByRole('button', { name: 'History' });
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/theme=8/);
  await expect(page.getByText('104 places')).toHaveCount(0);
  await chip.click();
  await expect(page.getByText('104 places')).toBeVisible();
});

test('SPEC 2: sorting by name runs from A to Z', async ({ page }) => {
  await open(page, '/list?tab=restaurant');
  await page.getByLabel('Sort').selectOption('2');
  await expect(page).toHaveURL(/sort=2/);
  await expect(cards(page).first().getByRole('heading')).toHaveText(/^[A0-9]/);
  const names = await cards(page).getByRole('heading').allInnerTexts();
  expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
});

test('SPEC 2: the list grows as one scrolls, to its end, each place once', async ({ page }) => {
  await open(page, '/list');
  await expect(cards(page)).toHaveCount(20);
  await expect(async () => {
    await page.mouse.wheel(0, 5000);
    await expect(cards(page)).toHaveCount(104, { timeout: 300 });
  }).toPass({ timeout: 20_000 });
  const links = await cards(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(links).size).toBe(104);
  await expect(page.getByText('That is everything')).toBeVisible();
});

test('going back finds the list as long as it was and where it was; a reload keeps the filters', async ({
  page,
}) => {
  await open(page, '/list?sort=2');
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    expect(await cards(page).count()).toBeGreaterThanOrEqual(60);
  }).toPass({ timeout: 20_000 });
  const target = cards(page).nth(45);
  await target.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await target.getByRole('link').click();
  await expect(page).toHaveURL(/content\/tour/);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/list\?sort=2/);
  await expect(cards(page).nth(45)).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled - 900);
  await page.reload();
  await alive(page);
  await expect(page.getByLabel('Sort')).toHaveValue('2');
});

test('SPEC 8: no results say so, with a way on', async ({ page }) => {
  await open(page, '/list?query=zzzzqqq');
  await expect(page.getByText('No search results found.')).toBeVisible();
  await expect(page.getByText('0 places')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page.getByText('104 places')).toBeVisible();
});

test('SPEC 2: /tour, /food and /stay lead to the list with the tab', async ({ page, request }) => {
  for (const [path, tab] of [
    ['/tour', 'Tour'],
    ['/food', 'Restaurant'],
    ['/stay', 'Accommodation'],
  ]) {
    const answer = await request.get(path ?? '', { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    await open(page, path ?? '');
    await expect(page.getByRole('tab', { selected: true })).toHaveText(tab ?? '');
  }
});

test('SPEC 9: a slow list shows twenty skeletons, a failed one a sentence and a retry', async ({ page }) => {
  await open(page, '/');
  let isBroken = true;
  await page.route('**/api/v1/places/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    if (isBroken)
      return route.fulfill({ status: 503, json: { code: 'unavailable', status: 503, title: '' } });
    return route.continue();
  });
  await page.getByRole('link', { name: 'Accommodation', exact: true }).click();
  await expect(page.locator('#list-panel .aspect-4\\/3.skeleton')).toHaveCount(20);
  await expect(page.getByText('Unable to retrieve response.')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('48 places')).toBeVisible();
});
