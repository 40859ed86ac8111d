import type { Page } from '@playwright/test';
import { en } from '../../web/messages/en/signUp.ts';
import { type Account, newAccount } from '../account.ts';
import { expect, expectAccessible, expectAccessibleInBothSchemes, open, test } from '../guideTest.ts';
import { holdRequests } from '../holdRequests.ts';
import { codeMailedTo, freshAddress, freshNickname } from '../mailbox.ts';
import { fillDetails } from '../signUpSteps.ts';
import {
  choose,
  dateButton,
  leaveDialog,
  openTripPlan,
  peopleInput,
  placesInOrder,
  readServerPlan,
  save,
  saveButton,
  sheetHandle,
  storedPlaceIds,
  threePlaces,
  timeInput,
} from '../tripPlanScreen.ts';

test('SPEC 4: saves for a signed-in visitor without a place that was removed from the guide, and leads to the start with no chosen places', async ({
  page,
}) => {
  await newAccount(page);
  await choose(page, [...threePlaces, { id: 999_999, title: 'Old pier', lat: 37.8, lng: 128.9 }]);
  await openTripPlan(page);
  await sheetHandle(page).press('End');
  await expect(placesInOrder(page).getByRole('listitem').last()).toContainText('No longer in the guide.');
  await page.getByRole('button', { name: 'Back' }).click();
  const request = page.waitForRequest((one) => one.url().includes('/trip-plan') && one.method() === 'POST');
  await leaveDialog(page).getByRole('button', { name: 'Save' }).click();
  const sent = await request;
  expect(sent.url()).toContain('locale=KO');
  expect(sent.postDataJSON().visitSpotSet).toEqual(
    threePlaces.map(({ id }, index) => ({ placeId: id, memo: '', orderIndex: index + 1 })),
  );
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  expect(await storedPlaceIds(page)).toEqual([]);
});

test('SPEC 4: stays on the plan after its own Save, keeps changes made during a save, and opens no dialog on leaving afterwards', async ({
  page,
}) => {
  await newAccount(page);
  await choose(page);
  await open(page, '/myplan');
  await page.getByRole('button', { name: 'View plan' }).click();
  await saveButton(page).click();
  await expect(page.getByText('Your plan is saved.')).toBeVisible();
  await expect(page).toHaveURL(/myplan-detail$/);
  expect((await readServerPlan(page)).ids).toEqual([1, 2, 110]);
  expect(await storedPlaceIds(page)).toEqual([1, 2, 110]);
  await expectAccessible(page);
  // Later changes are unsaved, and are saved over the own plan without a dialog.
  await sheetHandle(page).press('End');
  await peopleInput(page).selectOption('2');
  await expect(page.getByText('Your plan is saved.')).toBeHidden();

  await test.step('changes made during a save are unsaved', async () => {
    const address = '**/api/v1/trip-plan?*';
    const release = await holdRequests(page, address);
    const asked = page.waitForRequest(address);
    await saveButton(page).click();
    await asked;
    await peopleInput(page).selectOption('3');
    release();
    await expect(saveButton(page)).not.toHaveAttribute('aria-busy');
    await expect(peopleInput(page)).toHaveValue('3');
    expect(await readServerPlan(page)).toMatchObject({ numberOfPeople: 2 });
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(leaveDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.unroute(address);
  });

  await saveButton(page).click();
  await expect(page.getByText('Your plan is saved.')).toBeVisible();
  expect(await readServerPlan(page)).toMatchObject({ numberOfPeople: 3 });
  await page.reload();
  await expect(peopleInput(page)).toHaveValue('3');
  await page.goBack();
  await expect(page).toHaveURL(/\/myplan$/);
});

async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fmyplan-detail/);
  await expect(page.getByText('Log in to save your plan.', { exact: false })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
}

