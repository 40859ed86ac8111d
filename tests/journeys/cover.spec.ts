import type { Locator } from '@playwright/test';
import { expect, open, test } from '../guideTest.ts';

test.use({ pictures: 'loaded' });

async function boundingBox(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('the element has no box');
  return box;
}

test('SPEC 2, 9: on a wide screen, shows the stays edge to edge, ranks the five with the first largest, and keeps the count and the ends of the banners', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/');

  await test.step('the stays; a tap centres a neighbour', async () => {
    const carousel = page.getByRole('group', { name: 'Places to stay' });
    expect((await boundingBox(carousel.locator('.sideways'))).width).toBe(1280);
    const caption = carousel.locator('[aria-live]');
    const first = await caption.innerText();
    const { x, y, width } = await boundingBox(carousel.locator('li:not([inert])'));
    await page.mouse.click(x + width + 100, y + 100);
    await expect(caption).not.toHaveText(first);
    await page.mouse.click(x - 100, y + 100);
    await expect(caption).toHaveText(first, { useInnerText: true });
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('a slide of at most 360 px glides for 0.6 s, or not at all with reduced motion', async () => {
    const slide = page.getByRole('group', { name: 'Places to stay' }).locator('li').first();
    expect((await boundingBox(slide)).width).toBe(360);
    const duration = () => slide.evaluate((element) => getComputedStyle(element).transitionDuration);
    expect(Number.parseFloat(await duration())).toBeLessThan(0.01);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await duration()).toMatch(/^0\.6s/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  await test.step('the five', async () => {
    const five = page.getByRole('region', { name: 'Top 5' }).getByRole('article');
    const sizes: number[] = [];
    for (let rank = 0; rank < 5; rank += 1) {
      await expect(five.nth(rank)).toContainText(String(rank + 1));
      const { width, height } = await boundingBox(five.nth(rank).locator('img'));
      sizes.push(width * height);
    }
    expect(sizes[0]).toBeGreaterThan(2 * Math.max(...sizes.slice(1)));
  });

  await test.step('the banners', async () => {
    const banners = page.getByRole('region', { name: 'Banners' });
    await expect(page.locator('a[target="_blank"] img')).toHaveCount(3);
    await banners.getByRole('button', { name: 'Next' }).click();
    await banners.getByRole('button', { name: 'Next' }).click();
    await expect(banners.getByRole('status')).toHaveText('3 / 3');
    await expect(banners.getByRole('button', { name: 'Next' })).toBeDisabled();
  });
});
