import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from '../guideTest.ts';
import { readMailsTo } from '../mailbox.ts';

const password = 'Passw0rd!';

/** Signs up by the sandbox of Google; the browser is signed in afterwards. */
async function signUpByGoogle(
  page: Page,
  atGoogle = async () => {},
): Promise<{ email: string; nickname: string }> {
  const number = `${Date.now()}${Math.floor(Math.random() * 1000)}`.slice(-10);
  const [email, nickname] = [`own${number}@gmail.com`, `own${number}`];
  await open(page, '/login?lang=en');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  await atGoogle();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Nickname').fill(nickname);
  await page.getByRole('checkbox', { name: 'Terms of service' }).check();
  await page.getByRole('checkbox', { name: 'Privacy policy' }).check();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/signup\/complete/);
  return { email, nickname };
}

/** The address of the newest password-reset link. */
async function linkMailedTo(page: Page, email: string): Promise<string> {
  let link = '';
  const find = async () => {
    const [letter] = await readMailsTo(page, email);
    link = /\S*\/password\/reset\?token=\S+/.exec(letter?.text ?? '')?.[0] ?? '';
    return link;
  };
  await expect.poll(find).not.toBe('');
  return link;
}

test('sets a password by a mailed link for a Google account, then disconnects Google', async ({ page }) => {
  const { email, nickname } = await signUpByGoogle(page);
  await open(page, '/account?lang=en');
  await expect(page.getByText('Google is your only way to log in.', { exact: false })).toBeVisible();
  await expect(page.getByLabel('Current password', { exact: true })).toHaveCount(0);
  await expect(page.getByLabel('New password', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`We’ve sent a link to ${email}.`, { exact: false })).toBeVisible();
  await open(page, await linkMailedTo(page, email));
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Repeat', { exact: false }).fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible();
  await open(page, '/login?lang=en');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('button', { name: `Hi, ${nickname}` })).toBeVisible();
  await open(page, '/account?lang=en');
  const google = page.getByRole('region', { name: 'Google account' });
  await google.getByLabel('Password to disconnect Google').fill('Wrong0ne!');
  await google.getByRole('button', { name: 'Disconnect Google' }).click();
  await expect(google.getByText('The current password is wrong.')).toBeVisible();
  await google.getByLabel('Password to disconnect Google').fill(password);
  await google.getByRole('button', { name: 'Disconnect Google' }).click();
  await expect(page.getByText('Google has been disconnected.', { exact: false })).toBeVisible();
  await expect(google).toHaveCount(0);
});

/** Logs in at the sandbox of Google, which the link on the page leads to. */
async function logInByGoogle(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('logs out the other devices of an account without a password after another login with Google', async ({
  page,
}) => {
  const { email, nickname } = await signUpByGoogle(page);
  // The session of the sign-up stays, as if it were on another device.
  await page.context().clearCookies();
  await open(page, '/login?lang=en');
  await logInByGoogle(page, email);
  await expect(page.getByRole('button', { name: `Hi, ${nickname}` })).toBeVisible();
  // What the server says 10 minutes after the login (googleSignIn.test.ts).
  const problem = { title: '', status: 403, code: 'recentSignInNeeded' };
  await page.route('**/api/v1/user/sessions', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 403, contentType: 'application/problem+json', body: JSON.stringify(problem) })
      : route.continue(),
  );
  await open(page, '/account?lang=en');
  const devices = page.getByRole('list', { name: 'Devices' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  const others = page.getByRole('button', { name: 'Log out all other devices' });
  await others.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await expect(dialog.getByRole('alert')).toContainText('log in with Google again');
  await expectAccessible(page, 'dialog[open]');
  await page.unroute('**/api/v1/user/sessions');
  await logInByGoogle(page, email);
  await expect(page).toHaveURL(/\/account/);
  await expect(devices).toHaveCount(2);
  await others.click();
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await expect(devices).toHaveCount(1);
});

test('deletes an account without a password after its nickname is typed; the sandboxes of Google and of mail are accessible too', async ({
  page,
}) => {
  const { nickname } = await signUpByGoogle(page, () => expectAccessible(page));
  await open(page, '/account?lang=en');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  const sure = dialog.getByRole('button', { name: 'Delete my account' });
  await dialog.getByRole('textbox').fill('somebody else');
  if (await sure.isEnabled()) await sure.click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('textbox').fill(nickname);
  await sure.click();
  await expect(page.getByText('Your account has been deleted.', { exact: false })).toBeVisible();
  const free = await page.request.post('/api/v1/auth/validate/nickname', { data: { nickname } });
  expect(await free.json()).toEqual({ available: true });
  await page.goto('/sandbox/mailbox');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});
