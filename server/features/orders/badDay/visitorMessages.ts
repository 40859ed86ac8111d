import type { Selectable } from 'kysely';
import type { DeskApi } from '../../../../contract/desk/api.ts';
import type { VisitorMessage } from '../../../../contract/desk/badDay.ts';
import { tourEndsAt } from '../../../../domain/tickets/overtime.ts';
import { writeAudit } from '../../../desk/audit.ts';
import { staffActor } from '../../../desk/deskDeps.ts';
import { otherDeparture } from '../../../desk/settings/departures.ts';
import type { RouteHandler } from '../../../http/requestContext.ts';
import { ticketLink } from '../../../mail/ticketAddress.ts';
import type { VisitorMessageTable } from '../../../platform/database/deskTables.ts';
import { ProblemError } from '../../../platform/problem.ts';
import type { Order } from '../ticketDeps.ts';
import type { BadDayDeps } from './badDayDeps.ts';

const toMessage = (row: Selectable<VisitorMessageTable>): VisitorMessage => ({
  ...{ id: row.id, kind: row.kind, words: row.words, recipients: row.recipients },
  createdAt: row.created_at.toISOString(),
  createdBy: row.created_by,
});

/** The orders whose tours take place on a day, locked so that nobody cancels or moves them meanwhile. */
function lockToursOfDay({ database }: BadDayDeps, day: string): Promise<Order[]> {
  return database.sql
    .selectFrom('ticket_order')
    .selectAll()
    .where('trip_date', '=', day)
    .where('status', '=', 'paid')
    .where('cancel_requested_at', 'is', null)
    .where('called_off_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * Mails the visitors of a day, all in one transaction: nobody is left out or mailed twice, whatever process dies. The id comes
 * from the page, so that pressing twice or sending again sends nothing more.
 */
export function messageVisitors(deps: BadDayDeps): RouteHandler<DeskApi['messageVisitors']> {
  const { database, clock, outbox, limits, transitions, departures } = deps;
  return async ({ body: { id, day, kind, words, recipients } }, context) => {
    const actor = staffActor(context);
    const find = () =>
      database.sql.selectFrom('visitor_message').selectAll().where('id', '=', id).executeTakeFirst();
    const sent = await find();
    if (sent) return toMessage(sent);
    await limits.take('deskMailByStaff', context.staff().staffId);
    return database.transaction(async () => {
      const orders = await lockToursOfDay(deps, day);
      const row = { id, day, kind, words, recipients: orders.length, created_by: actor.name };
      const stored = await database.sql
        .insertInto('visitor_message')
        .values({ ...row, created_at: clock.now() })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returningAll()
        .executeTakeFirst();
      if (!stored) {
        const first = await find();
        if (!first) throw new Error('a message with this id is stored');
        return toMessage(first);
      }
      // The orders are no longer those that the page showed, and the staff agreed to another number of recipients.
      if (orders.length !== recipients) throw new ProblemError('changedMeanwhile');
      for (const order of orders) {
        await transitions.change(order.id, 'operator', () => ({
          change: {},
          detail: { message: kind, ...(words === '' ? {} : { words }) },
          by: context.staff(),
        }));
        await outbox.post({
          to: order.customer_email,
          language: order.language,
          // Nobody reads it after the tour.
          expiresAt: tourEndsAt(order.trip_date, order.start_time, order.bought_half_hours),
          template: {
            kind: 'visitorMessage',
            ...otherDeparture(departures, order.departure, order.language),
            ...{
              orderId: order.id,
              orderNumber: order.number,
              tripDate: order.trip_date,
              startTime: order.start_time,
            },
            ...{ message: kind, words, ...ticketLink(deps.secrets, order) },
          },
        });
      }
      await writeAudit(deps, actor, {
        action: 'messageVisitors',
        subject: 'visitorMessage',
        subjectId: day,
        after: { kind, recipients },
      });
      return toMessage(stored);
    });
  };
}

export function listVisitorMessages(deps: BadDayDeps): RouteHandler<DeskApi['listVisitorMessages']> {
  return async ({ query: { day } }) => {
    const rows = await deps.database.sql
      .selectFrom('visitor_message')
      .selectAll()
      .where('day', '=', day)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute();
    return { content: rows.map(toMessage) };
  };
}
