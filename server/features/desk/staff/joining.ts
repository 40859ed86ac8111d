import type { WebAuthnCredential } from '@simplewebauthn/server';
import type { DeskApi } from '../../../../contract/desk/api.ts';
import type { DeskLanguage } from '../../../../domain/staff/staffRules.ts';
import { deviceName } from '../../../http/deviceName.ts';
import type { RouteHandler } from '../../../http/requestContext.ts';
import { ProblemError } from '../../../platform/problem.ts';
import { writeAudit } from '../audit.ts';
import type { DeskParts } from '../deskParts.ts';
import { storeChallenge, takeChallenge } from './challenges.ts';
import { mailPasskeyChange } from './passkeyMails.ts';
import { registrationOptions, verifiedRegistration } from './passkeys.ts';
import { passkeyName, removePasskeys, storePasskey } from './passkeyTable.ts';
import { relyingPartyOf } from './relyingParty.ts';
import { type OpenedSession, setSessionCookie } from './signIn.ts';
import { isWaiting, linkOf, removeLinks, type StaffLink } from './staffLinks.ts';
import { assertFreeName, lockOwners } from './staffNames.ts';
import { lockMember, memberActor, readMember, type StaffRecord, shownStaff } from './staffRecord.ts';
import { endStaffSessions, openStaffSession } from './staffSessions.ts';

/** Opens a link: what it is for, and the options to register a passkey. */
export function startJoining(parts: DeskParts): RouteHandler<DeskApi['startJoining']> {
  return async ({ body: { token } }, context) => {
    await parts.limits.take('deskLinkByClient', context.client);
    const party = relyingPartyOf(context.origin);
    const link = await linkOf(parts, token);
    const staff = link && (await readMember(parts, link.staff_id));
    if (!staff) throw new ProblemError('expiredLink');
    const { email, name } = staff;
    if (isWaiting(link)) return { state: 'waiting', email };
    const options = await registrationOptions(party, { staff, existing: [] });
    const challengeId = await storeChallenge(parts, { challenge: options.challenge, staffId: staff.id });
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
async function joined(parts: DeskParts, joining: Joining): Promise<OpenedSession | null> {
  const { database, clock } = parts;
  const { staff, link, credential, userAgent, origin, name, language } = joining;
  const passkey = passkeyName(userAgent);
  const isNew = await storePasskey(parts, {
    staffId: staff.id,
    credential,
    name: passkey,
    isUsedNow: true,
  });
  if (!isNew) return null;
  // Former passkeys are lost, or in somebody else's hands.
  await removePasskeys(parts, staff.id, { except: credential.id });
  await endStaffSessions(parts, staff.id);
  await removeLinks(parts, staff.id);
  const present = await database.sql
    .updateTable('staff')
    .set({ name, language, joined_at: staff.joined_at ?? clock.now() })
    .where('id', '=', staff.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const { role } = present;
  await writeAudit(parts, memberActor(present), {
    action: link.kind === 'recovery' ? 'recovered' : 'joined',
    subject: 'staff',
    subjectId: staff.id,
    before: { name: staff.name },
    after: { name, role, passkey },
  });
  if (link.kind === 'recovery') {
    await mailPasskeyChange(parts, present, { change: 'recovered', passkey, origin });
  }
  const device = deviceName(userAgent);
  return { staff: present, token: await openStaffSession(parts, { staffId: staff.id, device }) };
}

/** Registers a passkey by an invitation or an approved recovery, and signs in. */
export function joinDesk(parts: DeskParts): RouteHandler<DeskApi['joinDesk']> {
  const { database, limits } = parts;
  return async ({ body: { token, challengeId, response, name, language } }, context) => {
    await limits.take('deskLinkByClient', context.client);
    const { origin, userAgent } = context;
    const party = relyingPartyOf(origin);
    const opened = await database.transaction(async () => {
      const known = await linkOf(parts, token);
      await lockOwners(parts);
      const staff = known && (await lockMember(parts, known.staff_id));
      // Read again under the lock: two may open one link.
      const link = staff && (await linkOf(parts, token));
      if (!link) throw new ProblemError('expiredLink');
      if (isWaiting(link)) {
        throw new ProblemError('notPossibleNow', 'Another member of the staff has to approve it first');
      }
      await assertFreeName(parts, name, staff);
      const challenge = await takeChallenge(parts, { id: challengeId, staffId: staff.id });
      const credential =
        challenge === null ? null : await verifiedRegistration(party, { response, challenge });
      return credential && joined(parts, { staff, link, credential, userAgent, origin, name, language });
    });
    // After the transaction: a refused response uses its challenge up too, and the link stays.
    if (!opened) throw new ProblemError('passkeyRefused');
    setSessionCookie(parts, context, opened.token);
    return shownStaff(opened.staff);
  };
}
