import type { Page } from '@playwright/test';
import { goodPassword } from '../server/testing/testPassword.ts';
import { expect } from './guideTest.ts';
import { type Account, takeAccount } from './pooledAccounts.ts';
import { runFolder } from './runFolder.ts';

export type { Account };

/** The password of all accounts. */
export const password = goodPassword;

/** Gives the test its own account; the page's browser context is signed in with it. */
export async function newAccount(page: Page): Promise<Account> {
  const account = takeAccount(runFolder());
  const { email } = account;
  const response = await page.request.post('/api/v1/auth/login/email', { data: { email, password } });
  expect(response.ok(), `sign-in of ${email}: ${response.status()}`).toBe(true);
  return account;
}

/** Sets an access token that the server rejects, as after 15 minutes. */
export async function expireAccessToken(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const cookie = cookies.find(({ name }) => name === 'access_token');
  if (!cookie) throw new Error('nobody is logged in');
  await page.context().addCookies([{ ...cookie, value: 'expired.access.token' }]);
}

/** Ends the session as after fourteen days: removes the refresh token as well. */
export async function endSession(page: Page): Promise<void> {
  await expireAccessToken(page);
  await page.context().clearCookies({ name: 'refresh_token' });
}
