import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, open, test } from '../guideTest.ts';

const password = 'Passw0rd!';

/** Signs up by the stand-in for Google; the browser is logged in afterwards. */
async function signUpByGoogle(page: Page): Promise<{ email: string; nickname: string }> {
  const number = `${Date.now()}${Math.floor(Math.random() * 1000)}`.slice(-10);
  const [email, nickname] = [`own${number}@gmail.com`, `own${number}`];
  await open(page, '/login?lang=en');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Nickname').fill(nickname);
  await page.getByRole('checkbox', { name: 'Terms of service' }).check();
  await page.getByRole('checkbox', { name: 'Privacy policy' }).check();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/signup\/complete/);
  return { email, nickname };
}

test('an account by Google gets a password, leaves all devices, and logs in by e-mail', async ({ page }) => {
  const { email, nickname } = await signUpByGoogle(page);
  await open(page, '/account?lang=en');
  await expect(page.getByLabel('Current password', { exact: true })).toHaveCount(0);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Repeat', { exact: false }).fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Your password has been saved.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page.getByRole('button', { name: `Hi, ${nickname}` })).toHaveCount(0);
  await open(page, '/login?lang=en');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('button', { name: `Hi, ${nickname}` })).toBeVisible();
});

test('an account without a password is deleted by typing the nickname', async ({ page }) => {
  const { nickname } = await signUpByGoogle(page);
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
});

test('the stand-ins for Google and for mail are accessible too', async ({ page }) => {
  await open(page, '/login?lang=en');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.goto('/sandbox/mailbox');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});
