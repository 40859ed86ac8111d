import { newAccount } from '../account.ts';
import { addDevice, join } from '../desk.ts';
import { expect, expectAccessible, test } from '../guideTest.ts';
import { signInAtDesk, staffEmail } from '../staffSessions.ts';

test.describe('the desk: the staff', () => {
  test('shows a role its own screens only', async ({ page }) => {
    await signInAtDesk(page, 'editor');
    await page.goto('/desk');
    await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible();
    await expect(page.getByRole('navigation').getByRole('link')).toHaveText([
      'Guide',
      'Proposals',
      'Festivals',
      'Place reports',
      'Alerts',
      'My account',
    ]);
    for (const path of ['/desk/orders', '/desk/staff', '/desk/nothing']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'This page cannot be found' }), path).toBeVisible();
    }
    await expectAccessible(page);

    await signInAtDesk(page, 'dispatcher');
    for (const [path, name] of [
      ['/desk/accounting', 'Accounting'],
      ['/desk/settings', 'Settings'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText('This page cannot be found')).toBeVisible();
      await expect(page.getByRole('link', { name })).toBeHidden();
    }
  });

  test('adds a passkey of another device and removes it, but never the last one', async ({ page }) => {
    await join(page, 'editor', 'Edi');
    await page.getByRole('link', { name: 'My account' }).click();
    const remove = page.getByRole('button', { name: /^Remove / });
    await expect(page.getByText('Your last passkey cannot be removed.')).toBeVisible();
    await expect(remove).toHaveCount(0);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Confirm with a passkey' }).click();
    await expect(dialog.getByRole('checkbox', { name: 'Sign me out everywhere else' })).not.toBeChecked();
    const create = dialog.getByRole('button', { name: 'Create the new passkey' });
    await create.click();
    await expect(dialog.getByRole('alert')).toContainText('This device already has a passkey');
    await expectAccessible(page, 'dialog[open]');
    await addDevice(page, 'usb');
    await create.click();
    await expect(dialog).toHaveCount(0);
    await expect(remove).toHaveCount(2);
    await expect(page.getByRole('list', { name: 'Where you’re signed in' })).toContainText('(this browser)');
    await expectAccessible(page);
    await remove.first().click();
    await expect(dialog.getByRole('checkbox', { name: 'Sign me out everywhere else' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(remove).toHaveCount(0);
    await expect(page.getByText('Your last passkey cannot be removed.')).toBeVisible();
  });

  test('signs out another browser once a passkey confirms it', async ({ page }) => {
    await join(page, 'editor', 'Sia');
    await page.context().clearCookies({ name: 'desk_session' });
    await page.reload();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('link', { name: 'My account' }).click();
    const sessions = page.getByRole('list', { name: 'Where you’re signed in' }).getByRole('listitem');
    await expect(sessions).toHaveCount(2);
    await sessions.getByRole('button', { name: /^Sign out / }).click();
    const dialog = page.getByRole('dialog');
    await expectAccessible(page, 'dialog[open]');
    await dialog.getByRole('button', { name: 'Sign out' }).click();
    await expect(sessions).toHaveCount(1);
    await expect(sessions).toContainText('(this browser)');
  });

  test('lets an owner change a role and end an account once there is a connection, and records both', async ({
    page,
    browser,
  }) => {
    const dana = await (await browser.newContext()).newPage();
    const email = await join(dana, 'dispatcher', 'Dana');
    await signInAtDesk(page, 'owner');
    await page.goto('/desk/staff');
    const invite = page.getByRole('button', { name: 'Invite somebody' });
    await expect(invite).toBeEnabled();
    await page.context().setOffline(true);
    await expect(page.getByText('The connection is lost.')).toBeVisible();
    await expect(invite).toBeDisabled();
    await expect(page.getByRole('table')).toBeVisible();
    await page.context().setOffline(false);
    await expect(invite).toBeEnabled();
    await expect(page.getByText('The connection is lost.')).toBeHidden();

    const row = page.getByRole('row').filter({ hasText: email });
    await row.getByRole('button', { name: 'Change' }).click();
    await page.getByRole('dialog').getByRole('combobox', { name: 'Role' }).selectOption('Editor');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(row.getByRole('cell', { name: 'Editor' })).toBeVisible();
    await expectAccessible(page);
    await dana.reload();
    await expect(dana.getByText(/^Dana .* \(Editor\)$/)).toBeVisible();

    await row.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(row).toHaveCount(0);
    await dana.reload();
    await expect(dana.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
    await dana.context().close();

    await page.getByRole('link', { name: 'Audit' }).click();
    const changed = page.getByRole('listitem').filter({ hasText: 'Role: dispatcher → editor' });
    await expect(changed.first()).toContainText(`(${staffEmail('owner')})`);
    await expect(changed.first()).toContainText('changed the name or role of Dana');
    await expect(page.getByText('operator (command line)').first()).toBeVisible();
    await page.getByRole('searchbox', { name: 'Order number or recorded value' }).fill('editor');
    await page.getByRole('combobox', { name: 'What' }).selectOption('Staff');
    await expect(page).toHaveURL(/q=editor&subject=staff/);
    await expect(changed.first()).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^audit_\d{4}-\d{2}-\d{2}\.csv$/);
    await expectAccessible(page);
  });

  test('logs a visitor out everywhere for an owner', async ({ page }) => {
    const visitor = await newAccount(page);
    await signInAtDesk(page, 'owner');
    await page.goto('/desk/accounts');
    await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Email address or nickname' }).fill(visitor.email);
    await page.getByRole('button', { name: 'Search' }).click();
    const found = page.getByRole('list', { name: 'Accounts' });
    await expect(found).toContainText(visitor.nickname);
    await found.getByRole('button', { name: 'Log out everywhere' }).click();
    const dialog = page.getByRole('dialog');
    await expectAccessible(page, 'dialog[open]');
    await dialog.getByRole('button', { name: 'Log out everywhere' }).click();
    await expect(found).toContainText('Not logged in anywhere');
    await expectAccessible(page);
    expect((await page.request.post('/api/v1/auth/refresh')).status()).toBe(401);
  });
});
