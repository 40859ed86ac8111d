import type { Page } from '@playwright/test';
import { newAccount } from '../account.ts';
import { expect, expectAccessible, open, test } from '../guideTest.ts';
import {
  choose,
  guarded,
  openTripPlan,
  placesInOrder,
  readServerPlan,
  save,
  saveButton,
  savePlan,
  storedPlaceIds,
} from '../tripPlanScreen.ts';

/** The words of the screens. */
const said = {
  like: 'Like',
  likeWaits: 'Sent when you’re online.',
  liked: 'Liked spots',
  savedHere: 'Saved on this device. It’s sent when you’re online.',
  saved: 'Your plan is saved.',
  question: 'Which plan do you want to keep?',
  keepMine: 'Keep mine',
  takeOther: 'Take the other',
  notSent: 'Not sent yet: your account has another plan.',
} as const;

/** Counts the requests that change something and reach the server. */
function countPosts(page: Page, path: RegExp): () => number {
  let posts = 0;
  page.on('response', (response) => {
    if (response.request().method() !== 'GET' && path.test(response.url())) posts += 1;
  });
  return () => posts;
}

test('SPEC 6: sends likes that were pressed without network once, as last pressed', async ({
  page,
  context,
}) => {
  await newAccount(page);
  await open(page, '/content/tour/7');
  const like = page.getByRole('button', { name: said.like, exact: true });
  const posts = countPosts(page, /like-place\/7$/);
  await context.setOffline(true);
  await like.click();
  await expect(page.getByText(said.likeWaits)).toBeVisible();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(said.likeWaits)).toBeVisible();
  await expectAccessible(page, 'main');
  await context.setOffline(false);
  await expect(page.getByText(said.likeWaits)).toBeHidden();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(posts).toBe(1);
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  // Pressed back and forth: the last press is sent, once.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await like.click();
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(said.likeWaits)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(said.likeWaits)).toBeHidden();
  await expect.poll(posts).toBe(2);
});

test('SPEC 6: sends a plan saved without network, saves on from it, and asks before it replaces another device’s', async ({
  page,
  context,
}) => {
  await newAccount(page);
  await choose(page);
  await openTripPlan(page);
  const posts = countPosts(page, /trip-plan\?/);
  const startAt = (time: string) => page.getByRole('combobox', { name: 'Time' }).selectOption(time);
  const dialog = page.getByRole('dialog', { name: said.question });
  await page.waitForLoadState('networkidle');

  await test.step('sends what was saved, and saves on from it', async () => {
    await context.setOffline(true);
    await saveButton(page).click();
    await expect(page.getByText(said.savedHere)).toBeVisible();
    await startAt('10:30');
    await saveButton(page).click();
    await expect(page.getByText(said.savedHere)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(said.saved)).toBeVisible();
    await expect.poll(posts).toBe(2);
    expect(await readServerPlan(page)).toMatchObject({ ids: [1, 2, 110], startTime: '10:30' });
    await startAt('11:00');
    await saveButton(page).click();
    await expect(page.getByText(said.saved)).toBeVisible();
    expect((await readServerPlan(page)).startTime).toBe('11:00');
    await expect(dialog).toBeHidden();
  });

  await test.step('asks before it replaces the plan of another device, also after a reload', async () => {
    await context.setOffline(true);
    await startAt('11:30');
    await saveButton(page).click();
    await expect(page.getByText(said.savedHere)).toBeVisible();
    await savePlan(page, [7, 8, 9]);
    await context.setOffline(false);
    await expect(dialog).toBeVisible();
    await expectAccessible(page, 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByText(said.notSent)).toBeVisible();
    expect((await readServerPlan(page)).ids).toEqual([7, 8, 9]);
    await page.reload();
    await dialog.getByRole('button', { name: said.keepMine }).click();
    await expect(page.getByText(said.saved)).toBeVisible();
    expect((await readServerPlan(page)).ids).toEqual([1, 2, 110]);
  });

  await test.step('takes the other plan instead of the one that waits', async () => {
    await context.setOffline(true);
    await startAt('12:00');
    await saveButton(page).click();
    await expect(page.getByText(said.savedHere)).toBeVisible();
    await savePlan(page, [7, 8]);
    await context.setOffline(false);
    await dialog.getByRole('button', { name: said.takeOther }).click();
    await expect(dialog).toBeHidden();
    await expect(placesInOrder(page).getByRole('listitem')).toHaveCount(2);
    expect((await readServerPlan(page)).ids).toEqual([7, 8]);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('outbox '))),
    ).toEqual([]);
  });
});

