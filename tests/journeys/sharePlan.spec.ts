import type { Browser, Page } from '@playwright/test';
import { daylightAt } from '../../domain/daylight/daylight.ts';
import { toSeoulClock } from '../../domain/daylight/light.ts';
import { ja } from '../../web/messages/ja/hours.ts';
import { newAccount } from '../account.ts';
import { copiedText, expect, expectAccessible, open, test, waitForHydration } from '../guideTest.ts';
import { tourDay } from '../tourDay.ts';
import { bearerHeader, choose, storedPlaceIds, storePlacesOnDevice } from '../tripPlanScreen.ts';

const { hours } = ja;
const beach = { id: 1, title: 'Gyeongpo Beach', lat: 37.80573, lng: 128.90744 };
const places = [
  beach,
  { id: 2, title: 'Gyeongpo Lake', lat: 37.7966, lng: 128.9084 },
  { id: 110, title: 'three', lat: 37.77, lng: 128.94 },
];

const shareButton = (page: Page) => page.getByRole('button', { name: 'Share plan' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share this plan' });
/** Shares the chosen places; returns the link shown in the field. */
async function share(page: Page): Promise<string> {
  await shareButton(page).click();
  const field = dialog(page).getByRole('textbox', { name: 'Link to your plan' });
  await expect(field).toHaveValue(/\/plan\/[\w-]{43}$/);
  return field.inputValue();
}

/** The token of the visitor's link. */
async function sharedToken(page: Page): Promise<unknown> {
  const response = await page.request.get('/api/v1/trip-plan/share', { headers: await bearerHeader(page) });
  return (await response.json()).token;
}

/** Another visitor's browser. */
async function reader(browser: Browser, locale: string): Promise<Page> {
  const context = await browser.newContext({ locale, viewport: { width: 390, height: 844 } });
  return context.newPage();
}

test('shares a plan that another visitor reads in Japanese and takes over, and ends the sharing', async ({
  page,
  browser,
}) => {
  await newAccount(page);
  await choose(page, places);
  await storePlacesOnDevice(page, JSON.stringify({ date: tourDay, time: '10:00', people: 2 }), 'tripDraft');
  await open(page, '/myplan-detail');
  await page.getByRole('combobox', { name: 'Time' }).selectOption('10:30');
  const link = await share(page);
  await expectAccessible(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(shareButton(page)).toBeFocused();

  const other = await reader(browser, 'ja-JP');
  const response = await other.goto(link);
  expect(response?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  });
  await waitForHydration(other);
  await expect(other).toHaveTitle(/江陵の旅行プラン/);
  const stops = other.getByRole('list', { name: '訪れる順番' }).getByRole('listitem');
  await expect(stops).toHaveCount(3);
  await expect(stops.first()).toContainText('鏡浦ビーチ');
  await expect(stops.first()).toContainText('경포해변');
  await expect(stops.first()).toContainText(/\d\d:\d\d着/);
  // The light of its day (docs/product/places.md#sunrise-and-sunset).
  const { sunrise, sunset } = daylightAt(beach, tourDay);
  await expect(
    other.getByText(hours.light.day(toSeoulClock(sunrise), toSeoulClock(sunset)), { exact: true }),
  ).toBeVisible();
  await expect(other.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(other);

  const picture = await other.locator('meta[property="og:image"]').getAttribute('content');
  const png = await other.request.get(picture ?? '');
  expect([png.status(), png.headers()['content-type']]).toEqual([200, 'image/png']);
  const bytes = await png.body();
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);

  // Places chosen before are kept, without duplicates.
  await other.evaluate(
    (text) => localStorage.setItem('visitedPlaces', text),
    JSON.stringify([{ id: 3, title: 'mine', lat: 37.8, lng: 128.9 }, places[1]]),
  );
  await other.getByRole('button', { name: 'このプランを使う' }).click();
  await expect(other).toHaveURL(/\/myplan-detail$/);
  await expect.poll(() => storedPlaceIds(other)).toEqual([1, 2, 110, 3]);

  await shareButton(page).click();
  await dialog(page).getByRole('button', { name: 'Stop sharing' }).click();
  const question = page.getByRole('dialog', { name: 'Stop sharing this plan?' });
  await expect(question).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  await question.getByRole('button', { name: 'Keep sharing' }).click();
  await expect(question).toBeHidden();
  await dialog(page).getByRole('button', { name: 'Stop sharing' }).click();
  await question.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByText('Your plan is no longer shared.')).toBeVisible();
  await expect(dialog(page)).toBeHidden();

  const after = await other.goto(link);
  expect(after?.status()).toBe(404);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('このプランの共有は終了しました');
  expect((await other.request.get(picture ?? '')).status()).toBe(404);
  await waitForHydration(other);
  await expectAccessible(other);
  await other.context().close();
});

test('leads a guest who shares to the login, copies a link, reports failures and a changed plan, and updates it under the same link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await choose(page, places);

  await test.step('a guest', async () => {
    await open(page, '/myplan-detail');
    await shareButton(page).click();
    await expect(page).toHaveURL(/\/login\?returnTo=%2Fmyplan-detail/);
    expect(await storedPlaceIds(page)).toEqual([1, 2, 110]);
  });

  await newAccount(page);
  await test.step('without a connection to load the dialogs', async () => {
    await open(page, '/myplan-detail');
    await page.context().setOffline(true);
    await shareButton(page).click();
    await expect(page.getByText('Unable to retrieve response.')).toBeVisible();
    await page.context().setOffline(false);
    expect(await sharedToken(page)).toBeNull();
  });
  await page.route('**/trip-plan/share', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await open(page, '/myplan-detail');
  await shareButton(page).click();
  await expect(dialog(page).getByText('Your plan couldn’t be shared.')).toBeVisible();
  await page.unroute('**/trip-plan/share');
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  const field = dialog(page).getByRole('textbox', { name: 'Link to your plan' });
  await expect(field).toHaveValue(/\/plan\/[\w-]{43}$/);
  const first = await field.inputValue();
  await dialog(page).getByRole('button', { name: 'Copy' }).click();
  await expect(dialog(page).getByText('Link copied.')).toBeVisible();
  expect(await copiedText(page)).toBe(first);
  await page.keyboard.press('Escape');

  await test.step('the plan has changed since', async () => {
    const changed = page.getByText('Your plan has changed since you shared it.');
    await expect(changed).toBeHidden();
    await page.getByRole('separator', { name: 'Resize plan' }).press('End');
    await page.getByRole('button', { name: 'Remove Gyeongpo Lake' }).click();
    await expect(changed).toBeVisible();
    await page.reload();
    await expect(changed).toBeAttached();
    expect(await share(page)).toBe(first);
    await page.keyboard.press('Escape');
    await expect(changed).toBeHidden();
  });

  await test.step('the sharing cannot be stopped', async () => {
    await share(page);
    await page.route('**/trip-plan/share', (route) => route.abort());
    await dialog(page).getByRole('button', { name: 'Stop sharing' }).click();
    const question = page.getByRole('dialog', { name: 'Stop sharing this plan?' });
    await question.getByRole('button', { name: 'Stop sharing' }).click();
    await expect(question.getByText('Sharing couldn’t be stopped.')).toBeVisible();
  });
  await open(page, new URL(first).pathname);
  await expect(page.getByRole('list', { name: 'Places in order' }).getByRole('listitem')).toHaveCount(2);
});
