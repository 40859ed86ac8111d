import type { StaffRole } from '../../../domain/staff/staffRules.ts';
import type { Database } from '../../platform/database/database.ts';
import { openSandboxes } from '../../sandbox/openSandboxes.ts';
import { useApplication } from '../../testing/testApplication.ts';
import { TestStaff } from '../../testing/testStaff.ts';
import { TestVisitor } from '../../testing/testVisitor.ts';
import { auditLines } from './auditLines.ts';
import { DeskBrowser } from './deskBrowser.ts';

/** The product with what tests of the staff's accounts share. */
export function useDesk(database: () => Database, variables: Record<string, string> = {}) {
  const { app, clock } = useApplication(database, {
    openSandboxes,
    variables: { RATE_LIMITS: 'off', ...variables },
  });
  const start = clock.now().toISOString();
  let people = 0;
  let owner: TestStaff | null = null;

  const signedIn = (role: StaffRole) => TestStaff.signIn({ app, database, clock }, role);

  /** The token of the newest link that was mailed to an address. */
  async function mailedToken(email: string, mails = 1): Promise<string> {
    const [mail] = await new TestVisitor(app).mails(email, mails);
    return /\/desk\/join#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  }

  /** Invites somebody, as an owner does. */
  async function invited(role: StaffRole = 'dispatcher') {
    clock.moveTo(start);
    owner ??= await signedIn('owner');
    const email = `staff-${++people}@example.com`;
    const name = `Kim of ${email}`;
    const { body } = await owner.call('POST', '/desk/staff', { email, name, role, language: 'en' });
    return { email, name, id: String(body.id), token: await mailedToken(email) };
  }

  /** Somebody who has joined, in the browser in which they did. */
  async function joined(role: StaffRole = 'dispatcher') {
    const invitation = await invited(role);
    const browser = new DeskBrowser(app);
    await browser.join(invitation.token);
    return { ...invitation, browser };
  }

  /** Actions of the audit trail about a member of the staff, the oldest first, with who did them. */
  async function audit(staffId: string): Promise<string[]> {
    const lines = await auditLines(database(), 'staff', staffId);
    return lines.map(({ actor, action }) => `${actor} ${action}`);
  }

  return { app, clock, signedIn, invited, joined, mailedToken, audit };
}
