import type { Page } from '@playwright/test';
import { expect, open, test } from '../guideTest.ts';
import {
  choose,
  dateButton,
  Finger,
  middleOf,
  openTripPlan,
  placesInOrder,
  sheetHandle,
  sheetHeight,
  somePlaces,
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

const contentTop = (page: Page) =>
  placesInOrder(page).evaluate((list) => list.closest('.overflow-y-auto')?.scrollTop ?? -1);

test('DESIGN 7a: the wheel over the content grows the sheet to its highest, then scrolls', async ({
  page,
}) => {
  await choose(page, somePlaces(6));
  await openTripPlan(page);
  await page.mouse.move(150, 700);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => sheetHeight(page)).toBe(300);
  expect(await contentTop(page)).toBe(0);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => sheetHeight(page)).toBe(highest);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => contentTop(page)).toBeGreaterThanOrEqual(200);
  expect(await sheetHeight(page)).toBe(highest);
  // Back up it scrolls, and stays as high as it is.
  await page.mouse.wheel(0, -2000);
  await expect.poll(() => contentTop(page)).toBe(0);
  expect(await sheetHeight(page)).toBe(highest);
});

test('DESIGN 7a: the wheel over a dialog of the plan leaves the sheet as high as it is', async ({ page }) => {
  await choose(page);
  await openTripPlan(page);
  await sheetHandle(page).press('End');
  await dateButton(page).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 500 });
  await expect.poll(() => sheetHeight(page)).toBe(400);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(sheetHandle(page)).toHaveAttribute('aria-valuemax', String(highest));
  await page.getByRole('grid').hover();
  await page.mouse.wheel(0, 100);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await sheetHeight(page)).toBe(400);
});

test('DESIGN 7a: a sheet that shows all of its content does not grow', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 1400 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/myplan-detail');
  await sheetHandle(page).press('End');
  await sheetHandle(page).press('ArrowDown');
  await page.mouse.move(150, 1200);
  await page.mouse.wheel(0, 100);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await sheetHeight(page)).toBe(1095);
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

test.describe('with a finger on the content', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('DESIGN 7a: drawn up it grows the sheet, then scrolls; drawn down at the top it lowers the sheet', async ({
    page,
  }) => {
    await choose(page, somePlaces(6));
    await openTripPlan(page);
    const finger = await Finger.over(page);
    await finger.drag({ x: 150, y: 740 }, -100);
    await expect.poll(() => sheetHeight(page)).toBe(300);
    expect(await contentTop(page)).toBe(0);
    // One gesture goes on from one to the other.
    await finger.drag({ x: 150, y: 740 }, -600);
    await expect.poll(() => sheetHeight(page)).toBe(highest);
    await expect.poll(() => contentTop(page)).toBeGreaterThan(150);
    // Down in the content it scrolls; from its top it lowers the sheet, but no further than it starts.
    await finger.drag({ x: 150, y: 300 }, 450);
    await expect.poll(() => contentTop(page)).toBe(0);
    expect(await sheetHeight(page)).toBe(highest);
    await finger.drag({ x: 150, y: 300 }, 100);
    await expect.poll(() => sheetHeight(page)).toBe(highest - 100);
    await finger.drag({ x: 150, y: 300 }, 480);
    await expect.poll(() => sheetHeight(page)).toBe(200);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('a place drawn by its handle leaves the sheet as high as it is', async ({ page }) => {
    await choose(page);
    await openTripPlan(page);
    await sheetHandle(page).press('ArrowUp');
    const finger = await Finger.over(page);
    const handle = page.getByRole('button', { name: 'Reorder Gyeongpo Beach' });
    await finger.drag(await middleOf(handle), -40);
    expect(await sheetHeight(page)).toBe(225);
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
