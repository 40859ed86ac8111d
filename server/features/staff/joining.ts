import type { WebAuthnCredential } from '@simplewebauthn/server';
import type { DeskApi } from '../../../contract/desk/api.ts';
import type { DeskLanguage } from '../../../domain/staff/staffRules.ts';
import { writeAudit } from '../../desk/audit.ts';
import type { DeskDeps } from '../../desk/deskDeps.ts';
import { deviceName } from '../../http/deviceName.ts';
import type { RouteHandler } from '../../http/requestContext.ts';
import { ProblemError } from '../../platform/problem.ts';
import { storeChallenge, takeChallenge } from './challenges.ts';
import { mailPasskeyChange } from './passkeyMails.ts';
import { registrationOptions, verifiedRegistration } from './passkeys.ts';
import { passkeyName, removePasskeys, storePasskey } from './passkeyTable.ts';
import { relyingParty } from './relyingParty.ts';
import { giveSession, type OpenedSession } from './signIn.ts';
import { findStaffLink, isWaiting, removeLinks, type StaffLink } from './staffLinks.ts';
import { assertFreeName, lockOwners } from './staffNames.ts';
import { lockMember, memberActor, readMember, type StaffRecord, shownStaff } from './staffRecord.ts';
import { endStaffSessions, openStaffSession } from './staffSessions.ts';

/** Opens a link: what it is for, and the options to register a passkey. */
export function startJoining(deps: DeskDeps): RouteHandler<DeskApi['startJoining']> {
  return async ({ body: { token } }, context) => {
    await deps.limits.take('deskLinkByClient', context.client);
    const party = relyingParty(context.origin);
    const link = await findStaffLink(deps, token);
    const staff = link && (await readMember(deps, link.staff_id));
    if (!staff) throw new ProblemError('expiredLink');
    const { email, name } = staff;
    if (isWaiting(link)) return { state: 'waiting', email };
    const options = await registrationOptions(party, { staff, existing: [] });
    const challengeId = await storeChallenge(deps, { challenge: options.challenge, staffId: staff.id });
    return { state: 'ready', kind: link.kind, email, name, challengeId, options };
  };
}

interface Joining {
  readonly staff: StaffRecord;
  readonly link: StaffLink;
  readonly credential: WebAuthnCredential;
  readonly userAgent: string;
  readonly origin: string;
  readonly name: string;
  readonly language: DeskLanguage;
}

/** Registers the passkey of a link and signs in; null when the credential is registered already. */
async function joined(deps: DeskDeps, joining: Joining): Promise<OpenedSession | null> {
  const { database, clock } = deps;
  const { staff, link, credential, userAgent, origin, name, language } = joining;
  const passkey = passkeyName(userAgent);
  const isNew = await storePasskey(deps, {
    staffId: staff.id,
    credential,
    name: passkey,
    isUsedNow: true,
  });
  if (!isNew) return null;
  // Earlier passkeys are lost, or in somebody else's hands.
  await removePasskeys(deps, staff.id, { except: credential.id });
  await endStaffSessions(deps, staff.id);
  await removeLinks(deps, staff.id);
  const present = await database.sql
    .updateTable('staff')
    .set({ name, language, joined_at: staff.joined_at ?? clock.now() })
    .where('id', '=', staff.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const { role } = present;
  await writeAudit(deps, memberActor(present), {
    action: link.kind === 'recovery' ? 'recovered' : 'joined',
    subject: 'staff',
    subjectId: staff.id,
    before: { name: staff.name },
    after: { name, role, passkey },
  });
  if (link.kind === 'recovery') {
    await mailPasskeyChange(deps, present, { change: 'recovered', passkey, origin });
  }
  const device = deviceName(userAgent);
  return { staff: present, token: await openStaffSession(deps, { staffId: staff.id, device }) };
}

/** Registers a passkey by an invitation or an approved recovery, and signs in. */
export function joinDesk(deps: DeskDeps): RouteHandler<DeskApi['joinDesk']> {
  const { database, limits } = deps;
  return async ({ body: { token, challengeId, response, name, language } }, context) => {
    await limits.take('deskLinkByClient', context.client);
    const { origin, userAgent } = context;
    const party = relyingParty(origin);
    const opened = await database.transaction(async () => {
      const known = await findStaffLink(deps, token);
      await lockOwners(deps);
      const staff = known && (await lockMember(deps, known.staff_id));
      // Read again under the lock, because two requests may use the same link at once.
      const link = staff && (await findStaffLink(deps, token));
      if (!link) throw new ProblemError('expiredLink');
      if (isWaiting(link)) {
        throw new ProblemError('notPossibleNow', 'Another member of the staff has to approve it first');
      }
      await assertFreeName(deps, name, staff);
      const challenge = await takeChallenge(deps, { id: challengeId, staffId: staff.id });
      const credential =
        challenge === null ? null : await verifiedRegistration(party, { response, challenge });
      return credential && joined(deps, { staff, link, credential, userAgent, origin, name, language });
    });
    // Thrown after the transaction, so that a refused response uses up its challenge too, while the link stays.
    if (!opened) throw new ProblemError('passkeyRefused');
    await giveSession(deps, context, opened.token);
    return shownStaff(opened.staff);
  };
}
