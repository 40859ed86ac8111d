import type { DeskApi } from '../../../contract/desk/api.ts';
import { dayAfter } from '../../../domain/calendar/days.ts';
import { selectAudit, toAuditEntry } from '../../desk/audit.ts';
import type { DeskDeps } from '../../desk/deskDeps.ts';
import { invalidField } from '../../desk/invalidField.ts';
import type { RouteHandler } from '../../http/requestContext.ts';
import { readTour, readTours } from './readTours.ts';

const maxDays = 31;

export function listTours(deps: DeskDeps): RouteHandler<DeskApi['listTours']> {
  return async ({ query: { from, to } }) => {
    if (to < from || to >= dayAfter(from, maxDays)) {
      throw invalidField('to', 'wrongSpan', `up to ${maxDays} days from the first`);
    }
    return { content: await readTours(deps, { from, to }) };
  };
}

export function getTour(deps: DeskDeps): RouteHandler<DeskApi['getTour']> {
  return async ({ params: { orderId } }) => {
    const tour = await readTour(deps, orderId);
    const lines = await selectAudit(deps.database)
      .where('a.subject', '=', 'tour')
      .where('a.subject_id', '=', orderId)
      .orderBy('a.number')
      .execute();
    return { ...tour, history: lines.map(toAuditEntry) };
  };
}
