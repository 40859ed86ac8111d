import type { Selectable } from 'kysely';
import type { DeskApi } from '../../../contract/desk/api.ts';
import type { Passkey } from '../../../contract/desk/signIn.ts';
import { writeAudit } from '../../desk/audit.ts';
import { type DeskDeps, staffActor } from '../../desk/deskDeps.ts';
import type { RouteHandler } from '../../http/requestContext.ts';
import type { StaffPasskeyTable } from '../../platform/database/deskTables.ts';
import { ProblemError } from '../../platform/problem.ts';
import { confirmChange } from './assertion.ts';
import { storeChallenge, takeChallenge } from './challenges.ts';
import { mailPasskeyChange } from './passkeyMails.ts';
import { registrationOptions, verifiedRegistration } from './passkeys.ts';
import { passkeyName, readPasskeys, storePasskey } from './passkeyTable.ts';
import { relyingParty } from './relyingParty.ts';
import { lockMember } from './staffRecord.ts';
import { endStaffSessions } from './staffSessions.ts';

const shownPasskey = ({ id, name, created_at, last_used_at }: Selectable<StaffPasskeyTable>): Passkey => ({
  id,
  name,
  createdAt: created_at.toISOString(),
  lastUsedAt: last_used_at?.toISOString() ?? null,
});

export function listMyPasskeys(deps: DeskDeps): RouteHandler<DeskApi['listMyPasskeys']> {
  return async (_request, context) => ({
    content: (await readPasskeys(deps, context.staff().staffId)).map(shownPasskey),
  });
}

/** Options for one more passkey, against the assertion of an existing one: a session alone adds none. */
export function startAddingPasskey(deps: DeskDeps): RouteHandler<DeskApi['startAddingPasskey']> {
  return ({ body }, context) =>
    confirmChange(deps, { assertion: body, context }, async (staff, party) => {
      const existing = await readPasskeys(deps, staff.id);
      const options = await registrationOptions(party, { staff, existing });
      const challengeId = await storeChallenge(deps, { challenge: options.challenge, staffId: staff.id });
      return { challengeId, options };
    });
}

/** Adds the passkey that was made by the options of startAddingPasskey, which are valid for 5 minutes. */
export function addPasskey(deps: DeskDeps): RouteHandler<DeskApi['addPasskey']> {
  const { database } = deps;
  return async ({ body: { challengeId, response, endOtherSessions } }, context) => {
    const { staffId, sessionId } = context.staff();
    const { origin } = context;
    const party = relyingParty(origin);
    const name = passkeyName(context.userAgent);
    const added = await database.transaction(async () => {
      const staff = await lockMember(deps, staffId);
      if (!staff) throw new ProblemError('unauthorized');
      const challenge = await takeChallenge(deps, { id: challengeId, staffId });
      const credential =
        challenge === null ? null : await verifiedRegistration(party, { response, challenge });
      if (!credential) return null;
      if (!(await storePasskey(deps, { staffId, credential, name, isUsedNow: false }))) return null;
      if (endOtherSessions) await endStaffSessions(deps, staffId, { except: sessionId });
      await mailPasskeyChange(deps, staff, { change: 'added', passkey: name, origin });
      await writeAudit(deps, staffActor(context), {
        action: 'passkeyAdded',
        subject: 'staff',
        subjectId: staffId,
        after: { passkey: name },
      });
      return (await readPasskeys(deps, staffId)).find(({ id }) => id === credential.id);
    });
    // Thrown after the transaction, so that a refused response uses up its challenge too.
    if (!added) throw new ProblemError('passkeyRefused');
    return shownPasskey(added);
  };
}

/** Removes a passkey, against the assertion of any of the member's passkeys. */
export function removePasskey(deps: DeskDeps): RouteHandler<DeskApi['removePasskey']> {
  return async ({ params: { passkeyId }, body }, context) => {
    await confirmChange(deps, { assertion: body, context }, async (staff) => {
      const { staffId, sessionId } = context.staff();
      const passkeys = await readPasskeys(deps, staffId);
      const passkey = passkeys.find(({ id }) => id === passkeyId);
      if (!passkey) throw new ProblemError('notFound');
      if (passkeys.length === 1) {
        throw new ProblemError('notPossibleNow', 'The last passkey stays; add another one first');
      }
      await deps.database.sql.deleteFrom('staff_passkey').where('id', '=', passkeyId).execute();
      if (body.endOtherSessions) await endStaffSessions(deps, staffId, { except: sessionId });
      await mailPasskeyChange(deps, staff, {
        change: 'removed',
        passkey: passkey.name,
        origin: context.origin,
      });
      await writeAudit(deps, staffActor(context), {
        action: 'passkeyRemoved',
        subject: 'staff',
        subjectId: staffId,
        before: { passkey: passkey.name },
      });
    });
  };
}
