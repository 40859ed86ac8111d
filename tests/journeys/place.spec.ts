import { alive, expect, open, test } from '../guideTest.ts';

test.use({ pictures: 'loaded', contextOptions: { reducedMotion: 'no-preference' } });

test('SPEC 2: shows a place with gallery, name, summary, hours, address, tags, map and nearby places', async ({
  page,
}) => {
  await open(page, '/content/tour/1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gyeongpo Beach');
  await expect(page.getByText('경포해변').first()).toBeVisible();
  await expect(page.getByText('Open now')).toBeVisible();
  await expect(page.getByText('514, Changhae-ro')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Themes' })).toContainText('Sea');
  await expect(page.getByRole('region', { name: 'Nearby' }).getByRole('article')).toHaveCount(5);
  const gallery = page.getByRole('region', { name: 'Gallery' });
  await gallery.getByRole('button', { name: 'Picture 2 of 4' }).click();
  await expect(gallery.getByRole('button', { name: 'Picture 2 of 4' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('says when the hours were checked, and marks a check of over a year ago', async ({ page }) => {
  const checked = page.getByText('Checked in October 2026');
  await page.clock.setFixedTime(new Date('2027-10-31T12:00:00+09:00'));
  await open(page, '/content/tour/1');
  await expect(checked).toHaveText('Checked in October 2026');
  await page.clock.setFixedTime(new Date('2027-11-01T12:00:00+09:00'));
  await open(page, '/content/tour/1');
  await expect(checked).toHaveText('Checked in October 2026, over a year ago');
});

test('advises once to check the hours, and more strongly where they are doubtful', async ({ page }) => {
  const advice = page.getByText('Hours and closing days can change', { exact: false });
  const doubt = page.getByText('We are not certain of these hours', { exact: false });
  await open(page, '/content/tour/1');
  await expect(advice).toHaveCount(1);
  await expect(doubt).toHaveCount(0);
  await open(page, '/content/restaurant/154');
  await expect(doubt).toHaveCount(1);
  await expect(advice).toHaveCount(0);
});

test('says beside the gallery that its pictures are illustrations', async ({ page }) => {
  await open(page, '/content/tour/1');
  await expect(page.getByRole('region', { name: 'Gallery' })).toContainText('illustrations');
});

for (const [language, reading, lang] of [
  ['ja', 'オジュッコン・シリッパンムルグァン', null],
  ['cn', 'Ojukheon·Siripbangmulgwan', 'ko-Latn'],
] as const) {
  const near = language === 'ja' ? 'キョンポデ' : 'Gyeongpodae';
  test(`shows how a name is said in its title, on cards and on the driver's card, in ${language}`, async ({
    page,
  }) => {
    await open(page, `/content/tour/4?lang=${language}`);
    await expect(page).toHaveTitle(new RegExp(`（${reading}）`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`（${reading}）`);
    const said = page.getByRole('heading', { level: 1 }).getByText(reading);
    expect(await said.getAttribute('lang')).toBe(lang);
    await expect(page.getByText('Ojukheon·Siripbangmulgwan').first()).toBeVisible();
    await expect(
      page.getByRole('article').getByText(/^(オジュク ハノク|Gangneung Ojuk|カンヌン オジュク)/),
    ).toBeVisible();
    await open(page, `/driver/tour/4?lang=${language}`);
    await expect(page.getByText(`（${reading}）`)).toBeVisible();
    await open(page, `/list?query=${encodeURIComponent('オジュッコン')}&lang=${language}`);
    await expect(page.getByRole('article').getByText(reading)).toBeVisible();
    for (const address of ['/', '/list']) {
      await open(page, `${address}?lang=${language}`);
      await expect(page.getByRole('article').getByText(near, { exact: true }).first()).toBeVisible();
    }
  });
}

test('SPEC 2: shows the map with its marker once it comes into view', async ({ page }) => {
  await open(page, '/content/tour/1');
  const map = page.getByRole('region', { name: 'Map' });
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await expect(map.locator('.map-spot')).toBeVisible();
  await expect(map.locator('.map-spot')).toContainText('Gyeongpo Beach');
});

test('SPEC 4: stores an added place once on the device, and can remove it again', async ({ page }) => {
  await open(page, '/content/tour/1');
  await page.getByRole('button', { name: 'Add to journey' }).click();
  await expect(page.getByRole('link', { name: 'View my plan' })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'View my plan' }).click();
  const chosen = page.getByRole('list', { name: 'Chosen places' });
  await expect(chosen.getByRole('listitem')).toHaveCount(1);
  await chosen.getByRole('button', { name: 'Remove Gyeongpo Beach' }).click();
  await expect(page.getByText('Nothing chosen yet.', { exact: false })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('visitedPlaces'))).toBe('[]');
});

test('reports full storage on the device, and loses nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(page, '/content/tour/1');
  await page.getByRole('button', { name: 'Add to journey' }).click();
  await expect(page.getByText('This could not be kept on your device', { exact: false })).toBeVisible();
});

test('DESIGN 7: offers the login to a guest who likes', async ({ page }) => {
  await open(page, '/content/restaurant/110');
  const like = page.getByRole('button', { name: 'Like' });
  const dialog = page.getByRole('dialog');
  const closings = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ];
  for (const close of closings) {
    await like.click();
    await expect(dialog).toContainText('Log in to save the places you like.');
    await close();
    await expect(dialog).toBeHidden();
    await expect(like).toBeFocused();
  }
  await expect(like).toHaveAttribute('aria-pressed', 'false');
});

test('SPEC 8: replaces a picture that fails to load by a placeholder', async ({ page }) => {
  await page.route('**/pictures/gyeongpo-beach-1.*', (route) => route.abort());
  await open(page, '/content/tour/1');
  await expect(page.getByRole('region', { name: 'Gallery' }).locator('img').first()).toHaveAttribute(
    'src',
    '/pictures/placeholder.svg',
  );
});

test('SPEC 8: reports a place that fails to load, with a retry', async ({ page }) => {
  await open(page, '/list');
  let isBroken = true;
  await page.route('**/api/v1/places/tour/*', (route) => (isBroken ? route.abort() : route.continue()));
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page.getByText('Cannot load place information.')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

// In every language: tests/everyLanguage.test.ts.
test('SPEC 8: shows a message and a way on for an unknown place', async ({ page }) => {
  const answer = await page.goto('/content/tour/99999');
  expect(answer?.status()).toBe(404);
  await alive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cannot load place information.');
  await page.getByRole('main').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/list$/);
});

test('SPEC 8: reports a place that was removed from the guide without a reload, with a way on', async ({
  page,
}) => {
  await open(page, '/list');
  await page.route('**/api/v1/places/tour/*', (route) =>
    route.fulfill({
      status: 404,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'about:blank', title: '', status: 404, code: 'notFound' }),
    }),
  );
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Cannot load place information.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
});

test('describes the page in its head', async ({ page }) => {
  await open(page, '/content/restaurant/110?lang=ja');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/content\/restaurant\/110\?lang=ja$/,
  );
  await expect(page.locator('link[rel="alternate"]')).toHaveCount(6);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/pictures\/.*\.png$/);
  const [place, way] = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text),
  );
  expect(place['@type']).toBe('Restaurant');
  expect(place.url).toMatch(/^http/);
  expect(way['@type']).toBe('BreadcrumbList');
});
