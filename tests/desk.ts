import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import type { StaffRole } from '../contract/desk/staffRules.ts';
import { expect } from './guideTest.ts';
import { freshAddress } from './mailbox.ts';

const run = promisify(execFile);

/** Names of the staff are unique, and journeys share a server. */
export const memberName = (name: string, email: string) => `${name} ${email.replace(/@.*/, '')}`;

/** Invites somebody by the operator's command. @returns the link, and the address */
export async function inviteByCommand(
  page: Page,
  role: StaffRole,
  name: string,
): Promise<{ link: string; email: string }> {
  await page.goto('/desk');
  const { hostname, port } = new URL(page.url());
  const email = freshAddress();
  const { stdout } = await run(
    process.execPath,
    [
      ...['server/app/deskMain.ts', 'invite', email, '--role', role],
      ...['--name', memberName(name, email), '--language', 'en'],
    ],
    { env: { ...process.env, DATA_DIR: process.env.TEST_DATA_DIR, HOST: hostname, PORT: port } },
  );
  const [link = ''] = stdout.split('\n');
  expect(link).toMatch(/\/desk\/join#[\w-]+$/);
  return { link, email };
}

/** Gives a page a device that keeps passkeys, and on which everybody is recognised at once. */
export async function addDevice(page: Page, transport: 'internal' | 'usb' = 'internal'): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Opens an invitation or a recovery, and creates the passkey. */
export async function createPasskey(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
}

/** A page of somebody on the staff, on a device of their own, signed in. */
export async function staffPage(
  browser: Browser,
  page: Page,
  role: StaffRole,
  name: string,
): Promise<{ page: Page; email: string }> {
  const { link, email } = await inviteByCommand(page, role, name);
  const { origin } = new URL(page.url());
  const context = await browser.newContext({ baseURL: origin, locale: 'en-US' });
  const own = await context.newPage();
  await addDevice(own);
  await createPasskey(own, link);
  return { page: own, email };
}
