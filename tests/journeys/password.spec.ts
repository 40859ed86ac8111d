import type { Page } from '@playwright/test';
import { ko as koAccount } from '../../web/messages/ko/account.ts';
import { ko as koSignUp } from '../../web/messages/ko/signUp.ts';
import { newAccount } from '../account.ts';
import { expect, expectAccessible, open, test } from '../guideTest.ts';
import { freshAddress } from '../mailbox.ts';

const said = { ...koAccount, ...koSignUp };
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

test('resets a forgotten password, in Korean', async ({ page }) => {
  const account = await newAccount(page);
  await page.context().clearCookies();
  await open(page, '/login?lang=ko');
  await page.getByRole('link', { name: said.login.forgot }).click();
  await expect(page.getByRole('heading', { name: said.forgot.title })).toBeVisible();
  const email = page.getByRole('textbox', { name: said.signUp.email, exact: true });
  await email.fill('nobody@nowhere');
  await page.getByRole('button', { name: said.forgot.send }).click();
  await expect(page.getByText(said.signUp.invalidEmail)).toBeVisible();
  await expectAccessible(page);
  await email.fill(account.email);
  await page.getByRole('button', { name: said.forgot.send }).click();
  await expect(page.getByText(said.forgot.sent(account.email))).toBeVisible();
  await expectAccessible(page);

  const link = await linkMailedTo(page, account.email);
  const response = await page.goto(`${link}&lang=ko`);
  expect(response?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(page).toHaveURL(/\/password\/reset\?lang=..$/);
  const send = page.getByRole('button', { name: said.reset.save });
  await expect(send).toBeDisabled();
  const password = page.getByRole('textbox', { name: said.reset.newPassword, exact: true });
  await password.fill('short');
  await expect(page.getByText(said.signUp.passwordTooShort)).toBeVisible();
  await password.fill(newPassword);
  const repeat = page.getByRole('textbox', { name: said.reset.repeatPassword, exact: true });
  await repeat.fill('An0ther!tw');
  await expect(page.getByText(said.signUp.passwordNotMatch)).toBeVisible();
  await expectAccessible(page);
  await repeat.fill(newPassword);
  await send.click();
  await expect(page.getByRole('heading', { name: said.reset.doneTitle })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: said.login.title }).click();
  await page.getByRole('textbox', { name: said.signUp.email }).fill(account.email);
  await page.getByRole('textbox', { name: said.signUp.password }).fill(newPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner')).toContainText(account.nickname);

  await open(page, `${link}&lang=ko`);
  await password.fill(newPassword);
  await repeat.fill(newPassword);
  await send.click();
  await expect(page.getByText(said.reset.expiredLink)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: said.reset.askAgain }).click();
  await expect(page).toHaveURL(/\/password\/forgot/);

  await test.step('an address without an account gets the same message', async () => {
    const unknown = freshAddress();
    await email.fill(unknown);
    await page.getByRole('button', { name: said.forgot.send }).click();
    await expect(page.getByText(said.forgot.sent(unknown))).toBeVisible();
  });

  await test.step('the reset page without a link asks for one', async () => {
    await open(page, '/password/reset?lang=ko');
    await expect(page.getByRole('link', { name: said.reset.askAgain })).toBeVisible();
  });
});
