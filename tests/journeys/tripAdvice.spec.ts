import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../guideTest.ts';
import {
  choose,
  openTripPlan,
  placeItems,
  sheetHandle,
  somePlaces,
  storedPlaceIds,
} from '../tripPlanScreen.ts';

const meter = (page: Page) => page.getByRole('meter', { name: 'Use of your three hours' });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

test('leaves out a place and shortens a visit as advised, with an undo each, and keeps the use of the three hours in view', async ({
  page,
}) => {
  await choose(page, somePlaces(5));
  await openTripPlan(page);
  await sheetHandle(page).press('End');
  await expect(meter(page)).toHaveAttribute('aria-valuetext', /too long$/);
  await expect(meter(page)).toBeInViewport();
  const tooLong = await meter(page).getAttribute('aria-valuetext');
  await expectAccessible(page);

  await test.step('the bar stays in view while the plan scrolls', async () => {
    await placeItems(page).last().scrollIntoViewIfNeeded();
    await expect(meter(page)).toBeInViewport();
  });

  await test.step('a place is left out', async () => {
    await page.getByRole('button', { name: /^Leave out / }).press('Enter');
    await expect(placeItems(page)).toHaveCount(4);
    await expect(page.getByRole('status').filter({ hasText: 'is left out.' })).toBeVisible();
    await expect(meter(page)).not.toHaveAttribute('aria-valuetext', String(tooLong));
    // The focus is beside the undo, not lost with the pressed button.
    await page.keyboard.press('Tab');
    await expect(undo(page)).toBeFocused();
    await undo(page).press('Enter');
    await expect(placeItems(page)).toHaveCount(5);
    expect(await storedPlaceIds(page)).toEqual([1, 2, 3, 4, 5]);
    await expect(meter(page)).toHaveAttribute('aria-valuetext', String(tooLong));
    await expect(undo(page)).toHaveCount(0);
  });

  await test.step('a visit is shortened', async () => {
    const shorten = page.getByRole('button', { name: /^Shorten / });
    const [, name] = /^Shorten (.+) to /.exec((await shorten.textContent()) ?? '') ?? [];
    const length = page.getByRole('combobox', { name: `Length of the visit: ${name}` });
    const before = await length.inputValue();
    await shorten.click();
    await expect(page.getByRole('status').filter({ hasText: `${name}: now 15 min.` })).toBeVisible();
    await expect(length).toHaveValue('15');
    await undo(page).click();
    await expect(length).toHaveValue(before);
  });
});
