import type { Page } from '@playwright/test';
import { expect } from './guideTest.ts';
import { codeMailedTo, freshAddress, freshNickname } from './mailbox.ts';

/** A password within the rules (SPEC 5). */
export const password = 'Passw0rd!';

export interface Account {
  email: string;
  password: string;
  nickname: string;
}

/** Creates an account over the API; the page's browser context is signed in with it. */
export async function newAccount(page: Page): Promise<Account> {
  const account = { email: freshAddress(), password, nickname: freshNickname() };
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/v1/auth/${path}`, { data });
    expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
    return answer;
  };
  await post('email/send', { email: account.email });
  const code = await codeMailedTo(page, account.email);
  const verified = await post('email/verify', { email: account.email, code });
  const { emailVerifyToken } = await verified.json();
  const names = { firstName: 'Minji', lastName: 'Kim' };
  await post('signup/email', { emailVerifyToken, nickname: account.nickname, password, ...names });
  return account;
}

/** Sets an access token that the server rejects, as after 15 minutes. */
export async function expireAccessToken(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const cookie = cookies.find(({ name }) => name === 'access_token');
  if (!cookie) throw new Error('nobody is logged in');
  await page.context().addCookies([{ ...cookie, value: 'expired.access.token' }]);
}

/** Removes the refresh token too, as after fourteen days. */
export async function endSession(page: Page): Promise<void> {
  await expireAccessToken(page);
  await page.context().clearCookies({ name: 'refresh_token' });
}
