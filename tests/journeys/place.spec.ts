import { cards, expect, open, test, waitForHydration } from '../guideTest.ts';
import { paper } from '../layout.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const metres = (text: string) => {
  const [, number, unit] = /([\d.]+) (m|km)$/.exec(text) ?? [];
  return Number(number) * (unit === 'km' ? 1000 : 1);
};

test('SPEC 2, 8: shows a place with gallery, name, summary, hours, address, tags, map and nearby places, marks a check of over a year ago, and offers the login to a guest who likes', async ({
  page,
}) => {
  const checked = page.getByText('Checked in October 2026');
  await page.clock.setFixedTime(new Date('2027-10-31T12:00:00+09:00'));
  await open(page, '/content/tour/1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gyeongpo Beach');
  await expect(page.getByText('경포해변').first()).toBeVisible();
  await expect(page.getByText('Open now')).toBeVisible();
  await expect(page.getByText('514, Changhae-ro')).toBeVisible();
  await expect(checked).toHaveText('Checked in October 2026');
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
  // This journey blocks the pictures.
  await expect(gallery.locator('img').first()).toHaveAttribute('src', '/pictures/placeholder.svg');
  const map = page.getByRole('region', { name: 'Map' });
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await expect(map.locator('.map-spot')).toContainText('Gyeongpo Beach');

  await test.step('DESIGN 7: a guest likes', async () => {
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

  await test.step('a year later', async () => {
    await page.clock.setFixedTime(new Date('2027-11-01T12:00:00+09:00'));
    await open(page, '/content/tour/1');
    await expect(checked).toHaveText('Checked in October 2026, over a year ago');
  });

  await test.step('printed as its picture, texts and facts', async () => {
    await page.setViewportSize(paper);
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    for (const text of ['Gyeongpo Beach', '경포해변', /^강원/]) {
      await expect(main.getByText(text, { exact: typeof text === 'string' }).first()).toBeVisible();
    }
    await expect(main.getByRole('heading', { name: 'Good to know' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Map' })).toBeHidden();
    await expect(main.getByRole('heading', { name: 'Nearby' })).toBeHidden();
    for (const control of ['button', 'header', 'footer', 'nav', 'aside', 'article article']) {
      await expect(page.locator(control).filter({ visible: true }), control).toHaveCount(0);
    }
  });
});

test('SPEC 8: reports a place that fails to load, with a retry, one that was removed from the guide, and an unknown one, with a way on', async ({
  page,
}) => {
  await open(page, '/list');
  const cardLinks = cards(page).getByRole('link');
  const address = '**/api/v1/places/tour/*';

  await test.step('fails to load', async () => {
    let isBroken = true;
    await page.route(address, (route) => (isBroken ? route.abort() : route.continue()));
    await cardLinks.first().click();
    await expect(page.getByText('Cannot load place information.')).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unroute(address);
  });

  await test.step('was removed since the list was loaded', async () => {
    await page.goBack();
    await page.route(address, (route) =>
      route.fulfill({
        status: 404,
        contentType: 'application/problem+json',
        body: JSON.stringify({ type: 'about:blank', title: '', status: 404, code: 'notFound' }),
      }),
    );
    await cardLinks.nth(1).click();
    await expect(page.getByRole('heading', { name: 'Cannot load place information.' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  });

  // In every language: tests/everyLanguage.test.ts.
  await test.step('is unknown', async () => {
    const response = await page.goto('/content/tour/99999');
    expect(response?.status()).toBe(404);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cannot load place information.');
    await page.getByRole('main').getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/list$/);
  });
});
