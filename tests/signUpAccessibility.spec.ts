import { en } from '../web/messages/en/signUp.ts';
import { ko } from '../web/messages/ko/signUp.ts';
import { expect, expectAccessible, open, test } from './guideTest.ts';
import { codeMailedTo, freshAddress, freshNickname } from './mailbox.ts';
import { button, field, fillDetails } from './signUpSteps.ts';

for (const [lang, { signUp: words }, colorScheme] of [
  ['en', en, 'light'],
  ['ko', ko, 'dark'],
] as const) {
  test(`has no axe violations in the sign-up in ${lang}, ${colorScheme}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const email = freshAddress();
    await open(page, `/signup/email/1?lang=${lang}`);
    await button(page, words.sendCode).click();
    await expect(page.getByText(words.invalidEmail)).toBeVisible();
    await expectAccessible(page);
    await field(page, words.email).fill(email);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/email\/2/);
    const code = await codeMailedTo(page, email);
    await field(page, words.code).fill(code === '000000' ? '000001' : '000000');
    await expect(page.getByText(words.codeMismatch)).toBeVisible();
    await expectAccessible(page);
    await field(page, words.code).fill(code);
    await expect(page).toHaveURL(/email\/3/);
    await fillDetails(page, words, freshNickname());
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: words.terms, exact: true }).click();
    await expect(button(page, words.agree)).toBeVisible();
    await expectAccessible(page);
    await button(page, words.agree).click();
    await page.getByRole('checkbox', { name: words.privacy, exact: true }).check();
    await button(page, words.submit).click();
    await expect(page).toHaveURL(/complete/);
    await page.getByRole('group', { name: words.themes }).getByRole('button').first().click();
    await expectAccessible(page);
    await open(page, '/signup/privacy');
    await expectAccessible(page);
  });

  test(`has no axe violations in the social sign-up in ${lang}, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page, `/?lang=${lang}`);
    // The callback of a Google sign-in redirects a new visitor here.
    await page.evaluate(
      (address) =>
        history.replaceState({ usr: { socialSignUpToken: 'token' }, key: 'social', idx: 0 }, '', address),
      `/signup/oauth2?lang=${lang}`,
    );
    await page.reload();
    await field(page, words.nickname).fill(freshNickname());
    await expect(page.getByRole('checkbox')).toHaveCount(2);
    await expectAccessible(page);
  });
}
