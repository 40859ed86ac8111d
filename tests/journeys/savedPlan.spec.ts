import type { Browser, Page } from '@playwright/test';
import { toSeoulDate } from '../../domain/calendar/seoulTime.ts';
import { type Account, newAccount } from '../account.ts';
import { expect, expectAccessible, open, test } from '../guideTest.ts';
import {
  choose,
  dateButton,
  guarded,
  leaveDialog,
  openTripPlan,
  peopleInput,
  placeItems,
  readServerPlan,
  save,
  saveButton,
  savePlan,
  sheetHandle,
  storedPlaceIds,
  threePlaces,
  timeInput,
} from '../tripPlanScreen.ts';

const day = 24 * 60 * 60 * 1000;
const today = () => toSeoulDate(new Date());
/** MM.DD (docs/product/plans.md#my-plan). */
const label = () => today().slice(5).replace('-', '.');
const continueButton = (page: Page) => page.getByRole('button', { name: `Continue plan ${label()}` });
const lengthOfVisit = (page: Page) =>
  page.getByRole('combobox', { name: 'Length of the visit: Gyeongpo Beach' });
const addButton = (page: Page) => page.getByRole('button', { name: `Add saved plan ${label()}` });

test('SPEC 4: continues a saved plan with its order, inputs and lengths of visits, and saves it again unchanged', async ({
  page,
}) => {
  await newAccount(page);
  await choose(page);
  await openTripPlan(page);
  await sheetHandle(page).press('End');
  await placeItems(page).last().getByRole('button', { name: /up$/ }).click();
  await timeInput(page).selectOption('10:30');
  await peopleInput(page).selectOption('3');
  await lengthOfVisit(page).selectOption('120');
  await save(page);
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await expect(page.getByText('Your plan is saved.')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My plan' }).click();
  await expect(page.getByText('Nothing chosen yet.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'View plan' })).toBeDisabled();
  await expect(continueButton(page)).toBeVisible();
  await expectAccessible(page);
  await continueButton(page).click();
  await expect(placeItems(page)).toHaveCount(3);
  expect(await storedPlaceIds(page)).toEqual([1, 110, 2]);
  await expect(timeInput(page)).toHaveValue('10:30');
  await expect(peopleInput(page)).toHaveValue('3');
  await expect(lengthOfVisit(page)).toHaveValue('120');
  // No dialog, since nothing has changed.
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/myplan$/);
  await expect(leaveDialog(page)).toBeHidden();
});

test('SPEC 4: adds a saved plan to the chosen places, without duplicates', async ({ page }) => {
  await newAccount(page);
  await savePlan(page, [1, 7, 9], { startTime: '11:00' });
  await choose(page, [threePlaces[1] ?? {}, threePlaces[0] ?? {}]);
  await open(page, '/myplan');
  await expect(addButton(page)).toBeVisible();
  await expect(continueButton(page)).toHaveCount(0);
  await addButton(page).click();
  await expect(placeItems(page)).toHaveCount(4);
  expect(await storedPlaceIds(page)).toEqual([1, 7, 9, 2]);
  await expect(timeInput(page)).toHaveValue('11:00');
  // It differs from the saved one now.
  await guarded(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(leaveDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  // A reload does not restore places that were removed since.
  await sheetHandle(page).press('End');
  await placeItems(page)
    .nth(1)
    .getByRole('button', { name: /^Remove / })
    .click();
  await page.reload();
  await expect(placeItems(page)).toHaveCount(3);
  expect(await storedPlaceIds(page)).toEqual([1, 9, 2]);
});

test('DESIGN 3: clears a date in the past when a plan is continued, and reports it', async ({ page }) => {
  await newAccount(page);
  await savePlan(page, [1, 2], { tripDate: today(), startTime: '10:00', numberOfPeople: 2 });
  // Two days later by the browser's clock; the server's is unchanged.
  await page.clock.setFixedTime(Date.now() + 2 * day);
  await open(page, '/myplan');
  await continueButton(page).click();
  await sheetHandle(page).press('End');
  await expect(
    page.getByText('The saved date has passed, so it was cleared.', { exact: false }),
  ).toBeVisible();
  await expect(dateButton(page)).toContainText('Choose');
  await expect(timeInput(page)).toHaveValue('10:00');
  await expect(peopleInput(page)).toHaveValue('2');
  await page.reload();
  await expect(page.getByText('The saved date has passed', { exact: false })).toBeAttached();
  await guarded(page);
  await save(page);
  await expect(page.getByText('Your plan is saved.')).toBeVisible();
  expect(await readServerPlan(page)).toMatchObject({ tripDate: null, startTime: '10:00', numberOfPeople: 2 });
});

async function secondDevice(browser: Browser, account: Account, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' });
  const page = await context.newPage();
  const { email, password } = account;
  const response = await page.request.post('/api/v1/auth/login/email', { data: { email, password } });
  expect(response.ok()).toBe(true);
  return page;
}

/** Two devices of one account with the same plan of two places; the other one has saved since. */
async function twoDevices(page: Page, browser: Browser, baseURL: string | undefined): Promise<Page> {
  const account = await newAccount(page);
  await savePlan(page, [1, 2], { startTime: '09:00', numberOfPeople: 1 });
  const other = await secondDevice(browser, account, baseURL);
  for (const one of [page, other]) {
    await open(one, '/myplan');
    await continueButton(one).click();
    await expect(placeItems(one)).toHaveCount(2);
    await expect(one.getByRole('heading', { name: 'Does it fit?' })).toBeAttached();
    await sheetHandle(one).press('End');
  }
  await peopleInput(other).selectOption('4');
  await save(other);
  await expect(other.getByText('Your plan is saved.', { exact: true })).toBeVisible();
  return other;
}

const otherPlan = (page: Page) => page.getByRole('dialog', { name: 'Which plan do you want to keep?' });

test('DESIGN 3: lets the later of two devices choose before anything is replaced', async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await twoDevices(page, browser, baseURL);
  await timeInput(page).selectOption('18:00');
  await page.getByRole('button', { name: 'Move Gyeongpo Beach down' }).click();

  await test.step('Escape changes neither plan', async () => {
    await save(page);
    await expect(otherPlan(page)).toBeVisible();
    await expect(leaveDialog(page)).toBeHidden();
    const saved = { ids: [1, 2], startTime: '09:00', numberOfPeople: 4 };
    expect(await readServerPlan(page)).toMatchObject(saved);
    await expectAccessible(page, 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(otherPlan(page)).toBeHidden();
    await expect(timeInput(page)).toHaveValue('18:00');
    expect(await storedPlaceIds(page)).toEqual([2, 1]);
    expect(await readServerPlan(page)).toMatchObject(saved);
  });

  await test.step('keep mine', async () => {
    await save(page);
    await otherPlan(page).getByRole('button', { name: 'Keep mine' }).click();
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    await expect(page.getByText('Your plan is saved.', { exact: true })).toBeVisible();
    expect(await readServerPlan(page)).toMatchObject({ ids: [2, 1], startTime: '18:00', numberOfPeople: 1 });
  });

  await test.step('take the other: by now the other device is the later one', async () => {
    const before = await readServerPlan(page);
    await open(other, '/myplan');
    await addButton(other).or(continueButton(other)).click();
    await sheetHandle(other).press('End');
    await other
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await savePlan(page, [2, 1, 7], { numberOfPeople: 4 });
    await saveButton(other).click();
    await otherPlan(other).getByRole('button', { name: 'Take the other' }).click();
    await expect(other.getByText('This is your saved plan.')).toBeVisible();
    await expect(placeItems(other)).toHaveCount(3);
    await expect(peopleInput(other)).toHaveValue('4');
    expect((await readServerPlan(other)).ids).not.toEqual(before.ids);
    // It equals the saved plan: Back opens no dialog, also after a reload.
    await other.reload();
    await expect(placeItems(other)).toHaveCount(3);
    await other.getByRole('button', { name: 'Back' }).click();
    await expect(other).toHaveURL(/\/myplan$/);
    expect(await storedPlaceIds(other)).toEqual([2, 1, 7]);
  });
  await other.context().close();
});

test('DESIGN 3: confirms before a device without a saved plan replaces one, saves the same plan from a second tab without a dialog, and a different one with it', async ({
  page,
  context,
}) => {
  await newAccount(page);
  await savePlan(page, [7, 9]);
  await choose(page);
  await openTripPlan(page);
  const second = await context.newPage();
  await openTripPlan(second);

  await saveButton(page).click();
  await expect(otherPlan(page)).toBeVisible();
  expect((await readServerPlan(page)).ids).toEqual([7, 9]);
  await otherPlan(page).getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Your plan is saved.')).toBeVisible();
  expect((await readServerPlan(page)).ids).toEqual([1, 2, 110]);

  await saveButton(second).click();
  await expect(second.getByText('Your plan is saved.')).toBeVisible();
  // A place removed in the other tab is removed here too, but this tab still has the previous version of the plan.
  await sheetHandle(second).press('End');
  await second.getByRole('button', { name: 'Remove Gyeongpo Beach' }).click();
  await saveButton(second).click();
  await expect(second.getByText('Your plan is saved.')).toBeVisible();
  await expect(placeItems(page)).toHaveCount(2);
  await sheetHandle(page).press('End');
  await peopleInput(page).selectOption('4');
  await saveButton(page).click();
  await expect(otherPlan(page)).toBeVisible();
  expect(await readServerPlan(page)).toMatchObject({ ids: [2, 110], numberOfPeople: null });
});

test('shows a saved place that was removed from the guide as gone, and does not save it again', async ({
  page,
}) => {
  await newAccount(page);
  await savePlan(page, [1, 2, 110]);
  // The API's responses are faked; no place is removed from the running guide.
  const withoutLake = async (address: string) =>
    page.route(address, async (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      const response = await route.fetch();
      const left = (place: { id: number }) => (place.id === 2 ? { ...place, isListed: false } : place);
      const body = await response.json();
      await route.fulfill({
        response: response,
        json: Array.isArray(body) ? body.map(left) : { ...body, visitSpotSet: body.visitSpotSet.map(left) },
      });
    });
  await withoutLake('**/api/v1/stops?*');
  await withoutLake('**/api/v1/trip-plan?*');
  await open(page, '/myplan');
  await continueButton(page).click();
  await expect(placeItems(page)).toHaveCount(3);
  await sheetHandle(page).press('End');
  await expect(placeItems(page).nth(1)).toContainText('Gyeongpo Lake');
  await expect(placeItems(page).nth(1)).toContainText('No longer in the guide.');
  const said = 'One place is no longer in the guide and won’t be saved.';
  await expect(page.getByText(said).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Move Gyeongpo Beach down' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(leaveDialog(page).getByText(said)).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  await leaveDialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your plan is saved.')).toBeVisible();
  expect((await readServerPlan(page)).ids).toEqual([1, 110]);
});

// Which states a navigation may have, and that each is taken over once: web/features/plan/plan.test.ts.
test('SPEC 2, 4: takes the places of a navigation over once, before those of the device, and clears them with clearVisited', async ({
  page,
}) => {
  // The router stores the navigation's state in the browser's history.
  const pushState = (usr: object, address: string) =>
    page.evaluate(([state, path]) => history.pushState({ usr: state, key: path, idx: 1 }, '', path), [
      usr,
      address,
    ] as const);
  await choose(page, threePlaces.slice(0, 2));
  await open(page, '/myplan');
  await pushState({ visitedPlaces: threePlaces.slice(1).toReversed() }, '/myplan-detail');
  await page.goBack();
  await page.goForward();
  await expect(placeItems(page)).toHaveCount(3);
  expect(await storedPlaceIds(page)).toEqual([110, 2, 1]);
  await sheetHandle(page).press('End');
  await placeItems(page)
    .first()
    .getByRole('button', { name: /^Remove / })
    .click();
  await expect(placeItems(page)).toHaveCount(2);
  await page.reload();
  await expect(placeItems(page)).toHaveCount(2);
  await guarded(page);
  await page.goBack();
  await leaveDialog(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/myplan$/);
  await page.goForward();
  await expect(placeItems(page)).toHaveCount(2);
  expect(await storedPlaceIds(page)).toEqual([2, 1]);

  await guarded(page);
  await page.goBack();
  await leaveDialog(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/myplan$/);
  await pushState({ clearVisited: true }, '/myplan');
  await page.reload();
  await expect(page.getByText('Nothing chosen yet.', { exact: false })).toBeVisible();
  expect(await storedPlaceIds(page)).toEqual([]);
});
