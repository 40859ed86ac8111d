import type { Page } from '@playwright/test';
import { addDevice, createPasskey, invite, inviteByCommand, join, memberName } from '../desk.ts';
import { expect, expectAccessible, test } from '../guideTest.ts';
import { readMailsTo } from '../mailbox.ts';
import { signInAtDesk } from '../staffSessions.ts';

const signIn = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' });
const signOut = (page: Page) => page.getByRole('button', { name: 'Sign out' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The links that were mailed to an address, the newest first, once there are so many. */
async function mailedLinks(page: Page, address: string, count: number): Promise<string[]> {
  let links: string[] = [];
  await expect
    .poll(
      async () => {
        const mails = await readMailsTo(page, address);
        links = mails.flatMap(({ text }) => /\S+\/desk\/join#[\w-]+/.exec(text) ?? []);
        return links.length;
      },
      { timeout: 15_000 },
    )
    .toBe(count);
  return links;
}

test.describe('the desk: signing in', () => {
  test('leads from an invitation to a passkey, which signs in from then on', async ({ page }) => {
    const { link } = await inviteByCommand('dispatcher', 'Dana');
    await addDevice(page);
    await test.step('without a passkey it says why nobody is signed in', async () => {
      await page.goto('/desk');
      await signIn(page).click();
      await expect(page.getByRole('alert')).toContainText('No passkey was used.');
      await expectAccessible(page);
    });

    await test.step('the invitation creates a passkey', async () => {
      await page.goto(link);
      await expect(heading(page, 'Welcome to the desk')).toBeVisible();
      await expect(page, 'the token has left the address').not.toHaveURL(/#/);
      await expectAccessible(page);
      const name = page.getByRole('textbox', { name: 'Name' });
      const create = page.getByRole('button', { name: 'Create a passkey' });
      await name.fill('');
      await create.click();
      await expect(name).toBeFocused();
      await expect(name).toHaveAccessibleDescription(/Please fill this in/);
      await name.fill('operator');
      await create.click();
      await expect(name).toHaveAccessibleDescription(/This name is reserved/);
      await expectAccessible(page);
      await name.fill('Dana Kim');
      await create.click();
      await expect(heading(page, 'Tours')).toBeVisible();
      await expect(page.getByText('Dana Kim (Dispatcher)')).toBeVisible();
    });

    await test.step('the invitation can be used once', async () => {
      await signOut(page).click();
      await expect(signIn(page)).toBeVisible();
      await page.goto(link);
      await expect(heading(page, 'This link can no longer be used')).toBeVisible();
    });

    await test.step('the passkey signs in', async () => {
      await page.goto('/desk/orders');
      await signIn(page).click();
      await expect(heading(page, 'Orders')).toBeVisible();
      await page.reload();
      await expect(heading(page, 'Orders')).toBeVisible();
    });

    await test.step('the switch changes the language of the member from then on', async () => {
      await page.getByRole('link', { name: 'Tours' }).click();
      await page.getByRole('button', { name: '한국어' }).click();
      await expect(heading(page, '투어')).toBeVisible();
      await expect(page).toHaveTitle(/투어 · 솔바다 데스크$/);
      await page.reload();
      await expect(heading(page, '투어')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
    });
  });

  test('signs in again over the open screen when the session has ended', async ({ page }) => {
    await join(page, 'owner', 'Olga');
    await page.getByRole('link', { name: 'Staff' }).click();
    await page.getByRole('button', { name: 'Invite somebody' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Typed before');
    await dialog.getByRole('textbox', { name: 'Email' }).fill(`typed-${Date.now()}@example.com`);
    await page.context().clearCookies({ name: 'desk_session' });
    await dialog.getByRole('button', { name: 'Send the invitation' }).click();
    const again = page.getByRole('dialog', { name: 'Please sign in again' });
    await again.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(again).toBeHidden();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Typed before');
    await dialog.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('cell', { name: 'Typed before', exact: true })).toBeVisible();
  });

  test('recovers a lost passkey with the approval of a colleague', async ({ page, browser }) => {
    const lost = await invite('dispatcher', 'Lena');
    const lostDevice = await (await browser.newContext()).newPage();
    await addDevice(lostDevice);
    await createPasskey(lostDevice, lost.link);
    await lostDevice.context().close();

    await addDevice(page);
    await page.goto('/desk');
    await page.getByRole('link', { name: 'Lost your passkey?' }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill(lost.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('status')).toContainText('a link is on its way');
    // After that of the invitation.
    const [link = ''] = await mailedLinks(page, lost.email, 2);
    await page.goto(link);
    await expect(heading(page, 'Waiting for a colleague')).toBeVisible();

    const colleague = await (await browser.newContext()).newPage();
    await signInAtDesk(colleague, 'dispatcher');
    await colleague.goto('/desk');
    await colleague
      .getByRole('listitem')
      .filter({ hasText: lost.email })
      .getByRole('button', { name: 'Approve' })
      .click();
    await expect(
      colleague.getByText(`The recovery of ${memberName('Lena', lost.email)} is approved.`),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Create a passkey' }).click();
    await expect(page.getByText(`${memberName('Lena', lost.email)} (Dispatcher)`)).toBeVisible();
    await colleague.context().close();
  });
});
