import type { Page } from '@playwright/test';
import { newAccount } from '../account.ts';
import { expect, open, test } from '../guideTest.ts';
import { bearerHeader } from '../tripPlanScreen.ts';

const themes = (page: Page) => page.getByRole('group', { name: 'Interests' }).getByRole('button');
const pressed = (page: Page) =>
  page.getByRole('group', { name: 'Interests' }).getByRole('button', { pressed: true });

async function savedThemes(page: Page): Promise<unknown> {
  const response = await page.request.get('/api/v1/user/me', { headers: await bearerHeader(page) });
  return (await response.json()).interestThemeIds;
}

test('SPEC 4: saves the removal of the last theme of interest in the account, and after the sign-up requires one and reports what stays saved', async ({
  page,
}) => {
  await newAccount(page);
  await open(page, '/account');

  await test.step('in the account', async () => {
    await themes(page).first().click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    expect(await savedThemes(page)).toHaveLength(1);
    await pressed(page).click();
    await expect.poll(() => savedThemes(page)).toEqual([]);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(themes(page).first()).toBeVisible();
    await expect(pressed(page)).toHaveCount(0);
    await expect(page.getByText('Choose at least one', { exact: false })).toHaveCount(0);
  });

  await test.step('after the sign-up', async () => {
    // The router stores the navigation's state from step 3 in the browser's history.
    await page.evaluate(() =>
      history.pushState({ usr: { from: '/signup/email/3' }, key: 'signed', idx: 1 }, '', '/signup/complete'),
    );
    await page.reload();
    await expect(page.getByText('Choose at least one to save.', { exact: true })).toBeVisible();
    await themes(page).first().click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    const saved = await savedThemes(page);
    await pressed(page).click();
    await expect(page.getByText('Until then, your last choice stays saved.', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Home' }).click();
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    expect(await savedThemes(page)).toEqual(saved);
  });
});