test('SPEC 6: leads Save from the dialog to the start without network, and keeps the places until they are sent', async ({
  page,
  context,
}) => {
  await newAccount(page);
  await choose(page);
  await openTripPlan(page);
  await open(page, '/');
  await page.getByRole('link', { name: 'My plan' }).click();
  await page.getByRole('button', { name: 'View plan' }).click();
  await expect(placesInOrder(page).getByRole('listitem')).toHaveCount(3);
  await guarded(page);
  await context.setOffline(true);
  await save(page);
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  // The plan's screen, which says it too, may be there for a moment still.
  await expect(page.getByText(said.savedHere).first()).toBeVisible();
  expect(await storedPlaceIds(page)).toEqual([1, 2, 110]);
  await context.setOffline(false);
  await expect.poll(async () => (await readServerPlan(page)).ids).toEqual([1, 2, 110]);
  // It is saved: leaving it asks nothing.
  await page.getByRole('link', { name: 'My plan' }).click();
  await page.getByRole('button', { name: 'View plan' }).click();
  // Every screen has a button with this name.
  await expect(placesInOrder(page).getByRole('listitem')).toHaveCount(3);
  await guarded(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/myplan$/);
});

test('SPEC 6: keeps what waits over a killed tab, and leads to the trip plan to decide', async ({
  page,
  context,
}) => {
  await newAccount(page);
  await choose(page);
  await openTripPlan(page);
  const place = await context.newPage();
  await open(place, '/content/tour/9');
  await context.setOffline(true);
  await saveButton(page).click();
  await expect(page.getByText(said.savedHere)).toBeVisible();
  await place.getByRole('button', { name: said.like, exact: true }).click();
  await expect(place.getByText(said.likeWaits)).toBeVisible();
  await page.close();
  await place.close();
  const later = await context.newPage();
  await savePlan(later, [7, 8]);
  await context.setOffline(false);
  await open(later, '/support');
  await later.getByRole('link', { name: 'Open my trip plan' }).click();
  await expect(later.getByRole('dialog', { name: said.question })).toBeVisible();
  await later.keyboard.press('Escape');
  await open(later, '/myplan');
  await expect(later.getByRole('region', { name: said.liked }).getByRole('article')).toHaveCount(1);
});

test('SPEC 6: shows waiting likes in my plan, and deletes them at the logout', async ({ page, context }) => {
  await newAccount(page);
  await open(page, '/myplan');
  await expect(page.getByText('No liked places yet.', { exact: false })).toBeVisible();
  const place = await context.newPage();
  await open(place, '/content/tour/9');
  await place.waitForLoadState('networkidle');
  // Only this tab is offline: the other one loads the name of the place.
  await place.route(/user\/like-place/, (route) => route.abort());
  await place.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await place.getByRole('button', { name: said.like, exact: true }).click();
  await expect(place.getByText(said.likeWaits)).toBeVisible();
  const waiting = page.getByRole('list', { name: 'Sent when you’re online' });
  await expect(waiting.getByRole('link')).toHaveCount(1);
  await expectAccessible(page, 'main');
  await open(page, '/');
  await page.getByRole('button', { name: /^Hi, / }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect
    .poll(() => place.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('outbox'))))
    .toEqual([]);
});

test('SPEC 6: says that the login needs a network, and goes on once there is one', async ({
  page,
  context,
}) => {
  const account = await newAccount(page);
  await context.clearCookies();
  await open(page, '/login');
  const offline = page.getByText('You’re offline. Please try again once you’re connected.');
  await page.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
  await context.setOffline(true);
  await page.getByRole('link', { name: /Google/ }).click();
  await expect(offline).toBeVisible();
  await page.getByRole('textbox', { name: 'Password' }).press('Enter');
  // The dialog (docs/product/accounts.md#messages). The sentence stays beside the form and at Google's link.
  await page.getByRole('alertdialog', { name: 'Server Error' }).getByRole('button', { name: 'OK' }).click();
  await expect(offline).toHaveCount(2);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});
