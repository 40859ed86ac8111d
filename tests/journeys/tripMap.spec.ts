import type { Page } from '@playwright/test';
import { chooseLanguage, expect, expectAccessible, open, test } from '../guideTest.ts';
import { holdRequests } from '../holdRequests.ts';

/** The journeys of this file are about what moves. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Passes more time than the map has timers for, without waiting: those of popups, of animations and of the wheel. */
const passTime = (page: Page) => page.clock.runFor(1_000);

async function openPlan(page: Page, ids: readonly number[]): Promise<void> {
  await page.addInitScript(
    (places) => localStorage.setItem('visitedPlaces', places),
    JSON.stringify(ids.map((id) => ({ id, title: `place ${id}` }))),
  );
  await open(page, '/myplan-detail?lang=en');
  await expect(page.locator('[data-marker]')).toHaveCount(ids.length);
  await expect(page.getByRole('button', { name: '1. Gyeongpo Beach' })).toBeVisible();
}

/** Changes the size of the window, and waits until the page knows: its observer is told before this one, which is younger. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.locator('.leaflet-container').evaluate(
    (map, width) =>
      new Promise<void>((resolve) => {
        new ResizeObserver(() => {
          if (innerWidth === width) resolve();
        }).observe(map);
      }),
    size.width,
  );
}

const popup = (page: Page) => page.locator('.map-popup');

test("shows a marker's number, name and Hangul, in Korean once, on hover, click and keyboard, and closes the popup by Escape", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.clock.install();
  await openPlan(page, [1, 2]);
  const marker = page.getByRole('button', { name: '1. Gyeongpo Beach' });
  await marker.hover();
  await expect(popup(page)).toHaveText('1. Gyeongpo Beach경포해변');
  await expect(popup(page).locator('[lang="ko"]')).toHaveText('경포해변');
  // On one line each, where there is room.
  const box = await popup(page).boundingBox();
  expect(box?.width).toBeGreaterThan(2 * (box?.height ?? 0) - 40);
  await expect(marker).toHaveAttribute('aria-expanded', 'true');
  // The mouse can move onto the popup.
  await popup(page).hover();
  await passTime(page);
  await expect(popup(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup(page)).toHaveCount(0);
  await marker.hover();
  await expect(popup(page)).toBeVisible();
  await page.mouse.move(10, 10);
  await expect(popup(page)).toHaveCount(0);

  // A click keeps it open.
  await marker.click();
  await page.mouse.move(10, 10);
  await passTime(page);
  await expect(popup(page)).toBeVisible();
  await expectAccessible(page, 'section[aria-label="Map"]');
  await page.keyboard.press('Escape');
  await expect(popup(page)).toHaveCount(0);
  for (const key of ['Enter', ' ']) {
    await marker.press(key);
    await expect(popup(page)).toContainText('경포해변');
    await marker.press('Escape');
    await expect(popup(page)).toHaveCount(0);
  }

  await chooseLanguage(page, 'ko');
  await page.getByRole('button', { name: '1. 경포해변' }).press('Enter');
  await expect(popup(page)).toHaveText('1. 경포해변');
});

test('leaves no error when a map is removed during a zoom or a wheel event', async ({ page }) => {
  await page.clock.install();
  for (const motion of ['zoom', 'wheel'] as const) {
    await openPlan(page, [1]);
    await page.getByRole('separator', { name: 'Resize plan' }).press('End');
    const wasMoving = await page.evaluate(async (how) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const press = (name: string) =>
        document.querySelector<HTMLElement>(`button[aria-label="${name}"]`)?.click();
      const map = document.querySelector('.leaflet-container');
      if (how === 'zoom') {
        press('Zoom out');
        // The animation begins with a frame, and ends while a slow machine draws some.
        for (let frames = 0; frames < 10 && !document.querySelector('.leaflet-zoom-anim'); frames += 1)
          await frame();
      } else {
        map?.dispatchEvent(
          new WheelEvent('wheel', { deltaY: 200, ctrlKey: true, bubbles: true, cancelable: true }),
        );
      }
      const moves = document.querySelector('.leaflet-zoom-anim') !== null;
      press('Remove Gyeongpo Beach');
      return moves || how === 'wheel';
    }, motion);
    expect(wasMoving).toBe(true);
    await expect(page.locator('[data-marker]')).toHaveCount(0);
    // The fixture reads the console.
    await passTime(page);
  }
});

/** Whether every marker is below the header and above the sheet, once the map has stopped moving. */
async function expectMarkersInSight(page: Page): Promise<void> {
  await expect(async () => {
    const sheet = await page.getByRole('separator', { name: 'Resize plan' }).boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    if (!sheet || !header) throw new Error('no sheet or no header');
    for (const marker of await page.locator('[data-marker]').all()) {
      const box = await marker.boundingBox();
      if (!box) throw new Error('a marker has no box');
      expect(box.y).toBeGreaterThan(header.y + header.height);
      expect(box.y + box.height).toBeLessThan(sheet.y);
    }
  }).toPass({ timeout: 10_000 });
}

