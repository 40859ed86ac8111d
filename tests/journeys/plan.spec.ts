import type { Page } from '@playwright/test';
import { cards, expect, open, test } from '../guideTest.ts';
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
  await expect(page.getByText('In your plan')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View my plan' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('link', { name: 'View my plan' })).toBeVisible();
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
  await chosen(page)
    .getByRole('button', { name: /^Remove / })
    .click();
  await expect(page.getByText('Nothing chosen yet.', { exact: false })).toBeVisible();
  expect(await stored(page)).toBe('[]');
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
  await expect(page.getByText('This couldn’t be saved on your device', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'View my plan' }).click();
  await expect(chosen(page).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'View plan' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'couldn’t be saved on this device' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Places in order' }).getByRole('listitem')).toHaveCount(1);
});

test('DESIGN 3: refuses the 31st place with a sentence at "Add to journey" and a way to remove one, and on a card in a dialog with the way to my plan', async ({
  page,
}) => {
  await choose(page, [...somePlaces(30).slice(0, 29), { ...threePlaces[2], id: 999_999, isListed: false }]);
  await open(page, '/content/tour/40');
  // A place that was removed from the guide does not count.
  await page.getByRole('button', { name: 'Add to journey' }).click();
  await expect(page.getByText('In your plan')).toBeVisible();
  const before = await stored(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/content/tour/41');
  await page.getByRole('button', { name: 'Add to journey' }).click();
  const said = page.getByText('Your plan already holds 30 places', { exact: false });
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
  await expect(page.getByText('In your plan')).toBeVisible();

  await test.step('on a card', async () => {
    const places = JSON.stringify(somePlaces(30));
    await page.evaluate((text) => localStorage.setItem('visitedPlaces', text), places);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/list?tab=accommodation');
    const full = await stored(page);
    const add = cards(page).first().getByRole('button');
    await add.click();
    const refusal = page.getByRole('alertdialog', { name: /^Your plan already holds 30 places/ });
    await expect(refusal).toBeVisible();
    await refusal.getByRole('button', { name: 'Close' }).click();
    await expect(add).toBeFocused();
    await expect(add).toHaveAttribute('aria-pressed', 'false');
    expect(await stored(page)).toBe(full);
    await add.click();
    await refusal.getByRole('link', { name: 'View my plan' }).click();
    await expect(chosen(page).getByRole('listitem')).toHaveCount(30);
  });
});

test('adds places from the cards of the list, counts them in the menu, and removes one by a second press', async ({
  page,
}) => {
  await open(page, '/list');
  const [first, second] = [cards(page).nth(0), cards(page).nth(1)];
  const name = await first.getByRole('heading').innerText();
  const count = page.getByRole('navigation', { name: 'Main' }).locator('small');
  await expect(count).toHaveCount(0);
  const add = first.getByRole('button', { name: `Add ${name} to plan`, exact: true });
  await add.click();
  await expect(add).toHaveAttribute('aria-pressed', 'true');
  await expect(count).toHaveText('1');
  await second.getByRole('button').press('Enter');
  await expect(count).toHaveText('2');
  await second.getByRole('button').press(' ');
  await expect(count).toHaveText('1');
  await expect(second.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
  // Cards have no position: it is loaded on the press.
  const id = Number((await first.getByRole('link').getAttribute('href'))?.split('/').pop());
  const { positions } = await (await page.request.get('/api/v1/positions')).json();
  const position = positions.find((place: { id: number }) => place.id === id);
  await expect
    .poll(async () => JSON.parse((await stored(page)) ?? '[]'))
    .toEqual([{ ...position, title: name }]);
  await page.getByRole('link', { name: 'My plan' }).click();
  await expect(chosen(page).getByRole('button', { name: `Remove ${name}`, exact: true })).toBeVisible();
});
