import type { Page } from '@playwright/test';
import { en } from '../../web/messages/en/signUp.ts';
import { ja } from '../../web/messages/ja/signUp.ts';
import { newAccount } from '../account.ts';
import { expect, expectAccessibleInBothSchemes, open, test } from '../guideTest.ts';
import { holdRequests } from '../holdRequests.ts';
import { codeMailedTo, freshAddress, freshNickname } from '../mailbox.ts';
import { button, field, fillDetails, fillPasswords, password, verifyEmail } from '../signUpSteps.ts';

/** Seconds that the countdown shows. */
async function secondsLeft(page: Page): Promise<number> {
  const [minutes, seconds] = (await page.getByRole('timer').innerText()).split(':').map(Number);
  return Number(minutes) * 60 + Number(seconds);
}

test('SPEC 4: signs up by e-mail in Japanese, and keeps the input while documents are read', async ({
  page,
}) => {
  const { signUp: signUpMessages } = ja;
  const nickname = freshNickname();
  await verifyEmail(page, signUpMessages, 'ja');
  await fillDetails(page, signUpMessages, nickname);
  await expectAccessibleInBothSchemes(page);
  for (const [label, path] of [
    [signUpMessages.terms, /\/signup\/terms/],
    [signUpMessages.privacy, /\/signup\/privacy/],
  ] as const) {
    await expect(button(page, signUpMessages.submit)).toBeDisabled();
    await page.getByRole('main').getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(path);
    // The address changes before the screen.
    await expect(button(page, signUpMessages.agree)).toBeVisible();
    // The sweep checks the rest of the page.
    await expectAccessibleInBothSchemes(page, 'main button');
    await button(page, signUpMessages.agree).click();
    await expect(page).toHaveURL(/\/signup\/email\/3/);
    await expect(page.getByRole('checkbox', { name: label, exact: true })).toBeChecked();
    await expect(field(page, signUpMessages.password)).toHaveValue(password);
    await expect(field(page, signUpMessages.nickname)).toHaveValue(nickname);
  }
  await button(page, signUpMessages.submit).click();
  await expect(page).toHaveURL(/\/signup\/complete/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(signUpMessages.completeHeading(nickname));
  const themes = page.getByRole('group', { name: signUpMessages.themes }).getByRole('button');
  await themes.nth(0).click();
  await themes.nth(3).click();
  await expect(page.getByRole('status').filter({ hasText: signUpMessages.saved })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  expect(await page.evaluate(() => sessionStorage.getItem('signUpDraft'))).toBeNull();
  await button(page, signUpMessages.home).click();
  await expect(page).toHaveURL(/\/(\?lang=..)?$/);
  await expect(page.getByRole('banner')).toContainText(nickname);
});

test('SPEC 8: leads an address with an account to the login, and describes other failures', async ({
  page,
}) => {
  const { email, nickname } = await newAccount(page);
  await page.context().clearCookies();
  let failure: { status: number; code: string } | null = null;
  // Before the page is opened: a request that follows a new route at once may still reach the server.
  await page.route('**/api/v1/auth/email/send', (route) =>
    failure === null
      ? route.continue()
      : route.fulfill({
          contentType: 'application/problem+json',
          status: failure.status,
          headers: { 'retry-after': '130' },
          body: JSON.stringify({ ...failure, title: failure.code }),
        }),
  );
  await open(page, '/signup/email/1?lang=en');
  await field(page, 'Email').fill('nobody@nowhere');
  await button(page, 'Send verification code').click();
  await expect(page.getByText('Invalid email format.')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await field(page, 'Email').fill(email.toUpperCase());
  await button(page, 'Send verification code').click();
  await expect(page.getByText('Account already exists.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in instead' })).toHaveAttribute('href', /\/login/);

  await field(page, 'Email').fill('someone@example.com');
  for (const [status, code, said] of [
    [429, 'tooManyRequests', 'Too many requests. Please try again in 3 minutes.'],
    [503, 'unavailable', 'Something went wrong on our side.'],
  ] as const) {
    failure = { status, code };
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText(said);
    await expect(field(page, 'Email')).toHaveValue('someone@example.com');
  }
  failure = null;
  await page.context().setOffline(true);
  await button(page, 'Send verification code').click();
  await expect(page.getByRole('alert').filter({ hasText: 'You’re offline.' })).toBeVisible();
  await page.context().setOffline(false);

  await verifyEmail(page, en.signUp);
  await fillPasswords(page, en.signUp);
  await field(page, 'Last name').fill('Kim');
  await field(page, 'First name').fill('Minji');
  await field(page, 'Nickname').fill(nickname);
  await expect(page.getByText('Nickname already exists.')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('SPEC 4: counts down three minutes through a reload, voids a code after five wrong ones, stays on step 2 until a code is right, and leads back from step 3', async ({
  page,
}) => {
  await page.clock.install();
  const email = freshAddress();
  await open(page, '/signup/email/1?lang=en');
  await field(page, 'Email').fill(email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/signup\/email\/2/);
  const code = field(page, 'Verification code');

  await test.step('a malformed response verifies nothing', async () => {
    const address = '**/api/v1/auth/email/verify';
    await page.route(address, (route) => route.fulfill({ status: 200, json: {} }));
    await code.fill('999999');
    await expect(page.getByRole('alert')).toContainText('Something went wrong on our side.');
    await expect(page).toHaveURL(/\/signup\/email\/2/);
    await page.unroute(address);
  });

  await test.step('five wrong codes, and a reload meanwhile', async () => {
    const first = await codeMailedTo(page, email);
    const wrong = ['000001', '000002', '000003', '000004', '000005', '000006'].filter((one) => one !== first);
    const enter = async (text: string) => {
      const response = page.waitForResponse('**/api/v1/auth/email/verify');
      await code.fill(text);
      expect((await response).status()).toBe(400);
      await expect(page.getByText('Verification code does not match.')).toBeVisible();
    };
    await enter(wrong[0] ?? '');
    await expectAccessibleInBothSchemes(page);
    const before = await secondsLeft(page);
    const begun = Date.now();
    /** The clock is moved by 61 s, and runs while the test does. */
    const expectCountedDown = async () => {
      await expect.poll(() => secondsLeft(page)).toBeLessThanOrEqual(before - 61);
      const passed = Math.ceil((Date.now() - begun) / 1000);
      expect(await secondsLeft(page)).toBeGreaterThanOrEqual(before - 62 - passed);
    };
    expect(before).toBeLessThanOrEqual(180);
    await page.clock.runFor(61_000);
    await expectCountedDown();
    await page.reload();
    await expectCountedDown();
    await expect(page.getByText(email)).toBeVisible();
    for (const text of wrong.slice(1, 4)) await enter(text);
    await expect(button(page, 'Resend code')).toHaveCount(0);
    await code.fill(wrong[4] ?? '');
    await expect(page.getByText("You've entered five wrong codes", { exact: false })).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await page.reload();
    await expect(page.getByText("You've entered five wrong codes", { exact: false })).toBeVisible();
    await button(page, 'Resend code').click();
    await expect(page.getByText('A new code is on its way.')).toBeVisible();
    await codeMailedTo(page, email, 2);
  });

  await test.step('three minutes have passed', async () => {
    await expect(page.getByRole('timer')).toHaveText(/^[23]:\d\d$/);
    await expect(button(page, 'Resend code')).toHaveCount(0);
    await page.clock.runFor(180_000);
    await expect(page.getByText('Verification code expired.')).toBeVisible();
    await button(page, 'Resend code').click();
    await expect(page.getByText('A new code is on its way.')).toBeVisible();
    await expect(page.getByText('Verification code expired.')).toHaveCount(0);
    const last = await codeMailedTo(page, email, 3);
    await code.fill(`${last.slice(0, 3)} ${last.slice(3)}`);
    await expect(page).toHaveURL(/\/signup\/email\/3/);
  });

  await test.step('back from step 3', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/signup\/email\/1/);
    await expect(field(page, 'Email')).toHaveValue(email);
    await expect(page.getByText('This address is verified.')).toBeVisible();
    await expect(button(page, 'Send verification code')).toHaveCount(0);
    await button(page, 'Continue').click();
    await expect(page).toHaveURL(/\/signup\/email\/3/);
    await page.goBack();
    await field(page, 'Email').fill(freshAddress());
    await expect(button(page, 'Send verification code')).toBeVisible();
  });
});

test('SPEC 4, 5: starts an empty form for another verified e-mail, reveals the fields of step 3 one by one, also after a reload, and leads an expired verification to step 1', async ({
  page,
}) => {
  await verifyEmail(page, en.signUp);
  await fillDetails(page, en.signUp, freshNickname());
  await page.getByRole('checkbox', { name: 'Terms of service', exact: true }).check();
  const email = await verifyEmail(page, en.signUp);
  await expect(field(page, 'Password')).toHaveValue('');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(1);
  await field(page, 'Password').fill('abc');
  await expect(page.getByText('Password must be at least 8 characters.')).toBeVisible();
  await field(page, 'Password').fill('abcdefgh');
  await expect(
    page.getByText('Requirements needed - number, special character required', { exact: true }),
  ).toBeVisible();
  await expect(field(page, 'Repeat password')).toHaveCount(0);
  await field(page, 'Password').fill('Solbada2026!');
  await expect(page.getByText(en.signUp.passwordGuessable.knownWord)).toBeVisible();
  await expect(field(page, 'Password')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Repeat password')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await field(page, 'Password').fill(password);
  await expect(page.getByText('Requirements met')).toBeVisible();
  await field(page, 'Repeat password').fill('Passw0rd?');
  await expect(page.getByText('Password mismatch')).toBeVisible();
  await expect(field(page, 'Last name')).toHaveCount(0);
  await field(page, 'Repeat password').fill(password);
  await expect(page.getByText('Passwords match')).toBeVisible();
  await expect(field(page, 'Last name')).toHaveValue('');
  await expect(field(page, 'First name')).toHaveValue('');
  await field(page, 'Last name').fill('Kim');
  await field(page, 'Last name').fill(' ');
  await field(page, 'First name').focus();
  await expect(page.getByText('Please enter your name and surname.')).toBeVisible();
  await expect(field(page, 'Nickname')).toHaveCount(0);
  await field(page, 'Last name').fill('Kim');
  await field(page, 'First name').fill('Minji');
  const nickname = freshNickname();
  await field(page, 'Nickname').fill(nickname);
  await field(page, 'Nickname').fill('');
  await expect(page.getByText('Please enter your nickname.')).toBeVisible();
  await field(page, 'Nickname').fill('a'.repeat(30));
  await expect(field(page, 'Nickname')).toHaveValue('a'.repeat(15));
  await field(page, 'Nickname').fill(nickname);
  await expect(page.getByRole('checkbox', { name: 'Terms of service', exact: true })).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Privacy policy', exact: true }).check();
  await page.reload();
  await expect(field(page, 'Password')).toHaveValue('');
  await expect(page.getByText('passwords aren’t kept')).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(1);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(password);
  await fillPasswords(page, en.signUp);
  await expect(field(page, 'First name')).toHaveValue('Minji');
  await expect(field(page, 'Nickname')).toHaveValue(nickname);
  await expect(page.getByRole('checkbox', { name: 'Privacy policy', exact: true })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Terms of service', exact: true }).check();

  const address = '**/api/v1/auth/signup/email';
  await page.route(address, (route) =>
    route.fulfill({
      status: 410,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'expiredProof', status: 410, title: 'gone' }),
    }),
  );
  await button(page, 'Sign up').click();
  await expect(page).toHaveURL(/\/signup\/email\/1/);
  await expect(page.getByText('Your email verification has expired.')).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue(email);
  await page.unroute(address);
  await button(page, 'Send verification code').click();
  await field(page, 'Verification code').fill(await codeMailedTo(page, email, 2));
  await fillPasswords(page, en.signUp);
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await button(page, 'Sign up').click();
  await expect(page).toHaveURL(/\/signup\/complete/);
});

test('SPEC 2: redirects from screens that were opened directly', async ({ page }) => {
  for (const step of ['2', '3']) {
    await page.goto(`/signup/email/${step}?lang=en`);
    await expect(page).toHaveURL(/\/signup\/email\/1/);
  }
  await page.goto('/signup/complete?lang=en');
  await expect(page).toHaveURL(/\/\?lang=en$/);
  // Also while this tab has a draft, which a navigation without the token does not continue.
  for (const draft of [null, { socialSignUpToken: 't', nickname: 'sol' }]) {
    await page.evaluate((text) => sessionStorage.setItem('socialSignUpDraft', text), JSON.stringify(draft));
    await page.goto('/signup/oauth2?lang=en');
    await expect(page).toHaveURL(/\/login/);
    // The address changes before the screen, which clears the draft as it is left.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('socialSignUpDraft'))).toBeNull();
  }
});

test('DESIGN 8: keeps and sends a form that was submitted before hydration', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto('/signup/email/1?lang=en', { waitUntil: 'domcontentloaded' });
  await field(page, 'Email').fill(freshAddress());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/signup\/email\/1\?lang=en$/);
  release();
  await expect(page).toHaveURL(/\/signup\/email\/2/);
});
