import type { DeskApi } from '../../../contract/desk/api.ts';
import type { DeskDeps } from '../../desk/deskDeps.ts';
import type { RouteHandler } from '../../http/requestContext.ts';
import { ProblemError } from '../../platform/problem.ts';
import { endStaffSession, endStaffSessions, openStaffSessions } from './staffSessions.ts';

export function listMySessions(deps: DeskDeps): RouteHandler<DeskApi['listMySessions']> {
  return async (_request, context) => {
    const { staffId, sessionId } = context.staff();
    const sessions = await openStaffSessions(deps, staffId);
    return { content: sessions.map((session) => ({ ...session, isCurrent: session.id === sessionId })) };
  };
}

export function endMySession(deps: DeskDeps): RouteHandler<DeskApi['endMySession']> {
  return async ({ params: { sessionId } }, context) => {
    const { staffId } = context.staff();
    if (!(await endStaffSession(deps, { staffId, sessionId }))) throw new ProblemError('notFound');
  };
}

export function endMyOtherSessions(deps: DeskDeps): RouteHandler<DeskApi['endMyOtherSessions']> {
  return async (_request, context) => {
    const { staffId, sessionId } = context.staff();
    await endStaffSessions(deps, staffId, { except: sessionId });
  };
}
