import type { Page } from '@playwright/test';
import { endSession, newAccount } from '../account.ts';
import { expect, expectAccessible, open, test } from '../guideTest.ts';
import {
  choose,
  dateButton,
  guarded,
  leaveDialog,
  openTripPlan,
  peopleInput,
  placesInOrder,
  readServerPlan,
  save,
  saveButton,
  sheetHandle,
  storedPlaceIds,
  storePlacesOnDevice,
  timeInput,
} from '../tripPlanScreen.ts';

const items = (page: Page) => placesInOrder(page).getByRole('listitem');
const heading = (page: Page) => page.getByRole('heading', { name: 'Does it fit?' });

/** Goes from my plan to the screen, as visitors do. */
async function goToTripPlan(page: Page, { isLoggedIn = false } = {}): Promise<void> {
  // A separate request, which must not meet the session's end.
  const asked = isLoggedIn ? page.waitForResponse(/\/trip-plan\/share/) : null;
  await open(page, '/myplan');
  await page.getByRole('button', { name: 'View plan' }).click();
  await expect(page).toHaveURL(/\/myplan-detail$/);
  await expect(heading(page)).toBeAttached();
  await guarded(page);
  await asked;
}

test("SPEC 4: opens the dialog for Back, links and the phone's back button, leaves with nothing lost, and syncs places with another tab", async ({
  page,
  context,
}) => {
  await choose(page);
  await goToTripPlan(page);

  await test.step('Escape stays', async () => {
    for (const goAway of [
      () => page.getByRole('button', { name: 'Back' }).click(),
      () => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Explore' }).click(),
      () => page.goBack(),
    ]) {
      await goAway();
      await expect(leaveDialog(page)).toBeVisible();
      await expect(page).toHaveURL(/\/myplan-detail$/);
      await page.keyboard.press('Escape');
      await expect(leaveDialog(page)).toBeHidden();
    }
  });

  await test.step('the link to more places opens no dialog', async () => {
    await sheetHandle(page).press('End');
    await timeInput(page).selectOption('14:00');
    await page.getByRole('link', { name: 'Find places' }).click();
    await expect(page).toHaveURL(/\/list$/);
    await page.goBack();
    await expect(timeInput(page)).toHaveValue('14:00');
    await expect(items(page)).toHaveCount(3);
    await guarded(page);
  });

  await test.step('going back right after Escape opens it again', async () => {
    await page.goBack();
    await expect(leaveDialog(page)).toBeVisible();
    await expect(page).toHaveURL(/\/myplan-detail$/);
    // In one task, so that nothing is rendered between the two.
    const backRightAfterEscape = () =>
      page.evaluate(() => {
        addEventListener('keyup', () => history.back(), { once: true });
      });
    for (let time = 0; time < 5; time += 1) {
      await backRightAfterEscape();
      const isBack = page.waitForURL(/\/myplan$/, { waitUntil: 'commit' });
      await page.keyboard.press('Escape');
      await isBack;
      await expect(page).toHaveURL(/\/myplan-detail$/);
      await expect(leaveDialog(page)).toBeVisible();
    }
  });

  await leaveDialog(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/myplan$/);
  await expect(page.getByRole('list', { name: 'Chosen places' }).getByRole('listitem')).toHaveCount(3);
  expect(await storedPlaceIds(page)).toEqual([1, 2, 110]);

  await test.step('Leave after the Back button', async () => {
    await page.getByRole('button', { name: 'View plan' }).click();
    await expect(heading(page)).toBeAttached();
    await guarded(page);
    await page.getByRole('button', { name: 'Back' }).click();
    await leaveDialog(page).getByRole('button', { name: 'Leave' }).click();
    await expect(page).not.toHaveURL(/myplan-detail/);
    expect(await storedPlaceIds(page)).toEqual([1, 2, 110]);
  });

  await test.step('places added or removed in another tab are synced, and the inputs stay', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My plan' }).click();
    await page.getByRole('button', { name: 'View plan' }).click();
    await expect(heading(page)).toBeAttached();
    await guarded(page);
    await sheetHandle(page).press('End');
    await timeInput(page).selectOption('15:30');
    await peopleInput(page).selectOption('4');
    await page.getByRole('button', { name: 'Move Gyeongpo Beach down' }).click();
    await dateButton(page).click();
    const typed = page.getByRole('textbox', { name: 'Type it (MM/DD/YYYY)' });
    await typed.fill('12/24/20');
    const other = await context.newPage();
    await open(other, '/content/tour/7');
    await other.getByRole('button', { name: 'Add to journey' }).click();
    await expect(other.getByText('In your plan')).toBeVisible();
    await expect(page.locator('ol > li')).toHaveCount(4);
    expect(await storedPlaceIds(page)).toEqual([2, 1, 110, 7]);
    await open(other, '/myplan');
    await other.getByRole('button', { name: 'Remove Gyeongpo Beach' }).click();
    await expect(page.locator('ol > li')).toHaveCount(3);
    await expect(typed).toHaveValue('12/24/20');
    await page.keyboard.press('Escape');
    await expect(timeInput(page)).toHaveValue('15:30');
    await expect(peopleInput(page)).toHaveValue('4');
    expect(await storedPlaceIds(page)).toEqual([2, 110, 7]);
    // The next change here does not undo changes synced from the other tab.
    await items(page).first().getByRole('button', { name: /down$/ }).click();
    expect(await storedPlaceIds(page)).toEqual([110, 2, 7]);
  });
});

