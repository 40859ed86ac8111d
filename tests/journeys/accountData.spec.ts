import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accountDataSchema } from '../../contract/accountData.ts';
import { accountDataFile } from '../../domain/accounts/accountRules.ts';
import { en } from '../../web/messages/en/account.ts';
import { en as enSignUp } from '../../web/messages/en/signUp.ts';
import { loadMessages } from '../../web/messages/messages.ts';
import { endSession, expireAccessToken, newAccount } from '../account.ts';
import { chooseLanguage, expect, expectAccessible, languages, open, test } from '../guideTest.ts';

/** Presses the button and reads the downloaded file. */
async function downloaded(page: Page, name: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(accountDataFile);
  return accountDataSchema.parse(JSON.parse(await readFile(await file.path(), 'utf8')));
}

test('downloads the visitor’s data and confirms it in each language, says why there is no file, and asks to log in again where the session has ended', async ({
  page,
}) => {
  const { email, nickname } = await newAccount(page);
  await open(page, '/account?lang=en');
  const data = await downloaded(page, en.account.downloadData);
  expect(data).toMatchObject({ account: { email, nickname }, sessions: { length: 1 }, orders: [] });
  for (const language of [...languages.filter((one) => one !== 'en'), 'en'] as const) {
    const { account: accountMessages } = await loadMessages(language, ['account']);
    await chooseLanguage(page, language);
    await expect(page.getByRole('button', { name: accountMessages.downloadData, exact: true })).toBeVisible();
    await expect(page.getByText(accountMessages.dataDownloaded)).toBeVisible();
  }
  await expectAccessible(page, 'main');
  const button = page.getByRole('button', { name: en.account.downloadData });

  await test.step('no network', async () => {
    await page.context().setOffline(true);
    await button.click();
    await expect(page.getByText(enSignUp.signUp.failure.offline)).toBeVisible();
    await page.context().setOffline(false);
  });

  await test.step('too many downloads; afterwards it works again', async () => {
    await page.route('**/user/me/data', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '1200' },
        contentType: 'application/problem+json',
        body: JSON.stringify({ type: 'about:blank', title: 'x', status: 429, code: 'tooManyRequests' }),
      }),
    );
    await button.click();
    await expect(page.getByText(enSignUp.signUp.failure.tooMany(20))).toBeVisible();
    await expectAccessible(page, 'main');
    await page.unroute('**/user/me/data');
    await expireAccessToken(page);
    await downloaded(page, en.account.downloadData);
  });

  await test.step('the session has ended', async () => {
    await endSession(page);
    await button.click();
    await expect(
      page.getByText(en.login.sessionEnded).or(page.getByText(en.login.inPlaceText)).first(),
    ).toBeVisible();
    await expect(page.getByText(en.account.dataDownloaded)).toBeHidden();
  });
});
