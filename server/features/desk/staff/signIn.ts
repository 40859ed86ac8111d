import { apiBase } from '../../../../contract/addresses.ts';
import { deskPath } from '../../../../contract/desk/addresses.ts';
import type { DeskApi } from '../../../../contract/desk/api.ts';
import { deskSessionLife } from '../../../../contract/desk/staffRules.ts';
import { clearOwnCookie, setOwnCookie } from '../../../http/ownCookies.ts';
import { deskCookie, type RequestContext, type RouteHandler } from '../../../http/requestContext.ts';
import { ProblemError } from '../../../platform/problem.ts';
import { writeAudit } from '../audit.ts';
import type { DeskParts } from '../deskParts.ts';
import { storeChallenge, takeChallenge } from './challenges.ts';
import { readSignInResponse, type SignInResponse, signInOptions, verifiedCounter } from './passkeys.ts';
import { type RelyingParty, relyingPartyOf } from './relyingParty.ts';
import { lockMember, memberActor, readMember, type StaffRecord, shownStaff } from './staffRecord.ts';
import { endStaffSession, openStaffSession } from './staffSessions.ts';

/** What a sign-in gives. */
export interface OpenedSession {
  readonly staff: StaffRecord;
  /** For the cookie alone. */
  readonly token: string;
}

const cookieOptions = (isSecure: boolean) =>
  ({
    path: `${apiBase}${deskPath}`,
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
    maxAge: deskSessionLife / 1000,
  }) as const;

export function setSessionCookie({ isSecure }: DeskParts, context: RequestContext, token: string): void {
  setOwnCookie(context, deskCookie, token, cookieOptions(isSecure));
}

/** Options for whoever asks: they say nothing of who exists. */
export function startDeskSignIn(parts: DeskParts): RouteHandler<DeskApi['startDeskSignIn']> {
  return async (_request, context) => {
    await parts.limits.take('deskSignInByClient', context.client);
    const options = await signInOptions(relyingPartyOf(context.origin));
    const challengeId = await storeChallenge(parts, { challenge: options.challenge, staffId: null });
    return { challengeId, options };
  };
}

interface SignIn {
  readonly challengeId: string;
  readonly response: SignInResponse;
}

/** Signs in with a valid response; null otherwise. */
async function signedIn(
  parts: DeskParts,
  party: RelyingParty,
  { challengeId, response }: SignIn,
): Promise<OpenedSession | null> {
  const { database, clock } = parts;
  const challenge = await takeChallenge(parts, { id: challengeId, staffId: null });
  if (challenge === null) return null;
  const known = await database.sql
    .selectFrom('staff_passkey')
    .select('staff_id')
    .where('id', '=', response.id)
    .executeTakeFirst();
  const staff = known && (await lockMember(parts, known.staff_id));
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
  const token = await openStaffSession(parts, staff.id);
  await writeAudit(parts, memberActor(staff), {
    action: 'signedIn',
    subject: 'staff',
    subjectId: staff.id,
    after: { passkey: passkey.name },
  });
  return { staff, token };
}

export function signInToDesk(parts: DeskParts): RouteHandler<DeskApi['signInToDesk']> {
  return async ({ body: { challengeId, response } }, context) => {
    await parts.limits.take('deskSignInByClient', context.client);
    const party = relyingPartyOf(context.origin);
    const signIn = { challengeId, response: readSignInResponse(response) };
    const opened = await parts.database.transaction(() => signedIn(parts, party, signIn));
    // After the transaction: a refused response uses its challenge up too.
    if (!opened) throw new ProblemError('passkeyRefused');
    setSessionCookie(parts, context, opened.token);
    return shownStaff(opened.staff);
  };
}

export function getDeskSession(parts: DeskParts): RouteHandler<DeskApi['getDeskSession']> {
  return async (_request, context) => {
    const { staffId, expiresAt } = context.staff();
    const staff = await readMember(parts, staffId);
    if (!staff) throw new ProblemError('unauthorized');
    return { ...shownStaff(staff), expiresAt: expiresAt.toISOString() };
  };
}

export function signOutOfDesk(parts: DeskParts): RouteHandler<DeskApi['signOutOfDesk']> {
  return async (_request, context) => {
    for (const token of context.cookies(deskCookie)) await endStaffSession(parts, token);
    clearOwnCookie(context, deskCookie, cookieOptions(parts.isSecure));
  };
}
