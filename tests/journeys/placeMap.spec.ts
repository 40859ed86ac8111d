import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { chooseLanguage, expect, expectAccessible, languages, open, test } from '../guideTest.ts';
import { holdRequests } from '../holdRequests.ts';

/** The journeys of this file are about what moves. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const anmok = '/content/tour/7';

/** Opens a place and scrolls to its map, whose name differs by language. */
async function openMap(page: Page, address: string) {
  await open(page, address);
  const map = page.locator('.leaflet-container');
  await page.locator('img[src^="/maps/"]').scrollIntoViewIfNeeded();
  await expect(map).toBeVisible();
  return map;
}

const roadNames = { ko: '해안로', en: 'Haean-ro', cn: '海岸路', tw: '海岸路', ja: '海岸路' };
const placeNames = { ko: '안목해변', en: 'Anmok Beach', cn: '安木海滩', tw: '安木海灘', ja: '安木ビーチ' };

test('DESIGN 4: shows the marker and the names on the map in every language, and moves and zooms it by keys', async ({
  page,
}) => {
  const map = await openMap(page, anmok);
  for (const language of [...languages.filter((one) => one !== 'en'), 'en'] as const) {
    await chooseLanguage(page, language);
    await expect(map.locator('[data-marker="7"]')).toHaveAccessibleName(placeNames[language]);
    await expect(map.getByText(roadNames[language], { exact: true }).first()).toBeAttached();
    await expect(map.getByText('© Solbada')).toBeVisible();
  }

  await test.step('by keys', async () => {
    const marker = map.locator('[data-marker="7"]');
    const before = await marker.boundingBox();
    await map.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await marker.boundingBox())?.x).toBeLessThan((before?.x ?? 0) - 40);
    const scale = page.locator('.leaflet-control-scale-line');
    const near = await scale.textContent();
    await page.keyboard.press('-');
    await expect(scale).not.toHaveText(near ?? '');
    await marker.press('Enter');
    await expect(page.locator('.map-popup [lang="ko"]')).toHaveText('안목해변');
    await marker.press('Escape');
    await expect(page.locator('.map-popup')).toHaveCount(0);
  });
});

test('keeps the names on the map clear of each other and of the marker, at any zoom', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.clock.install();
  const map = await openMap(page, `${anmok}?lang=en`);
  const zoomOut = map.getByRole('button', { name: 'Zoom out' });
  for (let zoom = 15; zoom >= 10; zoom--) {
    // The end of the animation, at which the names are drawn.
    await page.clock.runFor(1_000);
    await expect(map.locator('.map-name').nth(2)).toBeAttached();
    const collisions = await map.evaluate((container) => {
      const boxes = [...container.querySelectorAll('.map-name > span, .map-shield > span, .map-pin svg')].map(
        (element) => ({ text: element.textContent, box: element.getBoundingClientRect() }),
      );
      return boxes.flatMap((a, index) =>
        boxes.slice(index + 1).flatMap((b) => {
          // Rotated text covers less than its bounding box; unit tests cover it.
          const isApart =
            a.box.right <= b.box.left + 1 ||
            b.box.right <= a.box.left + 1 ||
            a.box.bottom <= b.box.top + 2 ||
            b.box.bottom <= a.box.top + 2;
          return isApart ? [] : [`${a.text} / ${b.text}`];
        }),
      );
    });
    expect(collisions, `zoom ${zoom}`).toEqual([]);
    if (zoom > 10) await zoomOut.click();
  }
  await expect(zoomOut).toHaveAttribute('aria-disabled', 'true');
});

