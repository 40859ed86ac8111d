import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { fakeKakao } from '../fakeKakao.ts';
import { chooseLanguage, expect, expectAccessible, open, test } from '../guideTest.ts';
import { openMapProduct } from '../mapProduct.ts';
import { shareProduct } from '../shareProduct.ts';

/** The journeys of this file are about what moves. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

shareProduct(() => openMapProduct('kakao and tiles'));

const scriptAddress = 'https://dapi.kakao.com/**';
const fakeScript = `(${fakeKakao.toString()})()`;

/** Fakes Kakao's responses, and counts its requests. */
async function respondAsKakao(
  page: Page,
  response: (route: Route) => Promise<void> = (route) =>
    route.fulfill({ contentType: 'text/javascript', body: fakeScript }),
): Promise<() => URL[]> {
  const asked: URL[] = [];
  await page.route(scriptAddress, (route) => {
    asked.push(new URL(route.request().url()));
    return response(route);
  });
  return () => asked;
}

const ground = (page: Page) => page.locator('[data-kakao="map"]');
const popup = (page: Page) => page.locator('.map-popup-box');

async function openPlan(page: Page, ids: readonly number[]): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.addInitScript(
    (places) => localStorage.setItem('visitedPlaces', places),
    JSON.stringify(ids.map((id) => ({ id, title: `place ${id}` }))),
  );
  await open(page, '/myplan-detail?lang=ko');
  await expect(page.locator('[data-marker]')).toHaveCount(ids.length);
  await expect(page.getByRole('button', { name: '1. 경포해변' })).toBeVisible();
}

test('DESIGN 4: loads Kakao’s script with the key once a map is in view, and uses vector tiles for other languages, since Kakao’s names are in Korean only', async ({
  page,
}) => {
  const asked = await respondAsKakao(page);
  await page.setViewportSize({ width: 390, height: 300 });
  await open(page, '/content/tour/1?lang=ko');
  await page.waitForLoadState('networkidle');
  expect(asked()).toHaveLength(0);
  await page
    .getByRole('group', { name: /경포해변/ })
    .last()
    .scrollIntoViewIfNeeded();
  await expect(ground(page)).toBeVisible();
  const [address] = asked();
  expect(address?.searchParams.get('appkey')).toBe('0123456789abcdef0123456789abcdef');
  expect(address?.searchParams.get('autoload')).toBe('false');
  // Zoom 4, a level of Kakao's (docs/product/screens.md#constants).
  await expect(ground(page)).toHaveAttribute('data-level', '4');
  const marker = page.locator('[data-marker]');
  await expect(marker).toHaveCount(1);
  await expect(marker.locator('.map-pin-label')).toHaveText('경포해변');
  await expect(page.locator('.leaflet-container')).toHaveCount(0);

  // Another language means another provider: the map is created again.
  await page.setViewportSize({ width: 390, height: 844 });
  await chooseLanguage(page, 'en');
  await expect(page.locator('canvas.leaflet-tile-loaded').first()).toBeVisible();
  await expect(ground(page)).toHaveCount(0);
  await expect(marker).toHaveCount(1);
  await chooseLanguage(page, 'ko');
  await page
    .getByRole('group', { name: /경포해변/ })
    .last()
    .scrollIntoViewIfNeeded();
  await expect(ground(page)).toBeVisible();
  await expect(page.locator('.leaflet-container')).toHaveCount(0);
  await expect(marker).toHaveCount(1);
});