test("SPEC 4: reports a save that the server does not accept or answer, with a retry, keeps order and inputs, and leads Save from the phone's back button to the start", async ({
  page,
}) => {
  await newAccount(page);
  await choose(page);
  await goToTripPlan(page);
  await sheetHandle(page).press('End');
  await peopleInput(page).selectOption('2');
  await page.getByRole('button', { name: 'Move Gyeongpo Beach down' }).click();
  let tries = 0;
  await page.route('**/api/v1/trip-plan?*', (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    tries += 1;
    // The browser stays online: nothing is queued on the device.
    return tries === 1 ? route.fulfill({ status: 502 }) : route.abort();
  });
  await save(page);
  const failed = leaveDialog(page).getByRole('alert');
  await expect(failed).toContainText('Your plan couldn’t be saved. It’s still here on your device.');
  await expectAccessible(page, 'dialog[open]');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => tries).toBe(2);
  await expect(failed).toContainText('Your plan couldn’t be saved.');
  await page.keyboard.press('Escape');
  expect(await storedPlaceIds(page)).toEqual([2, 1, 110]);
  await expect(peopleInput(page)).toHaveValue('2');
  await page.unroute('**/api/v1/trip-plan?*');
  await page.goBack();
  await expect(leaveDialog(page)).toBeVisible();
  // Opened again, it shows no error yet.
  await expect(leaveDialog(page).getByText('Your plan couldn’t be saved.', { exact: false })).toHaveCount(0);
  await leaveDialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your plan is saved.')).toBeVisible();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  expect(await storedPlaceIds(page)).toEqual([]);
  expect(await readServerPlan(page)).toMatchObject({ ids: [2, 1, 110], numberOfPeople: 2 });
});

