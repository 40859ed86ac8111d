import type { DeskDeps } from '../../desk/deskDeps.ts';
import { deviceName } from '../../http/deviceName.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { ProblemError } from '../../platform/problem.ts';
import { takeChallenge } from './challenges.ts';
import { readSignInResponse, verifiedCounter } from './passkeys.ts';
import { type RelyingParty, relyingParty } from './relyingParty.ts';
import { lockMember, type StaffRecord } from './staffRecord.ts';

/** What a browser sends after its device has used a passkey. */
interface SentAssertion {
  readonly challengeId: string;
  readonly response: unknown;
}

/** An assertion whose form was checked. */
export interface Assertion {
  readonly party: RelyingParty;
  readonly challengeId: string;
  readonly response: ReturnType<typeof readSignInResponse>;
  /** The device that sent it, for the session; null where the browser names none. */
  readonly device: string | null;
}

/** Reads the assertion of a request and counts the attempt. @throws ProblemError 'passkeyRefused', 'tooManyRequests' */
export async function readAssertion(
  { limits }: Pick<DeskDeps, 'limits'>,
  { challengeId, response }: SentAssertion,
  context: RequestContext,
): Promise<Assertion> {
  await limits.take('deskSignInByClient', context.client);
  return {
    party: relyingParty(context.origin),
    challengeId,
    response: readSignInResponse(response),
    device: deviceName(context.userAgent),
  };
}

/**
 * Uses up the challenge of an assertion, and locks the member whose passkey signed it. Joins the transaction of the
 * action that the assertion allows. The challenge is at most 5 minutes old. Returns null for an invalid assertion: an
 * error would roll back the use of its challenge.
 */
export async function takeAssertion(
  deps: DeskDeps,
  { party, challengeId, response }: Assertion,
): Promise<{ readonly staff: StaffRecord; readonly passkeyName: string } | null> {
  const { database, clock } = deps;
  const challenge = await takeChallenge(deps, { id: challengeId, staffId: null });
  if (challenge === null) return null;
  const known = await database.sql
    .selectFrom('staff_passkey')
    .select('staff_id')
    .where('id', '=', response.id)
    .executeTakeFirst();
  const staff = known && (await lockMember(deps, known.staff_id));
  if (!staff) return null;
  // Read under the lock: two responses of a copied key must not both raise the counter.
  const passkey = await database.sql
    .selectFrom('staff_passkey')
    .selectAll()
    .where('id', '=', response.id)
    .executeTakeFirst();
  if (!passkey) return null;
  const counter = await verifiedCounter(party, { response, challenge, passkey });
  if (counter === null) return null;
  await database.sql
    .updateTable('staff_passkey')
    .set({ counter, last_used_at: clock.now() })
    .where('id', '=', response.id)
    .execute();
  return { staff, passkeyName: passkey.name };
}

interface Confirmation {
  readonly assertion: SentAssertion;
  readonly context: RequestContext;
}

/**
 * Makes a change that one of the caller's own passkeys has confirmed, in one transaction: a session alone does not
 * suffice for it. @throws ProblemError 'passkeyRefused', 'tooManyRequests'
 */
export async function confirmChange<T>(
  deps: DeskDeps,
  { assertion: sent, context }: Confirmation,
  change: (staff: StaffRecord, party: RelyingParty) => Promise<T>,
): Promise<T> {
  const assertion = await readAssertion(deps, sent, context);
  const changed = await deps.database.transaction(async () => {
    const taken = await takeAssertion(deps, assertion);
    if (taken?.staff.id !== context.staff().staffId) return null;
    return { result: await change(taken.staff, assertion.party) };
  });
  // Thrown after the transaction, so that a refused response uses up its challenge too.
  if (!changed) throw new ProblemError('passkeyRefused');
  return changed.result;
}
