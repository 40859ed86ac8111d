import type { Page } from '@playwright/test';
import { newAccount } from '../account.ts';
import { chooseLanguage, expect, open, test } from '../guideTest.ts';
import {
  choose,
  Finger,
  leaveDialog,
  middle,
  openTripPlan,
  placeItems,
  placesInOrder,
  readServerPlan,
  reserveButton,
  save,
  sheetHandle,
  somePlaces,
  storedPlaceIds,
} from '../tripPlanScreen.ts';

/** The journeys of this file are about what moves. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const reorder = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('SPEC 4: drags a place onto another by the mouse on a phone and on a wide screen, and moves it by one with the up and down buttons', async ({
  page,
}) => {
  await choose(page);
  await openTripPlan(page);
  await sheetHandle(page).press('End');

  // Before a drag: for 50 ms after one, dnd-kit lets no click through.
  await test.step('the buttons keep the focus and stop at the ends', async () => {
    const up = page.getByRole('button', { name: 'Move Gyeongpo Beach up' });
    const down = page.getByRole('button', { name: 'Move Gyeongpo Beach down' });
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await up.press('Enter');
    expect(await storedPlaceIds(page)).toEqual([1, 2, 110]);
    await down.press('Enter');
    await expect(page.getByText('Gyeongpo Beach: number 2 of 3.')).toBeAttached();
    await expect(down).toBeFocused();
    await down.press('Enter');
    await expect(down).toBeFocused();
    await down.press('Enter');
    await expect.poll(() => storedPlaceIds(page)).toEqual([2, 110, 1]);
    await up.press('Enter');
    await expect.poll(() => storedPlaceIds(page)).toEqual([2, 1, 110]);
    await up.press('Enter');
    await expect.poll(() => storedPlaceIds(page)).toEqual([1, 2, 110]);
  });

  const handles = reorder(page, /^Reorder /);
  const drag = async (from: number, to: number) => {
    const start = await middle(handles.nth(from));
    const end = await middle(handles.nth(to));
    const reached = handles.nth(to);
    const before = await reached.boundingBox();
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 12 });
    // It makes room once dnd-kit has noticed what is over it.
    await expect.poll(async () => (await reached.boundingBox())?.y).not.toBe(before?.y);
    await page.mouse.up();
  };
  for (const { furthest, moved, ...viewport } of [
    // As far as is visible without scrolling.
    { width: 390, height: 844, furthest: 1, moved: [2, 1, 110] },
    { width: 1280, height: 900, furthest: 2, moved: [2, 110, 1] },
  ]) {
    await page.setViewportSize(viewport);
    await placeItems(page)
      .first()
      .evaluate((node) => node.scrollIntoView({ block: 'start' }));
    await drag(0, furthest);
    await expect.poll(() => storedPlaceIds(page), `${viewport.width} px`).toEqual(moved);
    await drag(furthest, 0);
    await expect.poll(() => storedPlaceIds(page), `${viewport.width} px`).toEqual([1, 2, 110]);
    await expect(placeItems(page).first().getByText('1', { exact: true })).toBeVisible();
  }
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('SPEC 4: drags a place by its handle without scrolling the list, and scrolls it beside the handles without moving a place', async ({
    page,
  }) => {
    await choose(page, somePlaces(8));
    await openTripPlan(page);
    await sheetHandle(page).press('End');
    const finger = await Finger.over(page);
    const list = placesInOrder(page);
    const scrolled = () => list.evaluate((node) => node.closest('.overflow-y-auto')?.scrollTop ?? -1);
    const inOrder = [1, 2, 3, 4, 5, 6, 7, 8];

    await test.step('by its handle', async () => {
      const handles = reorder(page, /^Reorder /);
      await placeItems(page)
        .first()
        .evaluate((node) => node.scrollIntoView({ block: 'start' }));
      const [first, second] = [await middle(handles.first()), await middle(handles.nth(1))];
      const before = await scrolled();
      await finger.drag(first, second.y - first.y);
      await expect.poll(() => storedPlaceIds(page)).toEqual([2, 1, 3, 4, 5, 6, 7, 8]);
      expect(await scrolled()).toBe(before);
      // A long press first, as on other touch lists.
      await finger.drag(await middle(handles.nth(1)), -(second.y - first.y), { hold: 600 });
      await expect.poll(() => storedPlaceIds(page)).toEqual(inOrder);
    });

    await test.step('beside the handles', async () => {
      const before = await scrolled();
      for (const hold of [0, 600]) {
        const at = await scrolled();
        const start = await middle(placeItems(page).nth(3).getByText('Ojukheon').first());
        await finger.drag(start, -250, { hold });
        await expect.poll(scrolled).toBeGreaterThan(at);
      }
      expect(await scrolled()).toBeGreaterThan(before);
      expect(await storedPlaceIds(page)).toEqual(inOrder);
    });
  });
});

test('SPEC 4: moves a place by 25 px a press by keyboard, also while the list scrolls under it, and puts it back by Escape', async ({
  page,
}) => {
  // High enough for all steps: in the lower half the list would scroll under the place instead.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await page.clock.install();
  await choose(page, somePlaces(8));
  await openTripPlan(page);
  const handle = reorder(page, 'Reorder Gyeongpo Beach');
  const item = placeItems(page).filter({ has: handle });
  const top = async () => Math.round((await item.boundingBox())?.y ?? 0);
  await handle.focus();
  await middle(handle);
  const start = await top();
  await page.keyboard.press('Space');
  await expect(page.getByText('Picked up Gyeongpo Beach.')).toBeAttached();
  // A timer that began when the place was picked up lets the arrow keys be handled.
  await page.clock.runFor(100);
  await page.keyboard.press('ArrowDown');
  await expect.poll(top).toBe(start + 25);
  await page.keyboard.press('ArrowDown');
  await expect.poll(top).toBe(start + 50);
  await page.keyboard.press('ArrowUp');
  await expect.poll(top).toBe(start + 25);
  for (let step = 0; step < 3; step++) {
    await page.keyboard.press('ArrowDown');
    await expect.poll(top).toBe(start + 50 + step * 25);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByText('Cancelled. Gyeongpo Beach is back where it was.')).toBeAttached();
  expect(await storedPlaceIds(page)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  await expect.poll(top).toBe(start);
  await expect(handle).toBeFocused();
  // Escape cancelled the drag only: the screen is still open, without a dialog.
  await expect(leaveDialog(page)).toBeHidden();

  await page.setViewportSize({ width: 1280, height: 500 });
  await openTripPlan(page);
  await handle.focus();
  await middle(handle);
  await page.keyboard.press('Space');
  await expect(page.getByText('Picked up Gyeongpo Beach.')).toBeAttached();
  await page.clock.runFor(100);
  /** From the top of the list, which scrolls. */
  const distance = async () => {
    const [list, place] = await Promise.all([placesInOrder(page).boundingBox(), item.boundingBox()]);
    return Math.round((place?.y ?? 0) - (list?.y ?? 0));
  };
  const scrolled = () =>
    placesInOrder(page).evaluate((list) => list.closest('.overflow-y-auto')?.scrollTop ?? -1);
  const before = await scrolled();
  // Without waiting between them, as with a key that is held down.
  for (let press = 0; press < 24; press++) await page.keyboard.press('ArrowDown');
  // Came to 598 px once, probably by rounded scroll positions. A press that scrolls as well adds some 40 px.
  const isMovedBy = (steps: number) => async () => Math.abs((await distance()) - steps * 25) < 5;
  await expect.poll(isMovedBy(24)).toBe(true);
  expect(await scrolled()).toBeGreaterThan(before + 10 * 25);
  for (let press = 0; press < 12; press++) await page.keyboard.press('ArrowUp');
  await expect.poll(isMovedBy(12)).toBe(true);
});

