import type { Page } from '@playwright/test';
import type { en } from '../web/messages/en/signUp.ts';
import { expect, open } from './guideTest.ts';
import { codeMailedTo, freshAddress } from './mailbox.ts';

/** A password within the rules (docs/product/accounts.md#fields). */
export const password = 'Passw0rd!';
/** The texts of the sign-up, in any language. */
export type SignUpMessages = typeof en.signUp;

/** A text field by its label. */
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** From step 1 to step 3. */
export async function verifyEmail(page: Page, messages: SignUpMessages, lang = 'en'): Promise<string> {
  const email = freshAddress();
  await open(page, `/signup/email/1?lang=${lang}`);
  await field(page, messages.email).fill(email);
  await button(page, messages.sendCode).click();
  await expect(page).toHaveURL(/\/signup\/email\/2/);
  await field(page, messages.code).fill(await codeMailedTo(page, email));
  await expect(page).toHaveURL(/\/signup\/email\/3/);
  return email;
}

/** Fills in both passwords of step 3. */
export async function fillPasswords(page: Page, messages: SignUpMessages): Promise<void> {
  await field(page, messages.password).fill(password);
  await field(page, messages.repeatPassword).fill(password);
}

/** Fills in everything of step 3 but the boxes. */
export async function fillDetails(page: Page, messages: SignUpMessages, nickname: string): Promise<void> {
  await fillPasswords(page, messages);
  await field(page, messages.lastName).fill('Kim');
  await field(page, messages.firstName).fill('Minji');
  await field(page, messages.nickname).fill(nickname);
  await expect(page.getByRole('checkbox', { name: messages.terms, exact: true })).toBeVisible();
}
