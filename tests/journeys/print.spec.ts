import { formatDay } from '../../web/features/plan/tripDay.ts';
import { expect, open, test } from '../guideTest.ts';
import { paper } from '../layout.ts';
import { tourDay, typedTourDay } from '../tourDay.ts';

test('prints a trip plan as a numbered list with times, Hangul, addresses and the total, without controls', async ({
  page,
}) => {
  await page.setViewportSize(paper);
  await page.addInitScript(() => {
    localStorage.setItem(
      'visitedPlaces',
      JSON.stringify([
        { id: 1, title: 'x' },
        { id: 110, title: 'y' },
      ]),
    );
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await open(page, '/myplan-detail?lang=en');
  await page.getByRole('separator', { name: 'Resize plan' }).press('End');
  await page.getByRole('button', { name: /^Date/ }).click();
  await page.getByRole('textbox').fill(typedTourDay);
  await page.getByRole('button', { name: 'Use this day' }).click();
  await page.getByRole('combobox', { name: 'Time' }).selectOption('10:30');
  const stop = page.getByRole('list', { name: 'Places in order' }).getByRole('listitem').first();
  await page.getByRole('button', { name: 'Print', exact: true }).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await expect(stop.getByText(/^강원/)).toBeAttached();
  await expect(stop.getByText(/^강원/)).toBeHidden();

  // A sheet that is closed on the screen is printed in full.
  await page.getByRole('separator', { name: 'Resize plan' }).press('Home');
  await page.emulateMedia({ media: 'print' });
  await expect(stop).toContainText('1');
  for (const text of ['Gyeongpo Beach', '경포해변', /^Arrive 10:/, /^강원/]) {
    await expect(stop.getByText(text, { exact: typeof text === 'string' })).toBeVisible();
  }
  await expect(page.getByText(/min driving · .* visiting$/)).toBeVisible();
  await expect(page.getByText(/ to spare$/)).toBeVisible();
  await expect(
    page.getByText(`${formatDay(tourDay, 'en')} · 10:30 · Gangneung Station (강릉역)`),
  ).toBeVisible();
  for (const control of [
    'button',
    'select',
    'summary',
    'header',
    'footer',
    'nav',
    'aside',
    '[data-marker]',
  ]) {
    await expect(page.locator(control).filter({ visible: true }), control).toHaveCount(0);
  }
  await expect(page.getByRole('link')).toHaveCount(0);
  const sheet = await stop.evaluate((item) => {
    const scrolls: string[] = [];
    for (let box = item.parentElement; box; box = box.parentElement) {
      const { position, overflowY } = getComputedStyle(box);
      if (position === 'fixed' || (overflowY !== 'visible' && box !== document.documentElement)) {
        scrolls.push(box.className);
      }
    }
    return scrolls;
  });
  expect(sheet, 'nothing cuts the list').toEqual([]);
});
