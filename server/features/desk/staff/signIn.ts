import { apiBase } from '../../../../contract/addresses.ts';
import { deskPath } from '../../../../contract/desk/addresses.ts';
import type { DeskApi } from '../../../../contract/desk/api.ts';
import { deskSessionLife } from '../../../../domain/staff/staffRules.ts';
import { clearOwnCookie, setOwnCookie } from '../../../http/ownCookies.ts';
import { deskCookie, type RequestContext, type RouteHandler } from '../../../http/requestContext.ts';
import { ProblemError } from '../../../platform/problem.ts';
import { writeAudit } from '../audit.ts';
import type { DeskParts } from '../deskParts.ts';
import { type Assertion, readAssertion, takeAssertion } from './assertion.ts';
import { storeChallenge } from './challenges.ts';
import { signInOptions } from './passkeys.ts';
import { relyingPartyOf } from './relyingParty.ts';
import { memberActor, readMember, type StaffRecord, shownStaff } from './staffRecord.ts';
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

/** Options for any passkey, to sign in or to confirm an action: they do not show who exists. */
export function startDeskSignIn(parts: DeskParts): RouteHandler<DeskApi['startDeskSignIn']> {
  return async (_request, context) => {
    await parts.limits.take('deskSignInByClient', context.client);
    const options = await signInOptions(relyingPartyOf(context.origin));
    const challengeId = await storeChallenge(parts, { challenge: options.challenge, staffId: null });
    return { challengeId, options };
  };
}

/** Signs in with a valid assertion; null otherwise. */
async function signedIn(parts: DeskParts, assertion: Assertion): Promise<OpenedSession | null> {
  const taken = await takeAssertion(parts, assertion);
  if (!taken) return null;
  const { staff, passkeyName } = taken;
  const token = await openStaffSession(parts, { staffId: staff.id, device: assertion.device });
  await writeAudit(parts, memberActor(staff), {
    action: 'signedIn',
    subject: 'staff',
    subjectId: staff.id,
    after: { passkey: passkeyName },
  });
  return { staff, token };
}

export function signInToDesk(parts: DeskParts): RouteHandler<DeskApi['signInToDesk']> {
  return async ({ body }, context) => {
    const assertion = await readAssertion(parts, body, context);
    const opened = await parts.database.transaction(() => signedIn(parts, assertion));
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
    await endStaffSession(parts, context.staff());
    clearOwnCookie(context, deskCookie, cookieOptions(parts.isSecure));
  };
}
