import type { Page } from '@playwright/test';
import { chooseLanguage, expect, expectAccessible, open, test, waitForHydration } from '../guideTest.ts';
import { horizontalOverflow } from '../layout.ts';
import { payButton, planTour, reserve } from '../payment.ts';

/** Texts of two languages by the names that the journey uses. */
const messages = {
  en: {
    google: 'Continue with Google',
    nickname: 'Nickname',
    terms: 'Terms of service',
    privacy: 'Privacy policy',
    agree: 'Agree',
    signUp: 'Sign up',
    home: 'Home',
    logOut: 'Log out',
    failed: 'Logging in with Google didn’t work.',
    exists: 'An account with this address already exists.',
  },
  ja: {
    google: 'Googleで続ける',
    nickname: 'ニックネーム',
    terms: '利用規約',
    privacy: 'プライバシーポリシー',
    agree: '同意する',
    signUp: '登録する',
    home: 'ホーム',
    logOut: 'ログアウト',
    failed: 'Google',
    exists: 'アカウント',
  },
} as const;
type Language = keyof typeof messages;

const uniqueAddress = (name: string) => `${name}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@gmail.com`;

/** Goes to the sandbox of Google, which is on another site, and signs in there. */
async function passGoogle(page: Page, language: Language, email: string): Promise<void> {
  await page.getByRole('link', { name: messages[language].google }).click();
  await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/sandbox\/google\//);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** A nickname of at most 15 characters, unique in the run. */
const googleNickname = (email: string) => `g${email.replace(/\D/g, '').slice(-12)}`;

async function completeSignUp(page: Page, language: Language, email: string): Promise<string> {
  const say = messages[language];
  const nickname = googleNickname(email);
  await expect(page).toHaveURL(/\/signup\/oauth2/);
  await page.getByLabel(say.nickname).fill(nickname);
  const terms = page.getByRole('checkbox', { name: say.terms });
  await expect(terms).toBeVisible();
  await expectAccessible(page);
  await terms.check();
  await page.getByRole('checkbox', { name: say.privacy }).check();
  await page.getByRole('button', { name: say.signUp }).click();
  await expect(page).toHaveURL(/\/signup\/complete/);
  return nickname;
}

test('SPEC 4: signs in by Google with a new address, shows the terms on the way without losing anything typed, then with a known one, in Japanese', async ({
  page,
  baseURL,
}) => {
  const say = messages.ja;
  // Chosen by the globe: it persists across the redirect to the other site.
  await page.context().addCookies([{ name: 'language', value: 'ja', url: String(baseURL) }]);
  const email = uniqueAddress('new');
  await open(page, '/login');
  await passGoogle(page, 'ja', email);
  await page.getByLabel(say.nickname).fill(googleNickname(email));
  await page.getByRole('link', { name: say.terms }).click();
  await expect(page).toHaveURL(/\/signup\/terms/);
  await page.getByRole('button', { name: say.agree }).click();
  await expect(page).toHaveURL(/\/signup\/oauth2/);
  await expect(page.getByLabel(say.nickname)).toHaveValue(googleNickname(email));
  await expect(page.getByRole('checkbox', { name: say.terms })).toBeChecked();
  const nickname = await completeSignUp(page, 'ja', email);
  await page.goto('/');
  await waitForHydration(page);
  const greeting = page.getByRole('button', { name: new RegExp(nickname) });
  await greeting.click();
  // The greeting goes at once; leaving the page would abort the request.
  const responded = page.waitForResponse('**/auth/logout');
  await page.getByRole('menuitem', { name: say.logOut }).click();
  await responded;
  await expect(greeting).toHaveCount(0);

  await open(page, '/login');
  await passGoogle(page, 'ja', email);
  await expect(greeting).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/(\?.*)?$/);
  // The code is neither in the address nor in the history.
  expect(page.url()).not.toContain('code=');
});

test('SPEC 4: leads a cancelled sign-in and a callback without a code, or with an unknown one, to the login, which reports it', async ({
  page,
}) => {
  await open(page, '/login?lang=en');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/login/);

  for (const query of ['', '?code=stolen&state=unknown']) {
    await page.goto(`/oauth2/callback${query}`);
    await expect(page).toHaveURL(/\/login/);
  }
  await expect(page.getByText(messages.en.failed)).toBeVisible();

  await test.step('DESIGN 3: a refused start is reported next to the button', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, '/login?reason=googleBusy');
    for (const [language, sentence] of [
      ['ko', 'Google 로그인 시도가 너무 많았습니다'],
      ['en', 'too many Google logins'],
      ['cn', '登录Google的次数过多'],
      ['ja', 'Googleでのログインが短時間に'],
    ] as const) {
      await chooseLanguage(page, language);
      const told = page.getByRole('alert').filter({ hasText: sentence });
      await expect(told).toBeVisible();
      const [box, button] = [
        await told.boundingBox(),
        await page.getByRole('link', { name: 'Google' }).boundingBox(),
      ];
      expect((button?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThan(24);
      expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    }
  });
});

test('SPEC 8: keeps a social sign-up after a taken nickname or a lost connection, and ends it after any other failure', async ({
  page,
}) => {
  const socialSignUpToken = 'from Google';
  await open(page, '/login?lang=en');
  // The state of the navigation that follows a sign-in by Google.
  await page.evaluate((state) => history.replaceState(state, '', '/signup/oauth2?lang=en'), {
    usr: { socialSignUpToken },
    key: 'callback',
    idx: 0,
  });
  await page.reload();
  await waitForHydration(page);
  const address = '**/api/v1/auth/signup/oauth2';
  const respondWith = (status: number, code: string) =>
    page.route(address, (route) =>
      route.fulfill({ status, contentType: 'application/problem+json', json: { title: '', status, code } }),
    );
  const submit = page.getByRole('button', { name: messages.en.signUp });
  const nickname = page.getByLabel(messages.en.nickname);
  await nickname.fill(googleNickname(uniqueAddress('kept')));
  await page.getByRole('checkbox', { name: messages.en.terms }).check();
  await page.getByRole('checkbox', { name: messages.en.privacy }).check();

  await page.route(address, (route) => route.abort());
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('The connection to the server was lost.');
  await expect(page.getByRole('checkbox', { name: messages.en.terms })).toBeChecked();

  await respondWith(409, 'existingNickname');
  await submit.click();
  await expect(nickname).toHaveAccessibleDescription(/Nickname already exists\./);
  await expect(page).toHaveURL(/\/signup\/oauth2/);

  await nickname.fill(googleNickname(uniqueAddress('other')));
  await respondWith(429, 'tooManyRequests');
  await submit.click();
  await expect(page).toHaveURL(/\/login\?reason=googleFailed/);
  // The draft is cleared when the form is left, which is after the address has changed.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('socialSignUpDraft'))).toBeNull();
});

test('DESIGN 3: leads a sign-up and a sign-in back to the page that started it', async ({ page }) => {
  const email = uniqueAddress('back');
  await planTour(page);
  await reserve(page);
  await passGoogle(page, 'en', email);
  await completeSignUp(page, 'en', email);
  await page.reload();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(/\/payment$/);
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('Departs 10:00');
  await expect(payButton(page)).toBeVisible();
  await page.context().clearCookies();
  await open(page, '/login?lang=en&returnTo=/myplan');
  await passGoogle(page, 'en', email);
  // Not in the query of the login, which has it too.
  await expect(page).toHaveURL(/:\d+\/myplan(\?|$)/);
});
