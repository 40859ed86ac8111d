import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { z } from 'zod';
import { apiBase } from '../contract/addresses.ts';
import { deskPath } from '../contract/desk/addresses.ts';
import { type StaffRole, staffRoles } from '../domain/staff/staffRules.ts';
import { deskCookie } from '../server/http/requestContext.ts';
import { systemClock } from '../server/platform/clock.ts';
import type { Database } from '../server/platform/database/database.ts';
import { insertStaffSession } from '../server/testing/testStaff.ts';
import { runFolder } from './runFolder.ts';

const tokensSchema = z.record(z.enum(staffRoles), z.string());
const tokenFile = (folder: string) => path.join(folder, 'staffSessions.json');

/**
 * Inserts one member of the staff per role, whose session all journeys share, and writes the tokens into the folder. A journey
 * in which a member of the staff changes their account or signs out invites another one instead (desk.ts).
 */
export async function insertJourneyStaff(database: Database, folder: string): Promise<void> {
  const sessionToken = (role: StaffRole) =>
    insertStaffSession(
      { database, clock: systemClock },
      { role, name: staffName(role), email: staffEmail(role) },
    );
  const tokens = {
    dispatcher: await sessionToken('dispatcher'),
    editor: await sessionToken('editor'),
    owner: await sessionToken('owner'),
  };
  writeFileSync(tokenFile(folder), JSON.stringify(tokens));
}

/** The name and the email address of a role's member of the staff, which journeys share. */
export const staffName = (role: StaffRole) => `Journey ${role}`;
export const staffEmail = (role: StaffRole) => `journey-${role}@staff.example`;

/** Signs the page's browser context in at the desk. */
export async function signInAtDesk(page: Page, role: StaffRole): Promise<void> {
  const text = readFileSync(tokenFile(runFolder()), 'utf8');
  await openDeskSession(page.context(), tokensSchema.parse(JSON.parse(text))[role]);
}

/** Gives a browser context the session of a token. */
export async function openDeskSession(context: BrowserContext, token: string): Promise<void> {
  await context.addCookies([
    {
      name: deskCookie,
      value: token,
      domain: 'localhost',
      path: `${apiBase}${deskPath}`,
      httpOnly: true,
      sameSite: 'Strict',
    },
  ]);
}