test('can undo Best order until the next change, and keeps the order through a reload and in another language', async ({
  page,
}) => {
  await newAccount(page);
  // There and back again: north, south, north.
  await choose(page, [
    { id: 1, title: 'Gyeongpo Beach' },
    { id: 110, title: 'three' },
    { id: 2, title: 'two' },
    { id: 7, title: 'four' },
  ]);
  await openTripPlan(page);
  await sheetHandle(page).press('End');
  const bestOrder = page.getByRole('button', { name: 'Best order' });
  const undo = page.getByRole('button', { name: 'Undo' });
  const said = page.getByText('Your places are now in the quickest order.');
  await bestOrder.click();
  await expect(said).toBeVisible();
  const best = await storedPlaceIds(page);
  expect(best).not.toEqual([1, 110, 2, 7]);
  await undo.click();
  expect(await storedPlaceIds(page)).toEqual([1, 110, 2, 7]);
  await expect(undo).toHaveCount(0);
  await expect(said).toHaveCount(0);
  await bestOrder.click();
  await expect(said).toBeVisible();
  await bestOrder.click();
  await expect(page.getByText('This is already the quickest order.')).toBeVisible();
  expect(await storedPlaceIds(page)).toEqual(best);

  await test.step('through a reload and in another language', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Does it fit?' })).toBeAttached();
    expect(await storedPlaceIds(page)).toEqual(best);
    await chooseLanguage(page, 'ja');
    await expect(page.getByText('鏡浦ビーチ', { exact: true })).toBeAttached();
    expect(await storedPlaceIds(page)).toEqual(best);
    await chooseLanguage(page, 'en');
  });

  await test.step('the next change, here or in another tab, removes the message and Undo', async () => {
    await placeItems(page).first().getByRole('button', { name: /down$/ }).click();
    await bestOrder.click();
    await expect(undo).toBeVisible();
    await expect(said).toBeVisible();
    await placeItems(page).first().getByRole('button', { name: /down$/ }).click();
    await expect(undo).toHaveCount(0);
    await expect(said).toHaveCount(0);
    await bestOrder.click();
    await expect(undo).toBeVisible();
    const other = await page.context().newPage();
    await open(other, '/myplan');
    await other.getByRole('button', { name: 'Remove Gyeongpo Lake' }).click();
    await expect(placeItems(page)).toHaveCount(3);
    await expect(undo).toHaveCount(0);
    await expect(said).toHaveCount(0);
    expect((await storedPlaceIds(page)).toSorted((a, b) => a - b)).toEqual([1, 7, 110]);
    await other.close();
  });

  await test.step('a plan of one place has no other order, and can be saved', async () => {
    for (const left of [2, 1]) {
      await placeItems(page)
        .filter({ hasNotText: 'Gyeongpo Beach' })
        .first()
        .getByRole('button', { name: /^Remove / })
        .click();
      await expect(placeItems(page)).toHaveCount(left);
    }
    for (const name of ['Move Gyeongpo Beach up', 'Move Gyeongpo Beach down'])
      await expect(page.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    await bestOrder.click();
    await expect(page.getByText('This is already the quickest order.')).toBeVisible();
    await save(page);
    await expect(page.getByText('Your plan is saved.')).toBeVisible();
    expect((await readServerPlan(page)).ids).toEqual([1]);
  });
});