test('DESIGN 7: opens the login in place when a session has ended, keeps the plan when it is closed, and continues the save, also after a login by Google', async ({
  page,
}) => {
  const { email, password } = await newAccount(page);
  await choose(page);
  await goToTripPlan(page, { isLoggedIn: true });
  await sheetHandle(page).press('End');
  await peopleInput(page).selectOption('3');
  const login = page.getByRole('dialog', { name: 'Please log in again' });
  // As after Google's redirect: new cookies, and a page load.
  const logIn = () => page.request.post('/api/v1/auth/login/email', { data: { email, password } });

  await test.step('closed, nothing is saved', async () => {
    await endSession(page);
    await save(page);
    await expect(login).toBeVisible();
    await login.getByRole('button', { name: 'Close' }).click();
    await expect(login).toBeHidden();
    await expect(leaveDialog(page).getByText('You need to log in to save.', { exact: false })).toBeVisible();
    await expect(leaveDialog(page).getByText('Your plan couldn’t be saved.', { exact: false })).toBeVisible();
    expect(await storedPlaceIds(page)).toEqual([1, 2, 110]);
    await logIn();
    expect((await readServerPlan(page)).ids).toEqual([]);
  });

  // A separate request, which must not meet the session's end.
  const isSignedIn = async (load: () => Promise<unknown>) => {
    const asked = page.waitForResponse(/\/trip-plan\/share/);
    await load();
    await expect(page.getByRole('button', { name: /^Hi, / })).toBeVisible();
    await expect(heading(page)).toBeAttached();
    await asked;
  };
  await test.step('after a login by Google the save is completed once the page is back', async () => {
    await isSignedIn(() => page.reload());
    await endSession(page);
    await saveButton(page).click();
    await expect(login).toBeVisible();
    await logIn();
    await isSignedIn(() => open(page, '/myplan-detail'));
    await expect(page.getByText('Your plan is saved.')).toBeVisible();
    expect(await readServerPlan(page)).toMatchObject({ ids: [1, 2, 110], numberOfPeople: 3 });
  });

  await test.step('after the login in place the save continues', async () => {
    await peopleInput(page).selectOption('4');
    await endSession(page);
    await save(page);
    await expect(login).toBeVisible();
    await expect(page).toHaveURL(/\/myplan-detail$/);
    await login.getByRole('textbox', { name: 'Email' }).fill(email);
    await login.getByRole('textbox', { name: 'Password' }).fill(password);
    await login.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByText('Your plan is saved.').first()).toBeVisible();
    await expect.poll(() => storedPlaceIds(page)).toEqual([]);
    expect(await readServerPlan(page)).toMatchObject({ ids: [1, 2, 110], numberOfPeople: 4 });
  });
});

test('reports full storage on the device, and keeps the order on the page so that it can be saved', async ({
  page,
}) => {
  await newAccount(page);
  await choose(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(page, '/myplan-detail?lang=en');
  await expect(heading(page)).toBeAttached();
  await sheetHandle(page).press('End');
  await peopleInput(page).selectOption('2');
  await expect(
    page.getByRole('alert').filter({ hasText: 'couldn’t be saved on this device.' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Move Gyeongpo Beach down' }).click();
  await expect(items(page).nth(1)).toContainText('Gyeongpo Beach');
  await expect(peopleInput(page)).toHaveValue('2');
  // A change of language keeps it too.
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitem', { name: '한국어' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await page.getByRole('button', { name: '언어' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(items(page).nth(1)).toContainText('Gyeongpo Beach');
  await expect(peopleInput(page)).toHaveValue('2');
  await save(page);
  await expect(page.getByText('Your plan is saved.')).toBeVisible();
  expect(await readServerPlan(page)).toMatchObject({ ids: [2, 1, 110], numberOfPeople: 2 });
});

// Any other text: web/features/plan/visitedPlaces.test.ts and web/features/plan/trip/trip.test.ts.
test('migrates data of an older version, and keeps the valid part of corrupt data', async ({ page }) => {
  await storePlacesOnDevice(
    page,
    JSON.stringify([
      { id: '2', title: 'Lake' },
      null,
      { id: -1, title: 'x' },
      { id: 1, title: 'Beach', lat: null, lng: '128.9' },
      { id: {}, title: 'x' },
      { id: 2, title: 'Lake again', lat: 37.8, lng: 128.9 },
      { id: 3 },
    ]),
  );
  await storePlacesOnDevice(
    page,
    '{"date":"2020-13-45","time":"09:10","people":"many","takenFrom":7}',
    'tripDraft',
  );
  await openTripPlan(page);
  await expect(items(page)).toHaveCount(2);
  await sheetHandle(page).press('End');
  await expect(items(page).first()).toContainText('Gyeongpo Lake');
  await expect(dateButton(page)).toContainText('Choose');
  await expect(timeInput(page)).toHaveValue('');
  await expect(peopleInput(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Move Gyeongpo Lake down' }).click();
  const kept = await page.evaluate(() => localStorage.getItem('visitedPlaces'));
  expect(JSON.parse(kept ?? '')).toEqual([
    { id: 1, title: 'Beach', lat: 37.751, lng: 128.876 },
    { id: 2, title: 'Lake', lat: 37.751, lng: 128.876 },
  ]);

  await test.step('text that is no list', async () => {
    await page.evaluate(() => {
      localStorage.setItem('visitedPlaces', '{');
      sessionStorage.setItem('tripDraft', '{');
    });
    await page.reload();
    await expect(page.getByText('No places yet.', { exact: false })).toBeAttached();
  });
});
