import type { DeskApi } from '../../../contract/desk/api.ts';
import type { DeskDeps } from '../../desk/deskDeps.ts';
import type { RouteHandler } from '../../http/requestContext.ts';
import { ProblemError } from '../../platform/problem.ts';
import { confirmChange } from './assertion.ts';
import { endStaffSession, endStaffSessions, openStaffSessions } from './staffSessions.ts';

export function listMySessions(deps: DeskDeps): RouteHandler<DeskApi['listMySessions']> {
  return async (_request, context) => {
    const { staffId, sessionId } = context.staff();
    const sessions = await openStaffSessions(deps, staffId);
    return { content: sessions.map((session) => ({ ...session, isCurrent: session.id === sessionId })) };
  };
}

export function endMySession(deps: DeskDeps): RouteHandler<DeskApi['endMySession']> {
  return async ({ params: { sessionId }, body }, context) => {
    const isEnded = await confirmChange(deps, { assertion: body, context }, ({ id: staffId }) =>
      endStaffSession(deps, { staffId, sessionId }),
    );
    if (!isEnded) throw new ProblemError('notFound');
  };
}

export function endMyOtherSessions(deps: DeskDeps): RouteHandler<DeskApi['endMyOtherSessions']> {
  return async ({ body }, context) => {
    await confirmChange(deps, { assertion: body, context }, ({ id }) =>
      endStaffSessions(deps, id, { except: context.staff().sessionId }),
    );
  };
}
