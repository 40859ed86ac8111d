import { expect, open, test } from '../guideTest.ts';
import {
  choose,
  Finger,
  middleOf,
  openTripPlan,
  placesInOrder,
  sheetHandle,
  sheetHeight,
} from '../tripPlanScreen.ts';

/** 80 % of the window's 844 px. */
const highest = 675;

test('SPEC 9: the sheet starts at 200 px, and is as high as it says', async ({ page }) => {
  await choose(page);
  await openTripPlan(page);
  expect(await sheetHeight(page)).toBe(200);
  const handle = sheetHandle(page);
  await expect(handle).toHaveAttribute('aria-valuemin', '42');
  await expect(handle).toHaveAttribute('aria-valuemax', String(highest));
  for (const [key, height] of [
    ['End', highest],
    ['ArrowUp', highest],
    ['ArrowDown', highest - 25],
    ['Home', 42],
    ['ArrowDown', 42],
    ['ArrowUp', 67],
  ] as const) {
    await handle.press(key);
    expect(await sheetHeight(page), key).toBe(height);
    const sheet = handle.locator('..').locator('..');
    await expect.poll(async () => Math.round((await sheet.boundingBox())?.height ?? 0)).toBe(height);
  }
});

test('SPEC 4: the mouse draws the sheet no lower than 42 px and no higher than 80 % of the window', async ({
  page,
}) => {
  await choose(page);
  await openTripPlan(page);
  const drawTo = async (y: number) => {
    const from = await middleOf(sheetHandle(page));
    // Beside the button in the handle's corner.
    await page.mouse.move(100, from.y);
    await page.mouse.down();
    await page.mouse.move(100, y, { steps: 8 });
    await page.mouse.up();
  };
  await drawTo(0);
  expect(await sheetHeight(page)).toBe(highest);
  await drawTo(843);
  expect(await sheetHeight(page)).toBe(42);
  // Folded away, nothing of it can be reached.
  await expect(placesInOrder(page)).toHaveCount(0);
  const { y } = await middleOf(sheetHandle(page));
  await drawTo(y - 100);
  expect(await sheetHeight(page)).toBe(142);
  // Let go: it follows the mouse no more.
  await page.mouse.move(100, 300);
  expect(await sheetHeight(page)).toBe(142);
});

test('the button opens and closes the sheet by mouse and by keyboard', async ({ page }) => {
  await choose(page);
  await openTripPlan(page);
  const button = page.getByRole('button', { name: /^(Open|Close) the plan$/ });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  expect(await sheetHeight(page)).toBe(highest);
  await expect(button).toHaveAccessibleName('Close the plan');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.press('Enter');
  expect(await sheetHeight(page)).toBe(42);
  await expect(button).toBeFocused();
  await button.press('Space');
  expect(await sheetHeight(page)).toBe(highest);
});

test('another height of the window moves the limit, and the sheet with it', async ({ page }) => {
  await choose(page);
  await openTripPlan(page);
  await sheetHandle(page).press('End');
  await page.setViewportSize({ width: 390, height: 500 });
  await expect(sheetHandle(page)).toHaveAttribute('aria-valuemax', '400');
  expect(await sheetHeight(page)).toBe(400);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(sheetHandle(page)).toHaveAttribute('aria-valuemax', String(highest));
  expect(await sheetHeight(page)).toBe(400);
  // A phone on its side is hardly higher than the sheet's start.
  await page.setViewportSize({ width: 844, height: 240 });
  await expect(sheetHandle(page)).toHaveAttribute('aria-valuenow', '192');
});

test('a wide screen shows the plan beside the map, without a handle', async ({ page }) => {
  await choose(page);
  await openTripPlan(page);
  await sheetHandle(page).press('Home');
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(sheetHandle(page)).toHaveCount(0);
  await expect(placesInOrder(page)).toBeVisible();
  const [plan, map] = [
    await placesInOrder(page).boundingBox(),
    await page.getByRole('region', { name: 'Map' }).boundingBox(),
  ];
  expect((plan?.x ?? 0) + (plan?.width ?? 0)).toBeLessThanOrEqual(map?.x ?? 0);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('SPEC 4: a finger draws the sheet within its limits; the page does not scroll', async ({ page }) => {
    await choose(page);
    await openTripPlan(page);
    const finger = await Finger.over(page);
    const handle = async () => ({ x: 100, y: (await middleOf(sheetHandle(page))).y });
    await finger.drag(await handle(), -150);
    await expect.poll(() => sheetHeight(page)).toBe(350);
    await finger.drag(await handle(), 10 - (await handle()).y);
    await expect.poll(() => sheetHeight(page)).toBe(highest);
    await finger.drag(await handle(), 800);
    await expect.poll(() => sheetHeight(page)).toBe(42);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.getByRole('button', { name: 'Open the plan' }).tap();
    await expect.poll(() => sheetHeight(page)).toBe(highest);
  });
});

test('an empty plan leads on to the places', async ({ page }) => {
  await open(page, '/myplan-detail');
  await sheetHandle(page).press('End');
  await expect(page.getByText('No places yet.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reserve' })).toBeDisabled();
  await page.getByRole('link', { name: 'Find places' }).click();
  await expect(page).toHaveURL(/\/list$/);
});
