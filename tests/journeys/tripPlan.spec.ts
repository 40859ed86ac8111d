import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { newAccount } from '../account.ts';
import { expect, open, test } from '../guideTest.ts';

const places = [
  { id: 1, title: 'Gyeongpo Beach', lat: 37.8055, lng: 128.9077 },
  { id: 2, title: 'two', lat: 37.79, lng: 128.9 },
  { id: 110, title: 'three', lat: 37.77, lng: 128.94 },
];

/** Puts places on the device, once: what the page makes of them stays. */
async function choose(page: Page, chosen: readonly object[] = places): Promise<void> {
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('chosen')) return;
    sessionStorage.setItem('chosen', 'yes');
    localStorage.setItem('visitedPlaces', text);
  }, JSON.stringify(chosen));
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const list = (page: Page) => page.getByRole('list', { name: 'Places in order' });
const sheet = (page: Page) => page.getByRole('separator', { name: 'Resize plan' });
const dialog = (page: Page) =>
  page.getByRole('dialog', { name: 'You have unsaved content. Leave without saving?' });
const order = (page: Page) =>
  page.evaluate(() =>
    JSON.parse(localStorage.getItem('visitedPlaces') ?? '[]').map(({ id }: { id: number }) => id),
  );

async function height(page: Page): Promise<number> {
  return Number(await sheet(page).getAttribute('aria-valuenow'));
}

/** The names that the guide knows have come. */
async function openPlan(page: Page): Promise<void> {
  await open(page, '/myplan-detail');
  await expect(page.getByRole('heading', { name: 'Does it fit?' })).toBeAttached();
}

test('SPEC 4: places are put in order by buttons and by keyboard; the order survives a reload and another language', async ({
  page,
}) => {
  await choose(page);
  await openPlan(page);
  await sheet(page).press('End');
  await expect(list(page).getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Move Gyeongpo Beach down' }).click();
  expect(await order(page)).toEqual([2, 1, 110]);
  await page.getByRole('button', { name: 'Reorder Gyeongpo Beach' }).focus();
  await page.keyboard.press('Space');
  for (let step = 0; step < 5; step++) {
    await page.keyboard.press('ArrowDown');
    await page.waitForTimeout(50);
  }
  await page.keyboard.press('Space');
  await expect.poll(() => order(page)).toEqual([2, 110, 1]);
  await page.reload();
  await expect(list(page).getByRole('listitem').last()).toContainText('Gyeongpo Beach');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitem', { name: '한국어' }).click();
  await expect(page.getByRole('list', { name: '방문 순서' }).getByRole('listitem').last()).toContainText(
    '경포',
  );
  expect(await order(page)).toEqual([2, 110, 1]);
});

test('SPEC 4: a place is dragged onto another by the mouse', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await choose(page);
  await openPlan(page);
  const handle = page.getByRole('button', { name: /^Reorder / });
  const [from, to] = [await handle.first().boundingBox(), await handle.nth(1).boundingBox()];
  if (!from || !to) throw new Error('no handles');
  await page.mouse.move(from.x + 22, from.y + 22);
  await page.mouse.down();
  await page.mouse.move(from.x + 22, from.y + 40, { steps: 4 });
  await page.mouse.move(to.x + 22, to.y + 40, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => order(page)).toEqual([2, 1, 110]);
});

test('SPEC 4, 9: the sheet goes from 42 px to 80 % of the window by keyboard, mouse and button', async ({
  page,
}) => {
  await choose(page);
  await openPlan(page);
  expect(await height(page)).toBe(200);
  await sheet(page).press('ArrowUp');
  expect(await height(page)).toBe(225);
  await sheet(page).press('Home');
  expect(await height(page)).toBe(42);
  await sheet(page).press('End');
  expect(await height(page)).toBe(675);
  await page.getByRole('button', { name: 'Close the plan' }).click();
  expect(await height(page)).toBe(42);
  await page.waitForTimeout(400);
  const box = await sheet(page).boundingBox();
  if (!box) throw new Error('no handle');
  await page.mouse.move(box.x + 100, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 100, box.y - 180, { steps: 5 });
  await page.mouse.up();
  expect(await height(page)).toBeCloseTo(242, -1);
});