test("SPEC 4: saves nothing for a guest who comes back without a login, and completes a guest's Save after it, by the plan's button and by the dialog", async ({
  page,
}) => {
  const account = await newAccount(page);
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await choose(page);
  await openTripPlan(page);
  await sheetHandle(page).press('End');
  await peopleInput(page).selectOption('2');
  await expectAccessibleInBothSchemes(page);
  await dateButton(page).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'dialog[open]');
  await page.keyboard.press('Escape');

  await test.step('back without a login', async () => {
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(leaveDialog(page).getByText('You need to log in to save.', { exact: false })).toBeVisible();
    await expectAccessibleInBothSchemes(page, 'dialog[open]');
    await leaveDialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/login\?returnTo=%2Fmyplan-detail/);
    expect(await storedPlaceIds(page)).toEqual([1, 2, 110]);
    // The address changes before the screen, and the plan would not have been left.
    await expect(page.getByText('Log in to save your plan.', { exact: false })).toBeVisible();
    await page.goBack();
    await expect(peopleInput(page)).toHaveValue('2');
    const pendingSave = () =>
      page.evaluate(() => JSON.parse(sessionStorage.getItem('tripDraft') ?? '{}').saveOnReturn);
    await expect.poll(pendingSave).toBeNull();
    await page.context().addCookies(cookies);
    await page.reload();
    await expect(page.getByRole('button', { name: /^Hi, / })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Does it fit?' })).toBeAttached();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    expect((await readServerPlan(page)).ids).toEqual([]);
  });

  const logOut = async () => {
    await page.context().clearCookies();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Does it fit?' })).toBeAttached();
  };
  await test.step("after the login, by the plan's button: the plan stays", async () => {
    await logOut();
    await saveButton(page).click();
    await logIn(page, account);
    await expect(page).toHaveURL(/\/myplan-detail$/);
    await expect(page.getByText('Your plan is saved.')).toBeVisible();
    expect(await readServerPlan(page)).toMatchObject({ ids: [1, 2, 110], numberOfPeople: 2 });
    expect(await storedPlaceIds(page)).toEqual([1, 2, 110]);
  });

  await test.step('after the login, by the dialog: leads to the start with nothing lost', async () => {
    await logOut();
    await sheetHandle(page).press('End');
    await timeInput(page).selectOption('12:30');
    await page.getByRole('button', { name: 'Move Gyeongpo Beach down' }).click();
    await save(page);
    await logIn(page, account);
    await expect(page.getByText('Your plan is saved.')).toBeVisible();
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    expect(await readServerPlan(page)).toMatchObject({ ids: [2, 1, 110], startTime: '12:30' });
    expect(await storedPlaceIds(page)).toEqual([]);
  });
});

test("SPEC 4: completes a guest's Save after a sign-up, to which the theme screen leads back", async ({
  page,
}) => {
  await choose(page);
  await openTripPlan(page);
  await sheetHandle(page).press('End');
  await peopleInput(page).selectOption('2');
  await save(page);
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/login?returnTo=%2Fmyplan-detail',
  );
  const email = freshAddress();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Verification code' }).fill(await codeMailedTo(page, email));
  await fillDetails(page, en.signUp, freshNickname());
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/signup\/complete/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Home' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to your plan' }).click();
  await expect(page).toHaveURL(/\/myplan-detail$/);
  await expect(page.getByText('Your plan is saved.')).toBeVisible();
  expect(await readServerPlan(page)).toMatchObject({ ids: [1, 2, 110], numberOfPeople: 2 });

  await test.step('Home completes it too, and leads to the saved plan', async () => {
    await peopleInput(page).selectOption('3');
    await page.evaluate(() => {
      const draft = JSON.parse(sessionStorage.getItem('tripDraft') ?? '{}');
      sessionStorage.setItem('tripDraft', JSON.stringify({ ...draft, saveOnReturn: 'stay' }));
    });
    await page.evaluate(() => history.back());
    await leaveDialog(page).getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('button', { name: 'Home' }).click();
    await expect(page.getByText('Your plan is saved.')).toBeVisible();
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    expect(await readServerPlan(page)).toMatchObject({ ids: [1, 2, 110], numberOfPeople: 3 });
    await page.getByRole('status').getByRole('link', { name: 'My plan' }).click();
    await expect(page.getByRole('button', { name: /^Continue plan/ })).toBeVisible();
  });
});
