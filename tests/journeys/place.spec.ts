import { expect, open, test, waitForHydration } from '../guideTest.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const metres = (text: string) => {
  const [, number, unit] = /([\d.]+) (m|km)$/.exec(text) ?? [];
  return Number(number) * (unit === 'km' ? 1000 : 1);
};

test('SPEC 2: shows a place with gallery, name, summary, hours, address, tags, map and nearby places', async ({
  page,
}) => {
  await open(page, '/content/tour/1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gyeongpo Beach');
  await expect(page.getByText('경포해변').first()).toBeVisible();
  await expect(page.getByText('Open now')).toBeVisible();
  await expect(page.getByText('514, Changhae-ro')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Themes' })).toContainText('Sea');
  const notes = await page
    .getByRole('region', { name: 'Nearby' })
    .locator('article p:first-of-type')
    .allInnerTexts();
  expect(notes).toHaveLength(5);
  expect(
    notes.map(metres).every((distance) => distance > 0),
    notes.join(),
  ).toBe(true);
  expect(notes.map(metres), 'the nearest first').toEqual(notes.map(metres).toSorted((a, b) => a - b));
  const gallery = page.getByRole('region', { name: 'Gallery' });
  await expect(gallery).toContainText('illustrations');
  await gallery.getByRole('button', { name: 'Picture 2 of 4' }).click();
  await expect(gallery.getByRole('button', { name: 'Picture 2 of 4' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  const map = page.getByRole('region', { name: 'Map' });
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await expect(map.locator('.map-spot')).toContainText('Gyeongpo Beach');
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

test('names the facts without a check date once, and shows a known entry fee', async ({ page }) => {
  await open(page, '/content/tour/80');
  await expect(page.getByText('Check date unknown')).toHaveCount(1);
  await expect(page.getByText('₩1,000 per adult')).toBeVisible();
  await open(page, '/content/tour/92');
  await expect(page.getByText('Free', { exact: true })).toBeVisible();
});

test('advises once to check the hours, and more strongly where they are doubtful', async ({ page }) => {
  const advice = page.getByText('Hours and closing days can change', { exact: false });
  const doubt = page.getByText('We aren’t certain of these hours', { exact: false });
  await open(page, '/content/tour/1');
  await expect(advice).toHaveCount(1);
  await expect(doubt).toHaveCount(0);
  await open(page, '/content/restaurant/154');
  await expect(doubt).toHaveCount(1);
  await expect(advice).toHaveCount(0);
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
  await expect(page.getByText('This couldn’t be saved on your device', { exact: false })).toBeVisible();
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

test.describe('with pictures', () => {
  test.use({ pictures: 'loaded' });

  test('SPEC 8: replaces a picture that fails to load by a placeholder', async ({ page }) => {
    await page.route('**/pictures/gyeongpo-beach-1.*', (route) => route.abort());
    await open(page, '/content/tour/1');
    await expect(page.getByRole('region', { name: 'Gallery' }).locator('img').first()).toHaveAttribute(
      'src',
      '/pictures/placeholder.svg',
    );
  });
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
  const response = await page.goto('/content/tour/99999');
  expect(response?.status()).toBe(404);
  await waitForHydration(page);
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