/** Whether the map's attribution is in the window and above the sheet, once the sheet has stopped moving. */
async function expectCreditInSight(page: Page): Promise<void> {
  await expect(async () => {
    const sheet = await page.getByRole('separator', { name: 'Resize plan' }).boundingBox();
    const credit = await page.locator('.map-credit').boundingBox();
    if (!sheet || !credit) throw new Error('no sheet or no attribution');
    expect(credit.x).toBeGreaterThanOrEqual(0);
    expect(credit.x + credit.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    // The top of the map is rounded to whole pixels.
    expect(credit.y + credit.height).toBeLessThanOrEqual(sheet.y + 1);
  }).toPass({ timeout: 10_000 });
}

test('keeps every marker and the attribution between the bars and the sheet on a phone, also when the container changes its size, until the reader moves the map', async ({
  page,
}) => {
  const expectToFit = async () => {
    await expectMarkersInSight(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
    ).toBeLessThanOrEqual(0);
    await expectCreditInSight(page);
  };
  const openSheet = () => page.getByRole('separator', { name: 'Resize plan' }).press('End');
  await page.clock.install();
  await page.setViewportSize({ width: 320, height: 640 });
  // Places whose positions this device has not stored: the map moves to them once the guide has responded.
  await openPlan(page, [1, 2, 110]);
  await expectToFit();
  await openSheet();
  await expectCreditInSight(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await openPlan(page, [1, 2, 110]);
  await expectToFit();
  await resize(page, { width: 320, height: 560 });
  await expectMarkersInSight(page);
  const scale = page.locator('.leaflet-control-scale-line');
  const far = await scale.textContent();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await passTime(page);
  await expect(scale).not.toHaveText(far ?? '');
  const near = await scale.textContent();
  await resize(page, { width: 390, height: 844 });
  await passTime(page);
  await expect(scale).toHaveText(near ?? '');
  await openSheet();
  await expectCreditInSight(page);
});

test('moves the map to the places after a zoom during which the guide responds', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const release = await holdRequests(page, /stops/);
  await page.addInitScript(() =>
    localStorage.setItem(
      'visitedPlaces',
      JSON.stringify([1, 34].map((id) => ({ id, title: `place ${id}` }))),
    ),
  );
  await open(page, '/myplan-detail?lang=en');
  await expect(page.locator('[data-marker]')).toHaveCount(2);
  await page.getByRole('button', { name: 'Zoom out' }).click();
  release();
  const size = { width: 1280, height: 900 };
  await expect(async () => {
    for (const name of ['1. Gyeongpo Beach', /^2\. Jeongdongjin/]) {
      const box = await page.getByRole('button', { name }).boundingBox({ timeout: 1000 });
      if (!box) throw new Error('a marker has no box');
      expect(box.x > 0 && box.x < size.width && box.y > 0 && box.y < size.height).toBe(true);
    }
  }).toPass({ timeout: 10_000 });
});
