import type { Route } from '@playwright/test';
import { newAccount } from '../account.ts';
import { expect, open, test } from '../guideTest.ts';
import { holdRequests } from '../holdRequests.ts';

test('SPEC 4: shows a like at once and in my plan, keeps it, and syncs it to other tabs', async ({
  page,
  context,
}) => {
  await newAccount(page);
  const plan = await context.newPage();
  await open(plan, '/myplan');
  const liked = plan.getByRole('region', { name: 'Liked spots' });
  await expect(liked.getByText('No liked places yet.', { exact: false })).toBeVisible();
  await open(page, '/content/tour/3');
  const like = page.getByRole('button', { name: 'Like' });
  const release = await holdRequests(page, '**/user/like-place/3');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  release();
  await expect(liked.getByRole('article')).toHaveCount(1);
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  const second = await context.newPage();
  await open(second, '/content/tour/3');
  await expect(second.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'true');
  await like.click();
  await expect(second.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'false');
  await expect(liked.getByRole('article')).toHaveCount(0);
});

test('SPEC 4: leads a guest who likes to the login and back to the place; reverts a like when the server answers 502 or not at all, and reports it', async ({
  page,
}) => {
  const account = await newAccount(page);
  await page.context().clearCookies();
  await open(page, '/content/tour/5');
  const like = page.getByRole('button', { name: 'Like' });

  await test.step('DESIGN 7: a guest logs in', async () => {
    await like.click();
    await page.getByRole('dialog').getByRole('link', { name: 'Log in' }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill(account.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/content\/tour\/5$/);
    await expect(like).toHaveAttribute('aria-pressed', 'false');
  });

  const failed = page.getByText('Your like couldn’t be saved.', { exact: false });
  const failures: ((route: Route) => Promise<void>)[] = [
    (route) => route.fulfill({ status: 502 }),
    (route) => route.abort(),
  ];
  for (const fail of failures) {
    await page.route('**/user/like-place/5', fail);
    // By then the message of the failure before is gone.
    const requested = page.waitForRequest('**/user/like-place/5');
    await like.click();
    await requested;
    await expect(failed).toBeVisible();
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await page.unroute('**/user/like-place/5');
  }
  const saved = page.waitForResponse(/like-place\/5$/);
  await like.click();
  await expect(failed).toBeHidden();
  // The heart is an optimistic update; a reload would abort its request.
  await saved;
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
});

test('shows liked spots by twenty, more on demand, with a retry after a failure', async ({ page }) => {
  await newAccount(page);
  const token = (await page.context().cookies()).find(({ name }) => name === 'access_token')?.value;
  const headers = { authorization: `Bearer ${token}` };
  const list = await (await page.request.get('/api/v1/places/tour?size=22')).json();
  for (const { id } of list.items) await page.request.post(`/api/v1/user/like-place/${id}`, { headers });
  let isBroken = true;
  await page.route('**/user/like-places*', (route) => (isBroken ? route.abort() : route.continue()));
  await open(page, '/myplan');
  const liked = page.getByRole('region', { name: 'Liked spots' });
  await expect(liked.getByRole('alert')).toContainText('Unable to retrieve response.');
  isBroken = false;
  await liked.getByRole('button', { name: 'Try again' }).click();
  await expect(liked.getByRole('article')).toHaveCount(20);
  await liked.getByRole('button', { name: 'Show more' }).click();
  await expect(liked.getByRole('article')).toHaveCount(22);
  await expect(liked.getByRole('button', { name: 'Show more' })).toBeHidden();
});