test('DESIGN 3: reports 31 places as too many, drops none silently, and puts 30 in the best order and saves them', async ({
  page,
}) => {
  await newAccount(page);
  await choose(page, somePlaces(31));
  await openTripPlan(page);
  await sheetHandle(page).press('End');
  await expect(placeItems(page)).toHaveCount(31);
  const said = 'A plan holds up to 30 places. Please remove some to save it.';
  await expect(reserveButton(page)).toHaveAccessibleDescription(said);
  await expect(page.getByText(said).first()).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(leaveDialog(page).getByText(said)).toBeVisible();
  await expect(leaveDialog(page).getByRole('button', { name: 'Save' })).toBeDisabled();
  expect((await readServerPlan(page)).ids).toEqual([]);
  await page.keyboard.press('Escape');
  await placeItems(page)
    .last()
    .getByRole('button', { name: /^Remove / })
    .click();
  await expect(page.getByText(said)).toHaveCount(0);
  await expect(placeItems(page)).toHaveCount(30);
  await expect(
    page.getByRole('region', { name: 'Map' }).getByRole('button', { name: /^\d+\. / }),
  ).toHaveCount(30);
  await page.getByRole('button', { name: 'Best order' }).click();
  await expect(page.getByText('Your places are now in the quickest order.')).toBeVisible();
  const best = await storedPlaceIds(page);
  expect(best.toSorted((a, b) => a - b)).toEqual(somePlaces(30).map(({ id }) => id));
  await save(page);
  await expect(page.getByText('Your plan is saved.')).toBeVisible();
  expect((await readServerPlan(page)).ids).toEqual(best);
});
