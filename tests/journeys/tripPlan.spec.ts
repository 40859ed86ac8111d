import { newAccount } from '../account.ts';
import { expect, open, test } from '../guideTest.ts';
import {
  choose,
  dateButton,
  expectAccessible,
  keptIds,
  leaveDialog,
  openTripPlan,
  peopleInput,
  placesInOrder,
  save,
  sheetHandle,
  threePlaces,
} from '../tripPlanScreen.ts';

test('SPEC 4: Back asks before unsaved content is left; Escape stays, Leave goes back', async ({ page }) => {
  await choose(page);
  await open(page, '/myplan');
  await openTripPlan(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(leaveDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(leaveDialog(page)).toBeHidden();
  await expect(page).toHaveURL(/myplan-detail/);
  await page.getByRole('button', { name: 'Back' }).click();
  await leaveDialog(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).not.toHaveURL(/myplan-detail/);
  expect(await keptIds(page)).toEqual([1, 2, 110]);
});

test('SPEC 4: a signed-in visitor saves, and is led to the start with nothing chosen', async ({ page }) => {
  await newAccount(page);
  await choose(page);
  await openTripPlan(page);
  await page.getByRole('button', { name: 'Back' }).click();
  const request = page.waitForRequest((one) => one.url().includes('/trip-plan') && one.method() === 'POST');
  await leaveDialog(page).getByRole('button', { name: 'Save' }).click();
  const sent = await request;
  expect(sent.url()).toContain('locale=KO');
  expect(sent.postDataJSON().visitSpotSet).toEqual(
    threePlaces.map(({ id }, index) => ({ placeId: id, memo: '', orderIndex: index + 1 })),
  );
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  expect(await keptIds(page)).toEqual([]);
});

test('a guest who saves is led to the login; what was filled in is still there', async ({ page }) => {
  await choose(page);
  await openTripPlan(page);
  await sheetHandle(page).press('End');
  await peopleInput(page).selectOption('2');
  await save(page);
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fmyplan-detail/);
  expect(await keptIds(page)).toEqual([1, 2, 110]);
  await page.goBack();
  await expect(peopleInput(page)).toHaveValue('2');
});

test('a place that has left the guide is shown as gone and left out of saving', async ({ page }) => {
  await newAccount(page);
  await choose(page, [...threePlaces, { id: 999_999, title: 'Old pier', lat: 37.8, lng: 128.9 }]);
  await openTripPlan(page);
  await sheetHandle(page).press('End');
  await expect(placesInOrder(page).getByRole('listitem').last()).toContainText('No longer in the guide.');
  await page.getByRole('button', { name: 'Back' }).click();
  const request = page.waitForRequest((one) => one.url().includes('/trip-plan') && one.method() === 'POST');
  await leaveDialog(page).getByRole('button', { name: 'Save' }).click();
  expect((await request).postDataJSON().visitSpotSet).toHaveLength(3);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the plan, its calendar and its dialog, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await choose(page);
    await openTripPlan(page);
    await expectAccessible(page);
    await sheetHandle(page).press('End');
    await expectAccessible(page);
    await dateButton(page).click();
    await expect(page.getByRole('grid')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Back' }).click();
    await expectAccessible(page);
  });
}
