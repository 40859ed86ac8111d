import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import type { StaffRole } from '../domain/staff/staffRules.ts';
import { readDeskCommand } from '../server/operator/deskCommand.ts';
import { askRunningProcess } from '../server/operator/operatorSocket.ts';
import { expect, test } from './guideTest.ts';
import { freshAddress } from './mailbox.ts';
import { runFolder } from './runFolder.ts';

const run = promisify(execFile);

/** Names of the staff are unique, and journeys share a server. */
export const memberName = (name: string, email: string) => `${name} ${email.replace(/@.*/, '')}`;

interface Invitation {
  readonly link: string;
  readonly email: string;
}

/** The arguments of the command that invites somebody. */
function invitation(role: StaffRole, name: string) {
  const email = freshAddress();
  const words = ['invite', email, '--role', role, '--name', memberName(name, email), '--language', 'en'];
  return { email, words };
}

function invited(email: string, output: string): Invitation {
  const [link = ''] = output.split('\n');
  expect(link).toMatch(/\/desk\/join#[\w-]+$/);
  return { link, email };
}

/** Invites somebody by the operator's command in its own process, as an operator does. */
export async function inviteByCommand(role: StaffRole, name: string): Promise<Invitation> {
  const { email, words } = invitation(role, name);
  const { hostname, port } = new URL(String(test.info().project.use.baseURL));
  const { stdout } = await run(process.execPath, ['server/app/deskMain.ts', ...words], {
    env: { ...process.env, DATA_DIR: runFolder(), HOST: hostname, PORT: port },
  });
  return invited(email, stdout);
}

/** Invites somebody without starting that process: sends the command directly to the running product. */
export async function invite(role: StaffRole, name: string): Promise<Invitation> {
  const { email, words } = invitation(role, name);
  return invited(email, (await askRunningProcess(runFolder(), readDeskCommand(words))) ?? '');
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

/** Somebody is invited and joins on this page, by a passkey of its device. @returns their address */
export async function join(page: Page, role: StaffRole, name: string): Promise<string> {
  const { link, email } = await invite(role, name);
  await addDevice(page);
  await createPasskey(page, link);
  return email;
}
