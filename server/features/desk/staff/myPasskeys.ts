import type { Selectable } from 'kysely';
import type { DeskApi } from '../../../../contract/desk/api.ts';
import type { Passkey } from '../../../../contract/desk/gettingIn.ts';
import { deskCookie, type RouteHandler } from '../../../http/requestContext.ts';
import type { StaffPasskeyTable } from '../../../platform/database/deskTables.ts';
import { ProblemError } from '../../../platform/problem.ts';
import { writeAudit } from '../audit.ts';
import { type DeskParts, staffActor } from '../deskParts.ts';
import { storeChallenge, takeChallenge } from './challenges.ts';
import { registrationOptions, verifiedRegistration } from './passkeys.ts';
import { deviceNameOf, passkeysOf, storePasskey } from './passkeyTable.ts';
import { relyingPartyOf } from './relyingParty.ts';
import { lockMember, readMember } from './staffRecord.ts';
import { endStaffSessions } from './staffSessions.ts';

const shownPasskey = ({ id, name, created_at, last_used_at }: Selectable<StaffPasskeyTable>): Passkey => ({
  id,
  name,
  createdAt: created_at.toISOString(),
  lastUsedAt: last_used_at?.toISOString() ?? null,
});

/** @throws ProblemError 'unauthorized' when they were removed after their session was checked */
async function lockCaller(parts: DeskParts, staffId: string): Promise<void> {
  if (!(await lockMember(parts, staffId))) throw new ProblemError('unauthorized');
}

export function listMyPasskeys(parts: DeskParts): RouteHandler<DeskApi['listMyPasskeys']> {
  return async (_request, context) => ({
    content: (await passkeysOf(parts, context.staff().staffId)).map(shownPasskey),
  });
}

export function startAddingPasskey(parts: DeskParts): RouteHandler<DeskApi['startAddingPasskey']> {
  return async (_request, context) => {
    const party = relyingPartyOf(context.origin);
    const staff = await readMember(parts, context.staff().staffId);
    if (!staff) throw new ProblemError('unauthorized');
    const existing = await passkeysOf(parts, staff.id);
    const options = await registrationOptions(party, { staff, existing });
    const challengeId = await storeChallenge(parts, { challenge: options.challenge, staffId: staff.id });
    return { challengeId, options };
  };
}

export function addPasskey(parts: DeskParts): RouteHandler<DeskApi['addPasskey']> {
  const { database } = parts;
  return async ({ body: { challengeId, response } }, context) => {
    const { staffId } = context.staff();
    const party = relyingPartyOf(context.origin);
    const name = deviceNameOf(context.userAgent);
    const added = await database.transaction(async () => {
      await lockCaller(parts, staffId);
      const challenge = await takeChallenge(parts, { id: challengeId, staffId });
      const credential =
        challenge === null ? null : await verifiedRegistration(party, { response, challenge });
      if (!credential) return null;
      if (!(await storePasskey(parts, { staffId, credential, name, isUsedNow: false }))) return null;
      await writeAudit(parts, staffActor(context), {
        action: 'passkeyAdded',
        subject: 'staff',
        subjectId: staffId,
        after: { passkey: name },
      });
      return (await passkeysOf(parts, staffId)).find(({ id }) => id === credential.id);
    });
    // After the transaction: a refused response uses its challenge up too.
    if (!added) throw new ProblemError('passkeyRefused');
    return shownPasskey(added);
  };
}

/** Removes a passkey, and ends the other sessions: one may be on the device that was lost. */
export function removePasskey(parts: DeskParts): RouteHandler<DeskApi['removePasskey']> {
  const { database } = parts;
  return async ({ params: { passkeyId } }, context) => {
    const { staffId } = context.staff();
    await database.transaction(async () => {
      await lockCaller(parts, staffId);
      const passkeys = await passkeysOf(parts, staffId);
      const passkey = passkeys.find(({ id }) => id === passkeyId);
      if (!passkey) throw new ProblemError('notFound');
      if (passkeys.length === 1) {
        throw new ProblemError('notPossibleNow', 'The last passkey stays; add another one first');
      }
      await database.sql.deleteFrom('staff_passkey').where('id', '=', passkeyId).execute();
      await endStaffSessions(parts, staffId, { exceptToken: context.cookie(deskCookie) });
      await writeAudit(parts, staffActor(context), {
        action: 'passkeyRemoved',
        subject: 'staff',
        subjectId: staffId,
        before: { passkey: passkey.name },
      });
    });
  };
}
