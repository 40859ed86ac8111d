import type { Api } from '../../../contract/api.ts';
import type { Caller, RouteHandler } from '../../http/requestContext.ts';
import { ProblemError } from '../../platform/problem.ts';
import type { AccountDeps } from './accountDeps.ts';
import { assertPassword } from './myAccount.ts';
import { liveSessions } from './sessions.ts';

/** The open sessions of the account, the newest first. */
export function listSessions({ database, clock }: AccountDeps): RouteHandler<Api['listSessions']> {
  return async (_request, context) => {
    const { accountId, sessionId } = context.account();
    const sessions = await liveSessions({ database, clock }, accountId);
    return {
      content: sessions.map(({ id, device, startedAt, lastUsedAt }) => ({
        id,
        device,
        startedAt: startedAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        isCurrent: id === sessionId,
      })),
    };
  };
}

/**
 * Requires the password. An account without one must have signed in within the last 10 minutes instead, which only
 * Google can have confirmed.
 */
async function assertOwner(deps: AccountDeps, caller: Caller, password: string | undefined): Promise<void> {
  if (await assertPassword(deps, caller.accountId, { field: 'password', password })) return;
  if (!(await deps.sessions.isRecentSignIn(caller))) throw new ProblemError('recentSignInNeeded');
}

/**
 * Ends one session of the account, or all but the current one. The id of a session that has ended, or that belongs to
 * another account, changes nothing.
 */
export function endSessions(deps: AccountDeps): RouteHandler<Api['endSessions']> {
  const { sessions } = deps;
  return async ({ body: { sessionId, password } }, context) => {
    const caller = context.account();
    await assertOwner(deps, caller, password);
    if (sessionId === undefined) await sessions.endAll(caller.accountId, caller.sessionId);
    else await sessions.end({ accountId: caller.accountId, sessionId });
  };
}
