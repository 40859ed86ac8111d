import type { Page } from '@playwright/test';
import { expect, open, test } from '../guideTest.ts';
import { choose, somePlaces, threePlaces } from '../tripPlanScreen.ts';

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('visitedPlaces'));
const chosen = (page: Page) => page.getByRole('list', { name: 'Chosen places' });

test('SPEC 4: stores an added place once on the device, shows it in my plan, and can remove it', async ({
  page,
}) => {
  await open(page, '/myplan');
  await expect(page.getByText('Nothing chosen yet.', { exact: false })).toBeVisible();
  await expect(page.getByText('Log in to see your likes', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Start plan' }).click();
  await expect(page).toHaveURL(/\/list$/);

  await open(page, '/content/tour/1');
  await page.getByRole('button', { name: 'Add to journey' }).click();
  await expect(page.getByText('In your journey')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View my plan' })).toBeFocused();
  await open(page, '/content/restaurant/110');
  await page.getByRole('button', { name: 'Add to journey' }).click();
  await page.getByRole('link', { name: 'View my plan' }).click();
  await expect(chosen(page).getByRole('listitem')).toHaveCount(2);
  const [first] = JSON.parse((await stored(page)) ?? '[]');
  expect(first).toEqual({
    id: 1,
    title: 'Gyeongpo Beach',
    lat: expect.closeTo(37.8, 0),
    lng: expect.closeTo(128.9, 0),
  });
  await expect(page.getByRole('link', { name: 'Add place' })).toBeVisible();
  const remove = chosen(page).getByRole('button', { name: 'Remove Gyeongpo Beach' });
  const undo = chosen(page).getByRole('button', { name: 'Undo' });
  await remove.click();
  await expect(undo).toBeFocused();
  await expect(undo).toHaveAccessibleDescription('Gyeongpo Beach removed.');
  await undo.click();
  await expect(remove).toBeFocused();
  expect(JSON.parse((await stored(page)) ?? '[]')).toMatchObject([{ id: 1 }, { id: 110 }]);
  await remove.click();
  await expect(undo).toBeVisible();
  await page.reload();
  await expect(chosen(page).getByRole('listitem')).toHaveCount(1);
});

test('SPEC 4: stores a place added in two tabs once, and syncs the tabs', async ({ page, context }) => {
  await open(page, '/content/tour/1');
  const second = await context.newPage();
  await open(second, '/content/tour/1');
  await page.getByRole('button', { name: 'Add to journey' }).click();
  await expect(second.getByRole('link', { name: 'View my plan' })).toBeVisible();
  await second.evaluate(() => {
    const held = localStorage.getItem('visitedPlaces') ?? '[]';
    localStorage.setItem('visitedPlaces', JSON.stringify([...JSON.parse(held), ...JSON.parse(held)]));
  });
  await open(second, '/myplan');
  await expect(chosen(second).getByRole('listitem')).toHaveCount(1);
  await second.getByRole('button', { name: 'Remove Gyeongpo Beach' }).click();
  await expect(page.getByRole('button', { name: 'Add to journey' })).toBeVisible();
  expect(await stored(page)).toBe('[]');
});

test('reports full storage on the device, keeps the place as long as the page, and repeats that on the plan', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(page, '/content/tour/1');
  await page.getByRole('button', { name: 'Add to journey' }).click();
  await expect(page.getByText('This could not be kept on your device', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'View my plan' }).click();
  await expect(chosen(page).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'View plan' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be kept on this device' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Places in order' }).getByRole('listitem')).toHaveCount(1);
});

test('DESIGN 3: refuses the 31st place with a sentence at "Add to journey" and a way to remove one', async ({
  page,
}) => {
  await choose(page, [...somePlaces(30).slice(0, 29), { ...threePlaces[2], id: 999_999, isListed: false }]);
  await open(page, '/content/tour/40');
  // A place that was removed from the guide does not count.
  await page.getByRole('button', { name: 'Add to journey' }).click();
  await expect(page.getByText('In your journey')).toBeVisible();
  const before = await stored(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/content/tour/41');
  await page.getByRole('button', { name: 'Add to journey' }).click();
  const said = page.getByText('Your journey already holds 30 places', { exact: false });
  await expect(said).toBeInViewport({ ratio: 1 });
  const menu = page.getByRole('navigation', { name: 'Main' });
  const [saidAt, menuAt] = [await said.boundingBox(), await menu.boundingBox()];
  expect((saidAt?.y ?? 0) + (saidAt?.height ?? 0)).toBeLessThanOrEqual(menuAt?.y ?? 0);
  expect(await stored(page)).toBe(before);
  await page.getByRole('link', { name: 'View my plan' }).click();
  await chosen(page)
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await page.goBack();
  await page.getByRole('button', { name: 'Add to journey' }).click();
  await expect(page.getByText('In your journey')).toBeVisible();
});
