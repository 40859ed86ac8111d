import type { BrowserContext, Page } from '@playwright/test';
import { cards, copiedText, expect, open, test } from '../guideTest.ts';

/** By the sea near Gyeongpo, and in Seoul, 160 km away. */
const gyeongpo = { latitude: 37.80551, longitude: 128.90772 };
const seoul = { latitude: 37.5665, longitude: 126.978 };

async function stand(context: BrowserContext, position: { latitude: number; longitude: number }) {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(position);
}

const nearMe = (page: Page) => page.getByRole('button', { name: 'Distance from me' });
const metres = (text: string) => {
  const [, number, unit] = /([\d.]+) (m|km)$/.exec(text) ?? [];
  return Number(number) * (unit === 'km' ? 1000 : 1);
};

/** Addresses and bodies of all requests. */
function recordRequests(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    calls.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  return calls;
}

test('shows what is open now and how many places have unknown hours, and how many places a theme leads to, also in a search, with which "open now" keeps the word, the theme and the tab', async ({
  page,
}) => {
  await open(page, '/list');

  await test.step('open now', async () => {
    const chip = page.getByRole('button', { name: 'Open now' });
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
    await chip.click();
    await expect(page).toHaveURL(/open=now/);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    const said = page.getByRole('status').filter({ hasText: /open now \(\d\d:\d\d in Korea\)/ });
    await expect(said).toContainText(/\d+ more have no confirmed hours and are left out\./);
    const response = await page.request.get('/api/v1/places/tour?openAt=now&size=1');
    expect(response.headers()['cache-control']).toBe('no-store');
    await chip.click();
    await expect(page).not.toHaveURL(/open=/);
    await expect(page.getByText('104 places')).toBeVisible();
  });

  // Empty themes are hidden.
  const themes = page.getByRole('group', { name: 'Themes' });
  await expect(themes.getByRole('button', { name: /^Hotels/ })).toHaveCount(0);
  const history = themes.getByRole('button', { name: 'History' });
  const total = /\d+$/.exec(await history.innerText())?.[0] ?? '';
  await history.click();
  await expect(page.getByText(`${total} places`, { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Accommodation' }).click();
  await expect(themes.getByRole('button', { name: /^Hotels/ })).toBeVisible();
  // A selected theme stays visible where no place has it, so that it can be cleared.
  await expect(themes.getByRole('button', { name: /^History/, pressed: true })).toBeVisible();

  await open(page, '/list?query=coffee&tab=restaurant');
  const cafes = themes.getByRole('button', { name: 'Cafes' });
  const found = Number(/\d+$/.exec(await cafes.innerText())?.[0]);
  expect(found).toBeGreaterThan(1);
  await cafes.click();
  // All that was found may be cafes: then the number says nothing.
  await expect(cafes).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(`${found} places`, { exact: true })).toBeVisible();
  // The list is loaded again (docs/product/lists.md#the-list).
  await page.getByRole('button', { name: 'Open now' }).click();
  await expect(page).toHaveURL(/\/list\?query=coffee&tab=restaurant&theme=6&open=now/);
  await expect(page.getByRole('tab', { selected: true })).toHaveText(/Restaurant/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('offers filters as forms that lead to their addresses', async ({ page }) => {
    await page.goto('/list?tab=restaurant&sort=2');
    await page.getByRole('group', { name: 'Themes' }).getByRole('button', { name: 'Cafes' }).click();
    await expect(page).toHaveURL(/theme=6/);
    await page.getByRole('button', { name: 'Open now' }).click();
    await expect(page).toHaveURL(/open=now/);
    const now = new URL(page.url()).searchParams;
    expect(Object.fromEntries(now)).toMatchObject({ tab: 'restaurant', sort: '2', open: 'now', theme: '6' });
    await page
      .getByRole('group', { name: 'Themes' })
      .getByRole('button', { name: 'Cafes', pressed: true })
      .click();
    await expect(page.getByRole('button', { name: 'Cafes', pressed: true })).toHaveCount(0);
  });
});

test('requests the location on a press only, then shows distances and can sort by them', async ({
  page,
  context,
}) => {
  await stand(context, gyeongpo);
  await page.addInitScript(() => {
    const { geolocation } = navigator;
    const ask = geolocation.getCurrentPosition.bind(geolocation);
    geolocation.getCurrentPosition = (...args) => {
      document.documentElement.dataset.asked = 'true';
      ask(...args);
    };
  });
  const calls = recordRequests(page);
  await open(page, '/list');
  await expect(nearMe(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await page.locator('html').getAttribute('data-asked')).toBeNull();
  await nearMe(page).click();
  await expect(nearMe(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page).first()).toContainText(/\d m|\d\.\d km/);
  await expect(page.getByText('Straight-line distances from where you are.')).toBeVisible();

  await page.getByLabel('Sort').selectOption({ label: 'Nearest' });
  await expect(page).toHaveURL(/sort=3/);
  await expect(cards(page).first()).toContainText('Gyeongpo');
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    expect(await cards(page).count()).toBeGreaterThanOrEqual(40);
  }).toPass({ timeout: 20_000 });
  const shown = (await cards(page).locator('p:first-of-type').allInnerTexts()).map(metres);
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  expect(
    new Set(
      await cards(page)
        .getByRole('link')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href'))),
    ).size,
  ).toBe(shown.length);

  // The position stays on the device.
  expect(calls.length).toBeGreaterThan(2);
  for (const call of calls) expect(call).not.toMatch(/37\.8|128\.9|lat|lng/);
  expect(page.url()).not.toMatch(/37\.8|128\.9|lat|lng/);
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])),
  ).not.toMatch(/37\.8|128\.9/);

  // The list is restored on the way back, and the home page uses the position too.
  await cards(page).nth(3).getByRole('link').click();
  await expect(page).toHaveURL(/\/content\//);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByLabel('Sort')).toHaveValue('3');
  await page.getByRole('link', { name: 'Explore' }).click();
  const first = page.getByRole('region', { name: 'Top 5' }).getByRole('article').first();
  await expect(first.getByText(/^\d+ m$/)).toBeVisible();

  await nearMe(page).click();
  await expect(nearMe(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(first.getByText(/^\d+ m$/)).toHaveCount(0);
});

test('reports a refused location, keeps the popular order and shows no distance, with a hint at an address sorted by distance', async ({
  page,
}) => {
  // Headless browsers refuse by default when the permission is missing.
  await open(page, '/list');
  const before = await cards(page).getByRole('heading').allInnerTexts();
  await page.getByLabel('Sort').selectOption({ label: 'Nearest' });
  await expect(page.getByText('This site isn’t allowed to use your location')).toBeVisible();
  await expect(page.getByLabel('Sort')).toHaveValue('1');
  await expect(page).not.toHaveURL(/sort=3/);
  expect(await cards(page).getByRole('heading').allInnerTexts()).toEqual(before);
  await nearMe(page).click();
  await expect(nearMe(page)).toHaveAttribute('aria-pressed', 'false');

  await open(page, '/list?sort=3');
  await expect(page.getByText('To see the nearest first, tap “Distance from me”.')).toBeVisible();
  await expect(page.getByLabel('Sort')).toHaveValue('1');
});

test('reports a location or distances that fail, and requests them again on the next press', async ({
  page,
  context,
}) => {
  await stand(context, gyeongpo);
  await page.addInitScript(() => {
    const { geolocation } = navigator;
    const ask = geolocation.getCurrentPosition.bind(geolocation);
    // The first position is found; then one is unavailable, and one comes too late.
    const codes = [0, 2, 3];
    geolocation.getCurrentPosition = (found, failed, options) => {
      const code = codes.shift();
      if (!code) return ask(found, failed, options);
      failed?.({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
    };
  });
  await page.route('**/api/v1/positions', (route) => route.abort());
  await open(page, '/list');
  await nearMe(page).click();
  await expect(page.getByText('Unable to retrieve response.')).toBeVisible();
  await expect(nearMe(page)).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/api/v1/positions');

  await nearMe(page).click();
  await expect(page.getByText('Your location couldn’t be found just now')).toBeVisible();
  await nearMe(page).click();
  const sentence = page.getByText('Finding your location took too long');
  await expect(sentence).toBeVisible();
  await nearMe(page).click();
  await expect(nearMe(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(sentence).toHaveCount(0);
  await expect(cards(page).first()).toContainText(/\d m|\d\.\d km/);
});

test('measures distances from Gangneung Station for a visitor far away, and reports it', async ({
  page,
  context,
}) => {
  await stand(context, seoul);
  const calls = recordRequests(page);
  await open(page, '/list');
  await nearMe(page).click();
  await expect(page.getByText('more than 60 km from Gangneung')).toBeVisible();
  await expect(cards(page).first()).toContainText(/km/);
  for (const call of calls) expect(call).not.toMatch(/37\.56|37\.57|126\./);
});

test('copies the address of a place where the device cannot share, shows it where nothing can be copied, and shares by the device where supported', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await open(page, '/content/tour/1?lang=ja');
  const share = page.getByRole('button', { name: '共有' });
  // In the reader's language.
  const url = `${baseURL}/content/tour/1?lang=ja`;
  const copied = page.getByRole('status').filter({ hasText: 'リンクをコピーしました。' });
  await share.click();
  await expect(copied).toBeVisible();
  expect(await copiedText(page)).toBe(url);

  await page.evaluate(() => {
    navigator.clipboard.writeText = async () => {
      throw new DOMException('', 'NotAllowedError');
    };
  });
  await share.click();
  await expect(page.getByText(url)).toBeVisible();

  // No message when the share sheet is dismissed.
  await page.evaluate(() => {
    navigator.share = async (data) => {
      document.documentElement.dataset.shared = JSON.stringify(data);
      throw new DOMException('', 'AbortError');
    };
  });
  await share.click();
  await expect(page.locator('html')).toHaveAttribute(
    'data-shared',
    JSON.stringify({ title: '鏡浦ビーチ', url }),
  );
  await expect(copied).toHaveCount(0);
});