test('replaces the static map by the interactive one without a layout shift', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The map's script is delayed until the static map has been seen.
  const release = await holdRequests(page, /assets\/leafletMap/);
  await open(page, `${anmok}?lang=en`);
  const still = page.locator('img[src="/maps/7.svg"]');
  await still.scrollIntoViewIfNeeded();
  await expect.poll(() => still.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  const before = await still.boundingBox();
  release();
  const map = page.locator('.leaflet-container');
  await expect(map).toBeVisible();
  expect(await map.boundingBox()).toEqual(await still.boundingBox());
  // Scroll positions are fractional.
  expect(Math.abs(((await still.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(1);
  // The pins of both maps are at the same point: the centre of the box.
  const pin = await map.locator('.map-pin svg').boundingBox();
  const box = await map.boundingBox();
  if (!pin || !box) throw new Error('no pin or no box');
  expect(pin.x + pin.width / 2).toBeCloseTo(box.x + box.width / 2, -0.5);
  expect(pin.y + pin.height).toBeCloseTo(box.y + box.height / 2, -0.5);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('draws a map of a place in both colour schemes', async ({ page }) => {
    await page.goto(`${anmok}?lang=en`);
    const still = page.locator('img[src="/maps/7.svg"]');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await still.scrollIntoViewIfNeeded();
      await expect(still).toBeVisible();
    }
    const note = page.locator('[role="status"] > noscript').filter({ visible: true });
    expect(await note.allInnerTexts()).toEqual(['Moving the map needs JavaScript.']);
    await expect(page.getByRole('group', { name: /Anmok Beach/ })).toBeAttached();
  });
});

/** Replaces the page by a map of many places with clusters, using the built map code. */
async function showMany(page: Page): Promise<void> {
  const manifest: Record<string, { file: string; name?: string }> = JSON.parse(
    readFileSync('dist/client/manifest.json', 'utf8'),
  );
  const partFile = (part: string) => `/${Object.values(manifest).find(({ name }) => name === part)?.file}`;
  await page.evaluate(
    async ([adapterFile, drawingFile, clustersFile]) => {
      const [adapter, drawing, { clusterMarkersOn }] = await Promise.all([
        import(adapterFile),
        import(drawingFile),
        import(clustersFile),
      ]);
      const read =
        drawing.readDrawing ??
        Object.values<{ readDrawing?: () => unknown }>(drawing).find((one) => one.readDrawing)?.readDrawing;
      const box = document.createElement('div');
      box.style.cssText = 'position:fixed;inset:0';
      document.body.replaceChildren(box);
      const spots = [
        [37.7719, 128.9475],
        [37.7725, 128.9468],
        [37.7731, 128.9477],
        [37.7712, 128.9482],
        [37.6914, 129.0327],
        [37.8876, 128.8299],
      ] as const;
      document.body.dataset.chosen = '';
      await adapter.leafletMap(read(), clusterMarkersOn).show(
        box,
        {
          center: { lat: 37.77, lng: 128.94 },
          zoom: 15,
          markers: spots.map(([lat, lng], id) => ({ id: id + 1, lat, lng, label: `Place ${id + 1}` })),
          clusters: true,
          language: 'en',
          labels: { zoomIn: 'Zoom in', zoomOut: 'Zoom out', places: (count: number) => `${count} places` },
        },
        {
          onChoose: (id: number) => {
            document.body.dataset.chosen += `${id} `;
          },
        },
      );
    },
    [partFile('leafletMap'), partFile('drawing'), partFile('clusterMarkers')] as const,
  );
}

test('clusters near markers of a list in a round marker with their count, and opens it by a key or a click', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await open(page, `${anmok}?lang=en`);
  for (const how of ['key', 'click'] as const) {
    await showMany(page);
    const cluster = page.getByRole('button', { name: '4 places' });
    await expect(cluster).toBeVisible();
    await expect(page.locator('[data-marker]')).toHaveCount(2);
    if (how === 'key') await expectAccessible(page, '.leaflet-container');
    const size = await cluster.boundingBox();
    expect(size?.width).toBeGreaterThanOrEqual(40);
    if (how === 'key') {
      // In the order of the list: its first place is in the cluster.
      await page.locator('.leaflet-container').focus();
      await page.keyboard.press('Tab');
      await expect(cluster).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Place 1', exact: true })).toBeFocused();
    } else await cluster.click();
    await expect(cluster).toHaveCount(0);
    for (const id of [1, 2, 3, 4]) {
      await expect(page.getByRole('button', { name: `Place ${id}`, exact: true })).toBeInViewport();
    }
    await page.getByRole('button', { name: 'Place 2', exact: true }).press('Enter');
    await expect(page.locator('body')).toHaveAttribute('data-chosen', '2 ');
  }
});
