import { apiBase } from '../../../contract/addresses.ts';
import { deskPath } from '../../../contract/desk/addresses.ts';
import type { DeskApi } from '../../../contract/desk/api.ts';
import { deskSessionLifetime } from '../../../domain/staff/staffRules.ts';
import { writeAudit } from '../../desk/audit.ts';
import type { DeskDeps } from '../../desk/deskDeps.ts';
import { clearOwnCookie, setOwnCookie } from '../../http/ownCookies.ts';
import { deskCookie, type RequestContext, type RouteHandler } from '../../http/requestContext.ts';
import { ProblemError } from '../../platform/problem.ts';
import { type Assertion, readAssertion, takeAssertion } from './assertion.ts';
import { storeChallenge } from './challenges.ts';
import { signInOptions } from './passkeys.ts';
import { relyingParty } from './relyingParty.ts';
import { memberActor, readMember, type StaffRecord, shownStaff } from './staffRecord.ts';
import { endSessionByToken, endStaffSession, openStaffSession } from './staffSessions.ts';

/** The result of a sign-in. */
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
    maxAge: deskSessionLifetime / 1000,
  }) as const;

/** Sets the cookie of a new session, which replaces the one that this browser has. */
export async function giveSession(deps: DeskDeps, context: RequestContext, token: string): Promise<void> {
  for (const replaced of context.cookies(deskCookie)) await endSessionByToken(deps, replaced);
  setOwnCookie(context, deskCookie, token, cookieOptions(deps.isSecure));
}

/** Options for any passkey, to sign in or to confirm an action. They do not reveal who is on the staff. */
export function startDeskSignIn(deps: DeskDeps): RouteHandler<DeskApi['startDeskSignIn']> {
  return async (_request, context) => {
    await deps.limits.take('deskSignInByClient', context.client);
    const options = await signInOptions(relyingParty(context.origin));
    const challengeId = await storeChallenge(deps, { challenge: options.challenge, staffId: null });
    return { challengeId, options };
  };
}

/** Signs in with a valid assertion; null otherwise. */
async function signedIn(deps: DeskDeps, assertion: Assertion): Promise<OpenedSession | null> {
  const taken = await takeAssertion(deps, assertion);
  if (!taken) return null;
  const { staff, passkeyName } = taken;
  const token = await openStaffSession(deps, { staffId: staff.id, device: assertion.device });
  await writeAudit(deps, memberActor(staff), {
    action: 'signedIn',
    subject: 'staff',
    subjectId: staff.id,
    after: { passkey: passkeyName },
  });
  return { staff, token };
}

export function signInToDesk(deps: DeskDeps): RouteHandler<DeskApi['signInToDesk']> {
  return async ({ body }, context) => {
    const assertion = await readAssertion(deps, body, context);
    const opened = await deps.database.transaction(() => signedIn(deps, assertion));
    // Thrown after the transaction, so that a refused response uses up its challenge too.
    if (!opened) throw new ProblemError('passkeyRefused');
    await giveSession(deps, context, opened.token);
    return shownStaff(opened.staff);
  };
}

export function getDeskSession(deps: DeskDeps): RouteHandler<DeskApi['getDeskSession']> {
  return async (_request, context) => {
    const { staffId, expiresAt } = context.staff();
    const staff = await readMember(deps, staffId);
    if (!staff) throw new ProblemError('unauthorized');
    return { ...shownStaff(staff), expiresAt: expiresAt.toISOString() };
  };
}

export function signOutOfDesk(deps: DeskDeps): RouteHandler<DeskApi['signOutOfDesk']> {
  return async (_request, context) => {
    await endStaffSession(deps, context.staff());
    clearOwnCookie(context, deskCookie, cookieOptions(deps.isSecure));
  };
}
