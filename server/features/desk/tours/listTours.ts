import type { DeskApi } from '../../../../contract/desk/api.ts';
import type { RouteHandler } from '../../../http/requestContext.ts';
import { auditEntryOf, selectAudit } from '../audit.ts';
import type { DeskParts } from '../deskParts.ts';
import { invalidField } from '../invalidField.ts';
import { readTour, readTours } from './readTours.ts';
import { dayAfter } from './tourTimes.ts';

const maxDays = 31;

export function listTours(parts: DeskParts): RouteHandler<DeskApi['listTours']> {
  return async ({ query: { from, to } }) => {
    if (to < from || to >= dayAfter(from, maxDays)) {
      throw invalidField('to', 'wrongSpan', `up to ${maxDays} days from the first`);
    }
    return { content: await readTours(parts, { from, to }) };
  };
}

export function getTour(parts: DeskParts): RouteHandler<DeskApi['getTour']> {
  return async ({ params: { orderId } }) => {
    const tour = await readTour(parts, orderId);
    const lines = await selectAudit(parts.database)
      .where('a.subject', '=', 'tour')
      .where('a.subject_id', '=', orderId)
      .orderBy('a.number')
      .execute();
    return { ...tour, history: lines.map(auditEntryOf) };
  };
}
