import type { Page } from '@playwright/test';
import { en as enAccount } from '../../web/messages/en/account.ts';
import { en as enPlan } from '../../web/messages/en/plan.ts';
import { en as enShell } from '../../web/messages/en/shell.ts';
import { en as enSignUp } from '../../web/messages/en/signUp.ts';
import { type Account, endSession, expireAccessToken, newAccount } from '../account.ts';
import { expect, expectAccessible, open, test } from '../guideTest.ts';
import { holdRequests } from '../holdRequests.ts';

const said = { ...enShell, ...enAccount, ...enSignUp, ...enPlan };

const greeting = (page: Page, { nickname }: Account) =>
  page.getByRole('button', { name: said.shell.greeting(nickname) });
const refreshes = (page: Page) => {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/refresh')) seen.push(request.url());
  });
  return seen;
};

test('SPEC 5, 8: leads a guest from the account page to the login and back, in English, after a wrong password', async ({
  page,
}) => {
  const account = await newAccount(page);
  await page.context().clearCookies();
  await open(page, '/account?lang=en');
  await expect(page).toHaveURL(/\/login\?.*returnTo=%2Faccount/);
  await expect(page.getByText('Please log in to see this page.')).toBeVisible();
  const email = page.getByRole('textbox', { name: said.signUp.email, exact: true });
  const password = page.getByRole('textbox', { name: said.signUp.password, exact: true });
  const send = page.getByRole('main').getByRole('button', { name: said.login.title, exact: true });
  await expect(send).toBeDisabled();
  await email.fill(account.email);
  await expect(send).toBeDisabled();
  await password.fill('Wrong0ne!');
  await send.click();
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText(said.login.wrongEmailAndPassword);
  await expectAccessible(page);
  await page.getByRole('button', { name: said.signUp.clearEmail }).click();
  await expect(email).toHaveValue('');
  await expect(email).toBeFocused();
  await expect(alert).toBeEmpty();
  await page.getByRole('button', { name: said.signUp.showPassword }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await email.fill(account.email.toUpperCase());
  await password.fill(account.password);
  await password.press('Enter');
  await expect(page).toHaveURL(/\/account/);
  await expect(page.getByText(account.email)).toBeVisible();
  await greeting(page, account).click();
  await expect(page.getByRole('menuitem', { name: said.shell.myAccount })).toBeFocused();
  await expectAccessible(page);
});

test('shows, changes and deletes the account in English', async ({ page }) => {
  const account = await newAccount(page);
  await open(page, '/account?lang=en');
  await expect(page.getByText(account.email)).toBeVisible();
  const sessions = page.getByRole('list', { name: said.account.devices });
  await expect(sessions).toContainText(said.account.sessions.current);
  await expectAccessible(page);
  const nickname = `k${account.nickname.slice(1)}`;
  await page.getByRole('textbox', { name: said.signUp.nickname, exact: true }).fill(nickname);
  await expect(page.getByText(said.signUp.nicknameAvailable)).toBeVisible();
  await page.getByRole('button', { name: said.account.saveNickname }).click();
  await expect(page.getByText(said.account.nicknameSaved)).toBeVisible();
  await expect(greeting(page, { ...account, nickname })).toBeVisible();

  await page.getByRole('button', { name: said.account.delete, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(said.account.deleteKept);
  await dialog.getByRole('textbox').fill('Wrong0ne!');
  await dialog.getByRole('button', { name: said.account.deleteNow }).click();
  await expect(dialog).toContainText(said.account.wrongPassword);
  await expectAccessible(page, 'dialog[open]');
  await dialog.getByRole('textbox').fill(account.password);
  await dialog.getByRole('button', { name: said.account.deleteNow }).click();
  await expect(page).toHaveURL(/:\d+\/(\?.*)?$/);
  await expect(page.getByText(said.account.deleted)).toBeVisible();
  await expect(page.getByRole('link', { name: said.shell.logIn, exact: true })).toBeVisible();
  const { email, password } = account;
  const again = await page.request.post('/api/v1/auth/login/email', { data: { email, password } });
  expect(again.status()).toBe(401);
});

test('logs out another device, and then all the others, once the password confirms it', async ({
  page,
  playwright,
  baseURL,
}) => {
  const { email, password } = await newAccount(page);
  for (const device of ['Linux; Android 16', 'Windows NT 10.0', 'Macintosh']) {
    const userAgent = `Mozilla/5.0 (${device}) Chrome/140.0.0.0 Safari/537.36`;
    const elsewhere = await playwright.request.newContext({ baseURL: `${baseURL}`, userAgent });
    await elsewhere.post('/api/v1/auth/login/email', { data: { email, password } });
    await elsewhere.dispose();
  }
  await open(page, '/account?lang=en');
  const devices = page.getByRole('list', { name: 'Devices' }).getByRole('listitem');
  await expect(devices).toHaveCount(4);
  const others = page.getByRole('button', { name: 'Log out all other devices' });
  await devices.getByRole('button', { name: /^Log out Chrome, Android, logged in / }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(/^Log out Chrome, Android, logged in /);
  const send = dialog.getByRole('button', { name: 'Log out' });
  await expect(send).toBeDisabled();
  await dialog.getByRole('textbox').fill('Wrong0ne!');
  await send.click();
  await expect(dialog).toContainText(said.account.wrongPassword);
  await expectAccessible(page, 'dialog[open]');
  await dialog.getByRole('textbox').fill(password);
  await send.click();
  await expect(page.getByText(said.account.sessions.ended)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(devices).toHaveCount(3);
  await expect(devices.filter({ hasText: 'Chrome, Android' })).toHaveCount(0);
  await others.click();
  await expect(dialog).toHaveAccessibleName(said.account.sessions.endOthers);
  await dialog.getByRole('textbox').fill(password);
  await send.click();
  await expect(page.getByText(said.account.sessions.ended)).toBeVisible();
  await expect(devices).toHaveCount(1);
  await expect(devices).toContainText(said.account.sessions.current);
  await expect(others).toHaveCount(0);
});

test('SPEC 8: opens the dialog for each login that fails otherwise, with a retry, and keeps the input', async ({
  page,
}) => {
  const account = await newAccount(page);
  await page.context().clearCookies();
  await open(page, '/login');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
  const contentType = 'application/problem+json';
  const send = page.getByRole('main').getByRole('button', { name: 'Log in' });
  const dialog = page.getByRole('alertdialog', { name: 'Server Error' });
  const errors = [{ field: 'email', code: 'too_big', message: 'x' }];
  const invalid = JSON.stringify({ title: '', status: 400, code: 'invalidRequest', errors });
  await page.route('**/auth/login/email', (route) =>
    route.fulfill({ status: 400, contentType, body: invalid }),
  );
  await send.click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
    'Invalid email format.',
  );
  await expect(page.getByRole('alert')).toBeEmpty();
  await expect(dialog).toBeHidden();
  const [still, lost] = ['What you entered is still here.', 'The connection to the server was lost.'];
  for (const [status, code, inDialog, beside] of [
    [500, 'internal', still, 'Server error.'],
    [403, 'forbidden', still, 'Server error.'],
    [404, 'notFound', still, 'Server error.'],
    [0, '', lost, lost],
    [429, 'tooManyRequests', 'in 3 minutes', 'in 3 minutes'],
  ] as const) {
    const body = JSON.stringify({ title: '', status, code });
    const headers = { 'retry-after': '150' };
    await page.route('**/auth/login/email', (route) =>
      status === 0 ? route.abort() : route.fulfill({ status, headers, contentType, body }),
    );
    await send.click();
    await expect(dialog).toContainText(inDialog);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('alert')).toContainText(beside);
  }
  // Not before: between two routes a request would reach the server.
  await page.unroute('**/auth/login/email');
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(greeting(page, account)).toBeVisible();
});

test('SPEC 4: logs out other tabs too, and keeps the chosen places', async ({ page, context }) => {
  const account = await newAccount(page);
  await open(page, '/content/tour/1');
  await page.getByRole('button', { name: 'Add to journey' }).click();
  const other = await context.newPage();
  await open(other, '/myplan');
  await expect(other.getByText('No liked places yet.', { exact: false })).toBeVisible();
  await greeting(page, account).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(greeting(page, account)).toHaveCount(0);
  await expect(other.getByText('Once you’re logged in', { exact: false })).toBeVisible();
  await expect(other.getByRole('button', { name: /^Hi, / })).toHaveCount(0);
  await expect(other.getByRole('list', { name: 'Chosen places' })).toContainText('Gyeongpo Beach');
  const notice = page.getByRole('status').filter({ hasText: said.shell.placesStay });
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  const ours = ['access_token', 'refresh_token', 'nickname'];
  const held = async () => (await context.cookies()).filter(({ name }) => ours.includes(name));
  await expect.poll(held).toEqual([]);
  await page.getByRole('button', { name: said.shell.clearPlaces }).click();
  await expect(page.getByText(said.shell.placesCleared)).toBeVisible();
  await expect(other.getByRole('list', { name: 'Chosen places' })).toHaveCount(0);
});

test('reports a logout without network, stays logged out, and ends the session once there is network again', async ({
  page,
  context,
  baseURL,
}) => {
  const account = await newAccount(page);
  const cookies = await context.cookies();
  const refreshToken = cookies.find(({ name }) => name === 'refresh_token')?.value ?? '';
  await open(page, '/list');
  await context.route('**/auth/logout', (route) => route.abort());
  await greeting(page, account).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByText(said.shell.loggedOutHere)).toBeVisible();
  // The response to a request that was under way arrives after the logout.
  await context.addCookies(cookies.filter(({ name }) => name === 'access_token' || name === 'nickname'));
  const other = await context.newPage();
  await other.goto('/myplan');
  for (const tab of [page, other]) {
    await tab.reload();
    await expect(tab.getByRole('link', { name: 'Log in', exact: true })).toBeVisible();
    await expect(tab.getByRole('button', { name: /^Hi, / })).toHaveCount(0);
  }
  await other.close();
  await context.unroute('**/auth/logout');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  const names = ['access_token', 'refresh_token', 'nickname', 'logout_pending'];
  const held = async () => (await context.cookies()).filter(({ name }) => names.includes(name));
  await expect.poll(held).toEqual([]);
  const headers = { authorization: `Bearer ${refreshToken}` };
  expect((await page.request.post(`${baseURL}/api/v1/auth/refresh`, { headers })).status()).toBe(401);
});

test('SPEC 4: stays logged in after a failed refresh, renews an expired access token once across tabs, and leads an ended session to the start with the reason', async ({
  page,
  context,
}) => {
  const account = await newAccount(page);

  await test.step('a refresh request fails', async () => {
    await expireAccessToken(page);
    await page.route('**/auth/refresh', (route) => route.abort());
    await open(page, '/account');
    await expect(page.getByRole('alert')).toContainText('Unable to retrieve response.');
    await expect(greeting(page, account)).toBeVisible();
    await page.unroute('**/auth/refresh');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(account.email)).toBeVisible();
  });

  await test.step('two tabs refresh once', async () => {
    const other = await context.newPage();
    await open(other, '/');
    await expireAccessToken(page);
    const [here, there] = [refreshes(page), refreshes(other)];
    await Promise.all([page.goto('/account'), other.goto('/account')]);
    await expect(page.getByText(account.email)).toBeVisible();
    await expect(other.getByText(account.email)).toBeVisible();
    expect(here.length + there.length).toBe(1);
    expect((await context.cookies()).find(({ name }) => name === 'access_token')?.value).not.toBe(
      'expired.access.token',
    );
    await other.close();
  });

  await test.step('a login redirects to known paths only', async () => {
    // Others: contract/returnTo.test.ts.
    await open(page, `/login?returnTo=${encodeURIComponent('/\\evil.example')}`);
    await expect(page).toHaveURL(/:\d+\/$/);
  });

  await test.step('the session has ended', async () => {
    await endSession(page);
    await open(page, '/account');
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(page.getByText('Your session has ended.', { exact: false })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  });
});

test('DESIGN 3: opens the login in place where input could be lost, then continues the request', async ({
  page,
}) => {
  const account = await newAccount(page);
  // The like's state is requested separately; that request must not meet the ended session.
  const known = page.waitForResponse(/\/user\/like-places/);
  await open(page, '/content/tour/2');
  await known;
  const like = page.getByRole('button', { name: 'Like' });
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await endSession(page);
  await page.evaluate(() => history.replaceState(history.state, '', '/payment'));
  await like.click();
  const dialog = page.getByRole('dialog', { name: 'Please log in again' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(account.password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/payment$/);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(greeting(page, account)).toBeVisible();
});

test('opens the login once when a session ends during two likes: one dialog at a time', async ({ page }) => {
  const account = await newAccount(page);
  const known = page.waitForResponse(/\/user\/like-places/);
  await open(page, '/content/tour/2');
  await known;
  await endSession(page);
  await page.evaluate(() => history.replaceState(history.state, '', '/payment'));
  // The texts of the login load late; until then the visitor is not signed out.
  const release = await holdRequests(page, /\/assets\/(account|signUp)-[^/]*\.js$/);
  const like = page.getByRole('button', { name: 'Like' });
  const textsWanted = page.waitForRequest(/\/assets\/(account|signUp)-/);
  await like.click();
  await like.click();
  await textsWanted;
  await expect(greeting(page, account)).toBeVisible();
  release();
  await expect(page.getByRole('dialog', { name: 'Please log in again' })).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
});
