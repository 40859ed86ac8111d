import type { Page } from '@playwright/test';
import { cards, expect, open, test } from '../guideTest.ts';

/** The journeys of this file are about what moves. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const beside = (page: Page) => page.getByRole('region', { name: 'Map', exact: true });
/** The markers and clusters of a map. */
const marks = (page: Page) => page.locator('.leaflet-marker-pane [role="button"]');
/** How many places the map shows: as many as a cluster's name says, and one for each marker. */
async function mapped(page: Page): Promise<number> {
  const names = await marks(page).evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
  return names.reduce((sum, name) => sum + Number(/^(\d+) places$/.exec(name)?.[1] ?? 1), 0);
}
/** Presses clusters, which opens them, until the wanted marker is there. After a press the map may move for a while. */
async function openClusters(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    if (!(await isThere())) await page.locator('.map-cluster').first().click();
    expect(await isThere()).toBe(true);
  }).toPass({ timeout: 30_000 });
}
const highlighted = (page: Page) => page.locator('.map-spot-highlighted');
const placeName = async (page: Page, index: number) =>
  cards(page).nth(index).getByRole('heading').innerText();

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('shows all places of the list beside it in clusters named by their size, highlights the card under the mouse or with the focus on it, and shows the visitor while distances are on', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 37.80551, longitude: 128.90772 });
    const total = async () => Number(/^\d+/.exec(await page.getByText(/^\d+ places$/).innerText())?.[0]);
    await open(page, '/list');
    await expect.poll(() => mapped(page)).toBe(104);
    expect(await total()).toBe(104);
    expect(await cards(page).count()).toBeLessThan(104);

    await test.step('the card under the mouse, and the one with the focus', async () => {
      const box = await beside(page).boundingBox();
      expect(box?.x).toBeGreaterThan(700);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(1280);
      await expect(highlighted(page)).toHaveCount(0);
      await cards(page).nth(1).hover();
      await expect(highlighted(page)).toHaveCount(1);
      await expect(highlighted(page)).toHaveAccessibleName(await placeName(page, 1));
      await cards(page).nth(2).getByRole('link').focus();
      await expect(highlighted(page)).toHaveAccessibleName(await placeName(page, 2));
    });

    await test.step("the visitor's position", async () => {
      const own = beside(page).getByRole('img', { name: 'Your position' });
      await expect(own).toHaveCount(0);
      const nearMe = page.getByRole('button', { name: 'Distance from me' });
      await nearMe.click();
      await expect(own).toBeVisible();
      await nearMe.click();
      await expect(own).toHaveCount(0);
    });

    await test.step('the map stays while filters change, and shows the filtered places', async () => {
      const map = await beside(page).locator('.leaflet-container').elementHandle();
      await page.getByRole('tab', { name: 'Accommodation' }).click();
      await expect(page.getByText('48 places', { exact: true })).toBeVisible();
      await cards(page).first().hover();
      await expect(highlighted(page)).toHaveAccessibleName(await placeName(page, 0));
      expect(await map?.evaluate((element) => element.isConnected)).toBe(true);
    });

    for (const address of ['/list?tab=restaurant&theme=6', '/list?query=beach&tab=tour']) {
      await open(page, address);
      const count = await total();
      expect(count, address).toBeGreaterThan(20);
      await expect.poll(() => mapped(page)).toBe(count);
    }

    await test.step('a key opens a cluster', async () => {
      const cluster = page.getByRole('button', { name: /^\d+ places$/ }).first();
      const before = await marks(page).count();
      await cluster.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => marks(page).count()).not.toBe(before);
    });
  });

  test('shows the place of a selected marker, which the list has not loaded, with a link to it, and adds it to the plan', async ({
    page,
  }) => {
    await open(page, '/list?theme=8');
    await expect(marks(page).first()).toBeVisible();
    const loaded = await cards(page).getByRole('heading').allInnerTexts();
    const spots = page.locator('.map-spot[role="button"]');
    const unloaded = async () => {
      const names = await spots.evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
      return names.find((name) => !loaded.includes(name));
    };
    await openClusters(page, async () => (await unloaded()) !== undefined);
    const name = (await unloaded()) ?? '';
    await spots.and(page.getByRole('button', { name, exact: true })).press('Enter');
    const place = page.getByRole('region', { name: 'Chosen place' });
    await expect(place.getByRole('paragraph').last()).not.toBeEmpty();
    const [card, credit] = await Promise.all([
      place.boundingBox(),
      page.locator('.map-credit').boundingBox(),
    ]);
    expect((card?.y ?? 0) + (card?.height ?? 0), 'does not cover the attribution').toBeLessThanOrEqual(
      credit?.y ?? 0,
    );
    await place.getByRole('button', { name: `Add ${name} to plan`, exact: true }).click();
    await expect(place.getByRole('button', { pressed: true })).toHaveAccessibleName(`Add ${name} to plan`);
    const stored = await page.evaluate(() => localStorage.getItem('visitedPlaces'));
    const number = expect.any(Number);
    expect(JSON.parse(stored ?? '')).toEqual([{ id: number, title: name, lat: number, lng: number }]);
    await place.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.getByRole('link', { name: 'My plan', exact: true }).first().click();
    await expect(page.getByRole('button', { name: `Remove ${name}`, exact: true })).toBeVisible();
  });
});

