import type { Page } from '@playwright/test';
import { en as enAccount } from '../../web/messages/en/account.ts';
import { en as enSignUp } from '../../web/messages/en/signUp.ts';
import { ko as koAccount } from '../../web/messages/ko/account.ts';
import { ko as koSignUp } from '../../web/messages/ko/signUp.ts';
import { newAccount } from '../account.ts';
import { expect, expectAccessible, open, test } from '../guideTest.ts';
import { freshAddress } from '../mailbox.ts';

const messages = { en: { ...enAccount, ...enSignUp }, ko: { ...koAccount, ...koSignUp } } as const;
const newPassword = 'An0ther!one';

/** The address of the mailed link. */
async function linkMailedTo(page: Page, email: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const response = await page.request.get(`/sandbox/mailbox?to=${encodeURIComponent(email)}`, {
        headers: { accept: 'application/json' },
      });
      const letters: { text: string }[] = await response.json();
      link = /\S*\/password\/reset\?token=\S+/.exec(letters[0]?.text ?? '')?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}

for (const language of ['ko'] as const) {
  test(`resets a forgotten password, in ${language}`, async ({ page }) => {
    const say = messages[language];
    const account = await newAccount(page);
    await page.context().clearCookies();
    await open(page, `/login?lang=${language}`);
    await page.getByRole('link', { name: say.login.forgot }).click();
    await expect(page.getByRole('heading', { name: say.forgot.title })).toBeVisible();
    const email = page.getByRole('textbox', { name: say.signUp.email, exact: true });
    await email.fill('nobody@nowhere');
    await page.getByRole('button', { name: say.forgot.send }).click();
    await expect(page.getByText(say.signUp.invalidEmail)).toBeVisible();
    await expectAccessible(page);
    await email.fill(account.email);
    await page.getByRole('button', { name: say.forgot.send }).click();
    await expect(page.getByText(say.forgot.sent(account.email))).toBeVisible();
    await expectAccessible(page);

    const link = await linkMailedTo(page, account.email);
    const response = await page.goto(`${link}&lang=${language}`);
    expect(response?.headers()['referrer-policy']).toBe('no-referrer');
    await expect(page).toHaveURL(/\/password\/reset\?lang=..$/);
    const send = page.getByRole('button', { name: say.reset.save });
    await expect(send).toBeDisabled();
    const password = page.getByRole('textbox', { name: say.reset.newPassword, exact: true });
    await password.fill('short');
    await expect(page.getByText(say.signUp.passwordTooShort)).toBeVisible();
    await password.fill(newPassword);
    const repeat = page.getByRole('textbox', { name: say.reset.repeatPassword, exact: true });
    await repeat.fill('An0ther!tw');
    await expect(page.getByText(say.signUp.passwordNotMatch)).toBeVisible();
    await expectAccessible(page);
    await repeat.fill(newPassword);
    await send.click();
    await expect(page.getByRole('heading', { name: say.reset.doneTitle })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: say.login.title }).click();
    await page.getByRole('textbox', { name: say.signUp.email }).fill(account.email);
    await page.getByRole('textbox', { name: say.signUp.password }).fill(newPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('banner')).toContainText(account.nickname);

    await open(page, `${link}&lang=${language}`);
    await password.fill(newPassword);
    await repeat.fill(newPassword);
    await send.click();
    await expect(page.getByText(say.reset.expiredLink)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: say.reset.askAgain }).click();
    await expect(page).toHaveURL(/\/password\/forgot/);

    await test.step('an address without an account gets the same message', async () => {
      const unknown = freshAddress();
      await email.fill(unknown);
      await page.getByRole('button', { name: say.forgot.send }).click();
      await expect(page.getByText(say.forgot.sent(unknown))).toBeVisible();
    });

    await test.step('the reset page without a link asks for one', async () => {
      await open(page, `/password/reset?lang=${language}`);
      await expect(page.getByRole('link', { name: say.reset.askAgain })).toBeVisible();
    });
  });
}
