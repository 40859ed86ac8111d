import type { Page } from '@playwright/test';
import { expect, open, test } from '../guideTest.ts';
import {
  choose,
  dateButton,
  Finger,
  middle,
  openTripPlan,
  placesInOrder,
  reserveButton,
  sheetHandle,
  sheetHeight,
  somePlaces,
} from '../tripPlanScreen.ts';

/** The journeys of this file are about what moves. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** 80 % of the viewport's 844 px. */
const highest = 675;

const contentTop = (page: Page) =>
  placesInOrder(page).evaluate((list) => list.closest('.overflow-y-auto')?.scrollTop ?? -1);

test('SPEC 4, 9: starts the sheet at 200 px, and resizes it by wheel, keyboard, mouse, button and window between 42 px and 80 % of the viewport', async ({
  page,
}) => {
  await choose(page, somePlaces(6));
  await openTripPlan(page);
  expect(await sheetHeight(page)).toBe(200);
  const handle = sheetHandle(page);
  await expect(handle).toHaveAttribute('aria-valuemin', '42');
  await expect(handle).toHaveAttribute('aria-valuemax', String(highest));

  await test.step('DESIGN 7a: by the wheel over its content, which scrolls from the limit on', async () => {
    await page.mouse.move(150, 700);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => sheetHeight(page)).toBe(300);
    expect(await contentTop(page)).toBe(0);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => sheetHeight(page)).toBe(highest);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => contentTop(page)).toBeGreaterThanOrEqual(200);
    expect(await sheetHeight(page)).toBe(highest);
    // Upwards it scrolls, and keeps its height.
    await page.mouse.wheel(0, -2000);
    await expect.poll(() => contentTop(page)).toBe(0);
    expect(await sheetHeight(page)).toBe(highest);
  });

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

  await test.step('by the mouse', async () => {
    const drawTo = async (y: number) => {
      const from = await middle(sheetHandle(page));
      // Beside the button in the corner of the handle.
      await page.mouse.move(100, from.y);
      await page.mouse.down();
      await page.mouse.move(100, y, { steps: 8 });
      await page.mouse.up();
    };
    await drawTo(0);
    await expect.poll(() => sheetHeight(page)).toBe(highest);
    await drawTo(843);
    await expect.poll(() => sheetHeight(page)).toBe(42);
    // Collapsed, its content cannot be reached.
    await expect(placesInOrder(page)).toHaveCount(0);
    const { y } = await middle(sheetHandle(page));
    await drawTo(y - 100);
    await expect.poll(() => sheetHeight(page)).toBe(142);
    // Released: it no longer follows the mouse.
    await page.mouse.move(100, 300);
    expect(await sheetHeight(page)).toBe(142);
  });

  await test.step('by the button, with the mouse and the keyboard', async () => {
    await handle.press('Home');
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

  await test.step('DESIGN 7a: the wheel over a dialog of the plan keeps the height', async () => {
    await dateButton(page).click();
    await expect(page.getByRole('grid')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 500 });
    await expect.poll(() => sheetHeight(page)).toBe(400);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(handle).toHaveAttribute('aria-valuemax', String(highest));
    await page.getByRole('grid').hover();
    await page.mouse.wheel(0, 100);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await sheetHeight(page)).toBe(400);
    await page.keyboard.press('Escape');
    await handle.press('End');
  });

  await test.step('by another height of the viewport', async () => {
    await page.setViewportSize({ width: 390, height: 500 });
    await expect(handle).toHaveAttribute('aria-valuemax', '400');
    expect(await sheetHeight(page)).toBe(400);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(handle).toHaveAttribute('aria-valuemax', String(highest));
    expect(await sheetHeight(page)).toBe(400);
    // A phone in landscape is hardly higher than the sheet's initial height.
    await page.setViewportSize({ width: 844, height: 240 });
    await expect(handle).toHaveAttribute('aria-valuenow', '192');
  });

  await test.step('on a wide screen the plan is beside the map, without a handle', async () => {
    await handle.press('Home');
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(handle).toHaveCount(0);
    await expect(placesInOrder(page)).toBeVisible();
    const [plan, map] = [
      await placesInOrder(page).boundingBox(),
      await page.getByRole('region', { name: 'Map' }).boundingBox(),
    ];
    expect((plan?.x ?? 0) + (plan?.width ?? 0)).toBeLessThanOrEqual(map?.x ?? 0);
  });
});

test('leads from an empty plan to the places, and does not grow a sheet that shows all of its content', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 1400 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/myplan-detail');

  await test.step('DESIGN 7a: the wheel over the whole content keeps the height', async () => {
    await sheetHandle(page).press('End');
    await sheetHandle(page).press('ArrowDown');
    await page.mouse.move(150, 1200);
    await page.mouse.wheel(0, 100);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await sheetHeight(page)).toBe(1095);
  });

  await expect(page.getByText('No places yet.', { exact: false })).toBeVisible();
  await expect(reserveButton(page)).toBeDisabled();
  await expect(reserveButton(page)).toHaveAccessibleDescription(
    'To reserve, choose: Places · Date · Time · People',
  );
  await page.getByRole('link', { name: 'Find places' }).click();
  await expect(page).toHaveURL(/\/list$/);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('SPEC 4: resizes the sheet within its limits by its handle and by its content, without scrolling the page', async ({
    page,
  }) => {
    await choose(page, somePlaces(6));
    await openTripPlan(page);
    const finger = await Finger.over(page);

    await test.step('DESIGN 7a: a drag up grows the sheet, then scrolls; a drag down from the top lowers it', async () => {
      await finger.drag({ x: 150, y: 740 }, -100);
      await expect.poll(() => sheetHeight(page)).toBe(300);
      expect(await contentTop(page)).toBe(0);
      // A single gesture does both.
      await finger.drag({ x: 150, y: 740 }, -600);
      await expect.poll(() => sheetHeight(page)).toBe(highest);
      await expect.poll(() => contentTop(page)).toBeGreaterThan(150);
      // Within the content a drag down scrolls; from its top it lowers the sheet, but not below its initial height.
      await finger.drag({ x: 150, y: 300 }, 450);
      await expect.poll(() => contentTop(page)).toBe(0);
      expect(await sheetHeight(page)).toBe(highest);
      await finger.drag({ x: 150, y: 300 }, 100);
      await expect.poll(() => sheetHeight(page)).toBe(highest - 100);
      await finger.drag({ x: 150, y: 300 }, 480);
      await expect.poll(() => sheetHeight(page)).toBe(200);
    });

    await test.step('a place that is dragged by its handle keeps the height', async () => {
      await sheetHandle(page).press('ArrowUp');
      const place = page.getByRole('button', { name: 'Reorder Gyeongpo Beach' });
      await finger.drag(await middle(place), -40);
      expect(await sheetHeight(page)).toBe(225);
    });

    await test.step('by its handle and its button', async () => {
      const handle = async () => ({ x: 100, y: (await middle(sheetHandle(page))).y });
      await finger.drag(await handle(), -150);
      await expect.poll(() => sheetHeight(page)).toBe(375);
      await finger.drag(await handle(), 10 - (await handle()).y);
      await expect.poll(() => sheetHeight(page)).toBe(highest);
      await finger.drag(await handle(), 800);
      await expect.poll(() => sheetHeight(page)).toBe(42);
      await page.getByRole('button', { name: 'Open the plan' }).tap();
      await expect.poll(() => sheetHeight(page)).toBe(highest);
    });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});
