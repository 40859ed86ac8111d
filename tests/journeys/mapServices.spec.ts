import { chooseLanguage, copiedText, expect, expectAccessible, open, test } from '../guideTest.ts';

const hangul = '경포해변';
const addresses = [
  `https://map.naver.com/?lng=128.90744&lat=37.80573&title=${encodeURIComponent(hangul)}`,
  `https://map.kakao.com/link/map/${encodeURIComponent(hangul)},37.80573,128.90744`,
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(hangul)}%2037.80573%2C128.90744`,
];

const links = 'a[href*="map.naver.com"], a[href*="map.kakao.com"], a[href*="google.com/maps"]';

// In every language and without script: tests/everyLanguage.test.ts.
test('links a place to three map services by its Korean name, which stands beside a translated one with a copy button', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await open(page, '/content/tour/1?lang=en');
  const found = page.locator(links);
  await expect(found).toHaveCount(3);
  for (const link of await found.all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await page.getByRole('button', { name: `Copy: ${hangul}` }).click();
  await expect.poll(() => copiedText(page)).toBe(hangul);
});

test('links each stop of a plan to the map services, folded by default', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'visitedPlaces',
      JSON.stringify([
        { id: 1, title: 'x' },
        { id: 2, title: 'y' },
      ]),
    ),
  );
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/myplan-detail?lang=en');
  const fold = page.getByText('Open in a map app: Gyeongpo Beach');
  expect((await fold.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expect(page.locator(links).first()).toBeAttached();
  await expect(page.locator(links).first()).toBeHidden();
  await fold.focus();
  await page.keyboard.press('Enter');
  const shown = page
    .getByRole('listitem')
    .filter({ has: page.getByText(hangul) })
    .locator(links);
  await expect(shown).toHaveCount(3);
  expect(await shown.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(addresses);
  for (const link of await shown.all()) await expect(link).toBeVisible();
  await expectAccessible(page, 'ol');
});

test('shows the Hangul of chosen places, and follows the language', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('visitedPlaces', JSON.stringify([{ id: 1, title: 'Gyeongpo Beach' }])),
  );
  await open(page, '/myplan?lang=en');
  const item = page.getByRole('list', { name: 'Chosen places' }).getByRole('listitem');
  await expect(item.locator('[lang="ko"]')).toHaveText(hangul);
  await chooseLanguage(page, 'ko');
  await expect(page.getByRole('main').getByText(hangul, { exact: true })).toHaveCount(1);
  await expect(page.getByText('Gyeongpo Beach')).toHaveCount(0);
});
