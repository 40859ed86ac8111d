import type { Page } from '@playwright/test';
import { chooseLanguage, expect, expectAccessible, open, test } from '../guideTest.ts';
import { openMapProduct } from '../mapProduct.ts';
import { shareProduct } from '../shareProduct.ts';

/** The journeys of this file are about what moves. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const product = shareProduct(() => openMapProduct('tiles'));
test.beforeEach(() => {
  product().tileServer.mood = 'serves';
});

declare global {
  interface Window {
    /** Texts that the page has drawn on canvases, each with the canvas's language. */
    written?: string[];
  }
}

/** Records text drawn on canvases: the names of vector tiles are pixels. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const written: string[] = [];
    window.written = written;
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function write(text, ...rest) {
      if (this.canvas.isConnected) written.push(`${this.canvas.lang}: ${text}`);
      return fillText.call(this, text, ...rest);
    };
  });
}

const writtenOn = (page: Page) => page.evaluate(() => [...new Set(window.written)].toSorted());
const tiles = (page: Page) => page.locator('canvas.leaflet-tile-loaded');
const coast = (page: Page) => page.locator('.map-coast');
const credit = (page: Page) => page.locator('.map-credit');

async function openMap(page: Page, language: string): Promise<void> {
  await open(page, `/content/tour/1?lang=${language}`);
  await page.locator('.leaflet-container, [role="group"]').first().scrollIntoViewIfNeeded();
  await expect(page.locator('[data-marker]')).toHaveCount(1);
}

async function expectTiles(page: Page): Promise<void> {
  await expect(tiles(page).first()).toBeVisible();
  await expect(coast(page)).toHaveCount(0);
}

const sentences = {
  ko: '상세 지도를 불러오지 못해 솔바다가 직접 그린 지도를 보여 드립니다.',
  en: 'The detailed map couldn’t be loaded, so here is our own drawing of the region.',
  cn: '详细地图未能加载，现显示我们手绘的地图。',
  ja: '詳しい地図を読み込めなかったため、ソルバダの手描きの地図を表示しています。',
};

async function expectDrawing(page: Page, language: keyof typeof sentences): Promise<void> {
  await expect(page.locator('.map-notice')).toHaveText(sentences[language]);
  await expect(coast(page).first()).toBeVisible();
  await expect(page.locator('canvas.leaflet-tile')).toHaveCount(0);
  await expect(credit(page)).toContainText('Solbada');
  await expect(page.locator('[data-marker]')).toHaveCount(1);
}

const namesIn = {
  ko: ['ko: 강문', 'ko: 솔숲', 'ko: 초당'],
  en: ['en: Chodang', 'en: Gangmun', 'en: 솔숲'],
  cn: ['zh-Hans: Chodang', 'zh-Hans: 江门洞', 'zh-Hans: 솔숲'],
  tw: ['zh-Hant: Chodang', 'zh-Hant: 江門洞', 'zh-Hant: 솔숲'],
  ja: ['ja: Chodang', 'ja: カンムン', 'ja: 솔숲'],
};

/** The brightness of the west and the east of the map, from 0 to 255: land and sea. */
async function lightness(page: Page): Promise<{ land: number; sea: number }> {
  return page.evaluate(() => {
    const box = document.querySelector('.leaflet-container')?.getBoundingClientRect();
    const lightAt = (x: number, y: number) => {
      for (const canvas of document.querySelectorAll<HTMLCanvasElement>('canvas.leaflet-tile-loaded')) {
        const { left, top, right, bottom, width } = canvas.getBoundingClientRect();
        if (x < left || x >= right || y < top || y >= bottom) continue;
        const scale = canvas.width / width;
        // On a canvas created for reading: the browser warns about reading back others.
        const copy = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
        copy?.drawImage(canvas, (left - x) * scale, (top - y) * scale);
        const pixel = copy?.getImageData(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = pixel?.data ?? [];
        return (red + green + blue) / 3;
      }
      return Number.NaN;
    };
    if (!box) return { land: Number.NaN, sea: Number.NaN };
    const y = box.top + box.height - 40;
    return { land: lightAt(box.left + 12, y), sea: lightAt(box.right - 12, y) };
  });
}

test("DESIGN 4: requests vector tiles once a map is in view, draws them in the page's colour scheme with names in the language where available, else in Latin, else in the local language, and keeps the marker where tiles fail later", async ({
  page,
}) => {
  const { tileServer } = product();
  const before = tileServer.asked;
  await listen(page);
  await page.setViewportSize({ width: 390, height: 300 });
  await open(page, '/content/tour/1?lang=en');
  await page.waitForLoadState('networkidle');
  expect(tileServer.asked).toBe(before);
  await page.setViewportSize({ width: 390, height: 844 });
  await page
    .getByRole('group', { name: /Gyeongpo Beach/ })
    .last()
    .scrollIntoViewIfNeeded();
  await expectTiles(page);
  expect(tileServer.asked).toBeGreaterThan(before);

  await expect(credit(page)).toHaveText('Protomaps © OpenStreetMap');
  await expect(credit(page).getByRole('link', { name: 'OpenStreetMap' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/copyright',
  );
  await expectAccessible(page, '.leaflet-container');

  const light = await lightness(page);
  expect(light.land).toBeGreaterThan(200);
  expect(light.sea).toBeGreaterThan(120);
  expect(light.sea).toBeLessThan(light.land);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(async () => (await lightness(page)).land).toBeLessThan(70);
  // Each tile is painted by itself.
  await expect.poll(async () => (await lightness(page)).sea).toBeLessThan(light.sea);
  expect((await lightness(page)).sea).not.toBeCloseTo((await lightness(page)).land, 0);

  const expected = [...namesIn.en];
  await expect.poll(() => writtenOn(page)).toEqual(expected);
  await expect(page.locator('.map-notice')).toBeHidden();
  for (const language of ['ja', 'ko', 'cn', 'tw'] as const) {
    await chooseLanguage(page, language);
    expected.push(...namesIn[language]);
    await expect.poll(() => writtenOn(page)).toEqual(expected.toSorted());
  }

  await test.step('tiles fail later', async () => {
    await chooseLanguage(page, 'en');
    await expectTiles(page);
    tileServer.mood = 'is gone';
    // Until the map requests a tile that it has not read: a click during a zoom animation is lost.
    await expect(async () => {
      await page.getByRole('button', { name: 'Zoom out' }).click();
      await expect(page.locator('.map-notice')).not.toBeEmpty({ timeout: 2_000 });
    }).toPass();
    await expectDrawing(page, 'en');
  });
});

test('DESIGN 4: falls back to the drawn map and reports it, however the tile server fails', async ({
  page,
}) => {
  const { tileServer } = product();
  for (const [mood, language] of [
    ['is gone', 'ko'],
    ['malformed', 'en'],
    ['knows no ranges', 'cn'],
    ['breaks tiles', 'ja'],
  ] as const) {
    await test.step(`${mood}, in ${language}`, async () => {
      tileServer.mood = mood;
      await openMap(page, language);
      await expectDrawing(page, language);
    });
  }
  await test.step('cannot be reached', async () => {
    tileServer.mood = 'serves';
    await page.route(`${tileServer.address}`, (route) => route.abort());
    await openMap(page, 'en');
    await expectDrawing(page, 'en');
  });
});
