import { escapedControls } from '../../domain/readableText.ts';
import { operator, writeAudit } from '../desk/audit.ts';
import {
  findMemberByEmail,
  inviteAgain,
  invite as inviteMember,
  type MemberDeps,
  readMembers,
} from '../features/staff/members.ts';
import { makeLink } from '../features/staff/staffLinks.ts';
import { nameProblem } from '../features/staff/staffNames.ts';
import { OperatorError } from './command.ts';
import type { DeskCommand } from './deskCommand.ts';

export interface DeskCommandDeps extends MemberDeps {
  /** Origin of the staff's pages, for links. */
  readonly deskOrigin: string;
}

/** The operator's view of the staff: invite, recover, list. */
export function createDeskCommands(deps: DeskCommandDeps): (command: DeskCommand) => Promise<string> {
  const { database, outbox, deskOrigin: origin } = deps;

  /** The part before the @ if it can be a name, otherwise the address. */
  async function nameFromEmail(email: string): Promise<string> {
    const local = email.replace(/@.*/, '').slice(0, 60);
    return (await nameProblem(deps, local, null)) ? email.slice(0, 60) : local;
  }

  async function invite({
    email,
    name,
    role,
    language,
  }: Extract<DeskCommand, { command: 'inviteStaff' }>): Promise<string> {
    const link = await database.transaction(async () => {
      const known = await findMemberByEmail(deps, email);
      if (known?.joined_at)
        throw new OperatorError(`${email} has joined already; "recover" makes a new link.`);
      if (known) return (await inviteAgain(deps, operator, { staffId: known.id, origin })).link;
      const isFirst = (await readMembers(deps)).length === 0;
      const chosen = role ?? (isFirst ? 'owner' : undefined);
      if (!chosen) throw new OperatorError('--role is needed: owner, dispatcher or editor.');
      const chosenName = name ?? (await nameFromEmail(email));
      const problem = await nameProblem(deps, chosenName, null);
      if (problem) throw new OperatorError(`${problem.message}.`);
      const member = { email, name: chosenName, role: chosen, language };
      return (await inviteMember(deps, operator, { member, origin })).link;
    });
    return `${link}\nThis link registers a passkey for ${email}, once, within 3 days. It is mailed to them too.`;
  }

  /** Makes an approved recovery link, for a sole owner without a passkey: no one else could approve the request. */
  async function recover(email: string): Promise<string> {
    const link = await database.transaction(async () => {
      const staff = await findMemberByEmail(deps, email);
      if (!staff) throw new OperatorError(`${email} is not on the staff.`);
      if (!staff.joined_at)
        throw new OperatorError(`${email} has not joined yet; "invite" makes a new link.`);
      const made = await makeLink(deps, { staffId: staff.id, kind: 'recovery', origin, isApproved: true });
      await outbox.post({
        to: email,
        language: staff.language,
        template: { kind: 'staffRecovery', link: made.link, isApproved: true },
        expiresAt: made.expiresAt,
      });
      await writeAudit(deps, operator, {
        action: 'recoveryApproved',
        subject: 'staff',
        subjectId: staff.id,
        after: { name: staff.name },
      });
      return made.link;
    });
    return `${link}\nThis link registers a new passkey for ${email}, once, within 24 hours, and ends the former ones. Nobody has to approve it, and the audit trail says so. It is mailed to them too.`;
  }

  async function list(): Promise<string> {
    const members = await readMembers(deps);
    if (members.length === 0)
      return 'Nobody is on the staff. "npm run desk -- invite ADDRESS" invites the first owner.';
    return members
      .map(({ email, name, role, hasJoined, invitationEndsAt, lastSignedInAt }) => {
        const invitation = invitationEndsAt ? `invited until ${invitationEndsAt}` : 'invitation expired';
        const state = hasJoined ? `signed in ${lastSignedInAt ?? '-'}` : invitation;
        return escapedControls([role.padEnd(10), email, name, state].join('  '));
      })
      .join('\n');
  }

  return async (command) => {
    if (command.command === 'inviteStaff') return invite(command);
    if (command.command === 'recoverStaff') return recover(command.email);
    return list();
  };
}