test('shows a plan on Kakao’s map, which mouse, keys and wheel reach, and which adapts to its container and to a changed plan', async ({
  page,
}) => {
  await respondAsKakao(page);
  await openPlan(page, [1, 2, 110]);
  const first = page.getByRole('button', { name: '1. 경포해변' });

  await test.step('stops are numbered, coloured and connected, with all in view', async () => {
    for (const [index, marker] of (await page.locator('[data-marker]').all()).entries()) {
      await expect(marker.locator('.map-pin-number')).toHaveText(String(index + 1));
      await expect(marker.locator('.map-pin')).toHaveClass(new RegExp(`map-colour-${index}`));
      const [box, map] = [await marker.boundingBox(), await ground(page).boundingBox()];
      if (!box || !map) throw new Error('a marker or the map has no box');
      expect(box.x).toBeGreaterThan(map.x);
      expect(box.y).toBeGreaterThan(map.y);
      expect(box.x + box.width).toBeLessThan(map.x + map.width);
      expect(box.y + box.height).toBeLessThan(map.y + map.height);
    }
    for (const line of await page.locator('[data-line]').all())
      await expect(line).toHaveAttribute('data-points', '3');
    await expect(page.locator('[data-line="shortdot"]')).toHaveAttribute('data-colour', /^#/);
    await expectAccessible(page, '.kakao-stage');
  });

  await test.step('markers are reachable by key and mouse, with their names', async () => {
    for (const key of ['Enter', ' ']) {
      await first.press(key);
      await expect(popup(page)).toHaveText('1. 경포해변');
      await expect(first).toHaveAttribute('aria-expanded', 'true');
      await first.press('Escape');
      await expect(popup(page)).toHaveCount(0);
      await expect(first).toHaveAttribute('aria-expanded', 'false');
    }
    // The Tab order follows the journey.
    await first.focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('[data-marker]').nth(1)).toBeFocused();
    await first.hover();
    await expect(popup(page)).toBeVisible();
    // No marker comes before it.
    const isInFront = await popup(page).evaluate((box) => {
      const { left, top, width, height } = box.getBoundingClientRect();
      return box.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isInFront).toBe(true);
    await page.mouse.move(10, 10);
    await expect(popup(page)).toHaveCount(0);
    await first.click();
    await page.mouse.move(10, 10);
    await expect(popup(page)).toBeVisible();
    await first.press('Escape');
    await expect(popup(page)).toHaveCount(0);
  });

  await test.step('zoom buttons, keys and ctrl with the wheel move the map; the plain wheel scrolls the page', async () => {
    const level = async () => Number(await ground(page).getAttribute('data-level'));
    const before = await level();
    await page.getByRole('button', { name: '확대' }).click();
    expect(await level()).toBe(before - 1);
    await page.getByRole('button', { name: '축소' }).click();
    expect(await level()).toBe(before);
    await page.locator('.kakao-stage').focus();
    await page.keyboard.press('+');
    expect(await level()).toBe(before - 1);
    const box = await first.boundingBox();
    await page.keyboard.press('ArrowRight');
    expect((await first.boundingBox())?.x).toBeLessThan(box?.x ?? 0);
    const turn = (ctrlKey: boolean) =>
      ground(page).evaluate((element, isZoom) => {
        const event = new WheelEvent('wheel', {
          deltaY: 100,
          ctrlKey: isZoom,
          bubbles: true,
          cancelable: true,
        });
        element.dispatchEvent(event);
        return event.defaultPrevented;
      }, ctrlKey);
    expect(await turn(false)).toBe(false);
    expect(await level()).toBe(before - 1);
    expect(await turn(true)).toBe(true);
    expect(await level()).toBe(before);
    for (let step = 0; step < 20; step++) await page.keyboard.press('-');
    await expect(page.getByRole('button', { name: '축소' })).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('the map adapts to the size of its container, and to a changed plan', async () => {
    await page.setViewportSize({ width: 1100, height: 700 });
    await expect
      .poll(async () => {
        const box = await page.locator('.kakao-stage').boundingBox();
        return (await ground(page).getAttribute('data-size')) === `${box?.width} ${box?.height}`;
      })
      .toBe(true);
    await page.getByRole('button', { name: '경포해변 빼기', exact: true }).click();
    await expect(page.locator('[data-marker]')).toHaveCount(2);
    await expect(page.locator('.map-pin-number')).toHaveText(['1', '2']);
  });
});

/** The adapter's own file of the build, for features of Kakao's map that no page uses yet. */
async function adapterFile(): Promise<string> {
  const manifest: Record<string, { file: string }> = JSON.parse(
    await readFile('dist/client/manifest.json', 'utf8'),
  );
  return `/${manifest['web/features/map/kakao/kakaoMap.ts']?.file}`;
}

test('clusters near markers on Kakao’s map in a circle with their count, opens it by a key, highlights one, and shows the reader’s position', async ({
  page,
}) => {
  await respondAsKakao(page);
  await open(page, '/?lang=ko');
  const file = await adapterFile();
  await page.evaluate(async (address) => {
    const { kakaoMap } = await import(address);
    const box = document.createElement('div');
    box.id = 'tried';
    box.style.cssText = 'position: fixed; inset: 0; z-index: 9999';
    document.body.append(box);
    const places = [
      { id: 1, lat: 37.8, lng: 128.9, label: '하나' },
      { id: 2, lat: 37.8003, lng: 128.9003, label: '둘' },
      { id: 3, lat: 37.75, lng: 128.8, label: '셋' },
    ];
    const labels = {
      zoomIn: '확대',
      zoomOut: '축소',
      places: (count: number) => `장소 ${count}곳`,
      position: '내 위치',
    };
    const view = {
      center: places[0],
      zoom: 15,
      markers: places,
      language: 'ko',
      clusters: true,
      labels,
    };
    const heard: string[] = [];
    const shown = await kakaoMap('0123456789abcdef0123', () => Promise.reject(new Error('no stand-in'))).show(
      box,
      view,
      {
        onChoose: (id: number) => heard.push(`chose ${id}`),
        onHover: (id: number | null) => heard.push(`over ${id}`),
      },
    );
    Object.assign(window, {
      heard,
      highlight: (id: number | null) => shown.update({ ...view, highlighted: id }),
      locate: (isKnown: boolean) => shown.update({ ...view, position: isKnown ? places[2] : null }),
      close: () => shown.destroy(),
    });
  }, file);
  const box = page.locator('#tried');
  const cluster = box.getByRole('button', { name: '장소 2곳' });
  await expect(cluster).toHaveText('2');
  await expect(box.locator('[data-marker]')).toHaveCount(1);
  await page.evaluate('highlight(2)');
  await expect(box.locator('[data-marker="2"]')).toHaveClass(/map-spot-highlighted/);
  await page.evaluate('highlight(null)');
  await expect(box.locator('[data-marker]')).toHaveCount(1);
  const own = box.getByRole('img', { name: '내 위치' });
  await page.evaluate('locate(true)');
  const [dot, pin] = [await own.boundingBox(), await box.locator('[data-marker="3"]').boundingBox()];
  expect((dot?.x ?? 0) + (dot?.width ?? 0) / 2, 'the centre of the dot').toBeCloseTo(
    (pin?.x ?? 0) + (pin?.width ?? 0) / 2,
    0,
  );
  expect((dot?.y ?? 0) + (dot?.height ?? 0) / 2).toBeCloseTo((pin?.y ?? 0) + (pin?.height ?? 0), 0);
  await page.evaluate('locate(false)');
  await expect(own).toHaveCount(0);
  await box.locator('[data-marker="3"]').press('Enter');
  expect(await page.evaluate('heard')).toEqual(['over 3', 'chose 3']);
  await cluster.press('Enter');
  await expect(box.locator('[data-marker="1"], [data-marker="2"]')).toHaveCount(2);
  await expect(cluster).toHaveCount(0);
  await expect(box.locator('[data-marker="1"]')).toBeFocused();
  await page.evaluate('close()');
  await expect(box).toBeEmpty();
});

// Other failures: web/features/map/kakao/loadKakao.test.ts.
test('DESIGN 4: falls back to the drawn map and reports it where Kakao’s script refuses the key', async ({
  page,
}) => {
  await respondAsKakao(page, (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/json',
      body: '{"errorType":"AccessDeniedError"}',
    }),
  );
  await open(page, '/content/tour/1?lang=ko');
  await page
    .getByRole('group', { name: /경포해변/ })
    .last()
    .scrollIntoViewIfNeeded();
  await expect(page.locator('.map-notice')).toHaveText(
    '상세 지도를 불러오지 못해 솔바다가 직접 그린 지도를 보여 드립니다.',
  );
  await expect(page.locator('.map-coast').first()).toBeVisible();
  await expect(page.locator('[data-marker]')).toHaveCount(1);
  await expect(ground(page)).toHaveCount(0);
});