test('SPEC 4: Back asks before unsaved content is left; Escape stays, Leave goes back', async ({ page }) => {
  await choose(page);
  await open(page, '/myplan');
  await openPlan(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/myplan-detail/);
  await page.getByRole('button', { name: 'Back' }).click();
  await dialog(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).not.toHaveURL(/myplan-detail/);
  expect(await order(page)).toEqual([1, 2, 110]);
});

test("the browser's own Back asks too", async ({ page }) => {
  await choose(page);
  await open(page, '/list');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My plan' }).click();
  await expect(page).toHaveURL(/myplan$/);
  // As a move within the product leaves it.
  await page.evaluate(() => {
    history.pushState({ key: 'here', idx: 2 }, '', '/myplan-detail');
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Does it fit?' })).toBeAttached();
  await page.goBack();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/myplan$/);
});

test('SPEC 4: a signed-in visitor saves, and is led to the start with nothing chosen', async ({ page }) => {
  await newAccount(page);
  await choose(page);
  await openPlan(page);
  await page.getByRole('button', { name: 'Back' }).click();
  const request = page.waitForRequest((one) => one.url().includes('/trip-plan') && one.method() === 'POST');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  const sent = await request;
  expect(sent.url()).toContain('locale=KO');
  expect(sent.postDataJSON().visitSpotSet).toEqual(
    places.map(({ id }, index) => ({ placeId: id, memo: '', orderIndex: index + 1 })),
  );
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  expect(await order(page)).toEqual([]);
});

test('a failed save is told and loses nothing', async ({ page }) => {
  await newAccount(page);
  await choose(page);
  await openPlan(page);
  await page.route('**/api/v1/trip-plan*', (route) => route.abort());
  await page.getByRole('button', { name: 'Back' }).click();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your plan could not be saved.', { exact: false })).toBeVisible();
  expect(await order(page)).toEqual([1, 2, 110]);
  await page.unroute('**/api/v1/trip-plan*');
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});

test('a guest who saves is led to the login; what was filled in is still there', async ({ page }) => {
  await choose(page);
  await openPlan(page);
  await sheet(page).press('End');
  await page.getByRole('combobox', { name: 'People' }).selectOption('2');
  await page.getByRole('button', { name: 'Back' }).click();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fmyplan-detail/);
  expect(await order(page)).toEqual([1, 2, 110]);
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'People' })).toHaveValue('2');
});

test('SPEC 5: the date is typed or chosen, never past; Reserve waits for all four', async ({ page }) => {
  await choose(page);
  await openPlan(page);
  await sheet(page).press('End');
  await page.getByRole('button', { name: 'Date', exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Type it (MM/DD/YYYY)' });
  await field.fill('13/45/2030');
  await expect(page.getByText('Date input not valid.')).toBeVisible();
  await field.fill('01/01/2020');
  await expect(page.getByText('That day has already passed.')).toBeVisible();
  await field.fill('12/24/2031');
  await page.getByRole('button', { name: 'Use this day' }).click();
  await expect(page.getByRole('button', { name: 'Date', exact: true })).toContainText('2031');
  await page.getByRole('combobox', { name: 'Time' }).selectOption('09:30');
  await expect(list(page)).toContainText('Arrive 09:');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Date', exact: true })).toContainText('2031');
  await expect(page.getByRole('button', { name: 'Reserve' })).toBeDisabled();
  await page.getByRole('combobox', { name: 'People' }).selectOption('2');
  await page.getByRole('button', { name: 'Reserve' }).click();
  await expect(page).toHaveURL(/\/payment$/);
  expect(await order(page)).toEqual([1, 2, 110]);
});

test('a place that has left the guide is shown as gone and left out of saving', async ({ page }) => {
  await newAccount(page);
  await choose(page, [...places, { id: 999_999, title: 'Old pier', lat: 37.8, lng: 128.9 }]);
  await openPlan(page);
  await sheet(page).press('End');
  await expect(list(page).getByRole('listitem').last()).toContainText('No longer in the guide.');
  await page.getByRole('button', { name: 'Back' }).click();
  const request = page.waitForRequest((one) => one.url().includes('/trip-plan') && one.method() === 'POST');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  expect((await request).postDataJSON().visitSpotSet).toHaveLength(3);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the plan, its calendar and its dialog, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await choose(page);
    const expectNothing = async () => {
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    };
    await openPlan(page);
    await expectNothing();
    await sheet(page).press('End');
    await expectNothing();
    await page.getByRole('button', { name: 'Date', exact: true }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    await expectNothing();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Back' }).click();
    await expectNothing();
  });
}