test.describe('without animations', () => {
  // The map then jumps to its new position, away from the pointer.
  test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

  test('shows the place of a marker that is pressed at the edge of the map', async ({ page }) => {
    await open(page, '/list?theme=8');
    const lone = page.locator('.map-spot[role="button"]').first();
    await expect(marks(page).first()).toBeVisible();
    await openClusters(page, () => lone.isVisible());
    const name = (await lone.getAttribute('aria-label')) ?? '';
    const spot = page.getByRole('button', { name, exact: true }).and(page.locator('.map-spot'));
    const middle = async () => {
      const box = await spot.boundingBox();
      return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    };
    // Beyond this the map would move to make room for a popup.
    const edge = 1280 - 90;
    const { x } = await middle();
    await page.mouse.move(850, 800);
    await page.mouse.down();
    await page.mouse.move(850 + edge + 60 - x, 800, { steps: 8 });
    await page.mouse.up();
    let last = -1;
    const isStillAtEdge = async () => {
      const now = (await middle()).x;
      const isStill = now === last;
      last = now;
      return isStill && now > edge + 10;
    };
    await expect.poll(isStillAtEdge).toBe(true);
    const { x: pressedX, y } = await middle();
    await page.mouse.click(pressedX, y);
    await expect(
      page.getByRole('region', { name: 'Chosen place' }).getByRole('link', { name }),
    ).toBeVisible();
  });
});

test("loads no map on a phone before it is opened; Back restores the list's position; shows the only place of a list, and reports positions that fail to load, with a retry", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/list');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((address) => /leaflet|ListMap(?!Controls)|drawing|tour\/map/i.test(address))).toEqual(
    [],
  );
  await expect(page.locator('.leaflet-container')).toHaveCount(0);

  const scrolled = 900;
  await page.mouse.wheel(0, scrolled);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  const shown = await cards(page).count();
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  const screen = page.getByRole('dialog', { name: 'Map' });
  await expect(marks(page).first()).toBeVisible();
  expect((await screen.boundingBox())?.height).toBe(844);
  await page.goBack();
  await expect(screen).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  expect(await cards(page).count()).toBeGreaterThanOrEqual(shown);

  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(marks(page).first()).toBeVisible();
  await screen.getByRole('button', { name: 'Back' }).click();
  await expect(screen).toHaveCount(0);
  await expect(page).toHaveURL(/\/list$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);

  await test.step('the only place', async () => {
    // Far from the middle of the city, where a map without places looks.
    await open(page, '/list?query=Jeongdongjin+Rail+Bike&tab=tour');
    await expect(cards(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await expect(marks(page)).toBeInViewport();
  });

  await test.step('positions that fail to load', async () => {
    let isBroken = true;
    await page.route('**/api/v1/places/tour/map**', (route) =>
      isBroken
        ? route.fulfill({ status: 503, json: { code: 'unavailable', status: 503, title: '' } })
        : route.continue(),
    );
    await open(page, '/list');
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await expect(page.getByText('Unable to retrieve response.')).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(marks(page).first()).toBeVisible();
  });
});
