import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { DeskApi } from '../../../../contract/desk/api.ts';
import type {
  CalledOffTour,
  DayCancellation,
  DayCancellationDetail,
} from '../../../../contract/desk/badDay.ts';
import { dayAfter } from '../../../../domain/calendar/days.ts';
import { toSeoulDate } from '../../../../domain/calendar/seoulTime.ts';
import { calledOffStates, skipReasons } from '../../../../domain/tour/badDay.ts';
import { writeAudit } from '../../../desk/audit.ts';
import { staffActor } from '../../../desk/deskDeps.ts';
import { invalidField } from '../../../desk/invalidField.ts';
import type { RouteHandler } from '../../../http/requestContext.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { DayCancellationTable } from '../../../platform/database/deskTables.ts';
import { ProblemError } from '../../../platform/problem.ts';
import type { BadDayDeps } from './badDayDeps.ts';

type Row = Selectable<DayCancellationTable>;

/** Days after which a cancellation leaves the list. */
const listedDays = 60;
/** After this many failed attempts to call a tour off, somebody has to look into it. */
const failedAttempts = 3;

const tourSchema = z.object({
  cancellationId: z.string(),
  orderId: z.string(),
  tripDate: z.string(),
  startTime: z.string(),
  customerName: z.string(),
  state: z.enum(calledOffStates),
  skippedBecause: z.enum(skipReasons).nullable(),
  attempts: z.int(),
  until: z.date().nullable(),
  isSettled: z.boolean(),
  isRefundPending: z.boolean(),
  isRefundRefused: z.boolean(),
});
type TourRow = z.infer<typeof tourSchema>;

function tourStatus(row: TourRow): CalledOffTour['status'] {
  if (row.state === 'waiting') return row.attempts >= failedAttempts ? 'failed' : 'waiting';
  if (row.state === 'moved' || row.state === 'skipped') return row.state;
  // The refund was requested by the visitor, or because the time for the choice ran out.
  if (row.isSettled) return 'refunded';
  if (row.isRefundPending) return row.isRefundRefused ? 'refundRefused' : 'refundPending';
  return 'offered';
}

/** The tours of some cancellations with their outcomes, by day and time. */
async function readTours(
  { database }: { readonly database: Database },
  ids: readonly string[],
): Promise<Map<string, CalledOffTour[]>> {
  const { rows } = await sql`
    select c.cancellation_id as "cancellationId", c.order_id as "orderId", c.trip_date::text as "tripDate",
      c.start_time as "startTime", o.customer_name as "customerName", c.state, c.attempts,
      c.skipped_because as "skippedBecause", o.called_off_until as "until", o.status = 'cancelled' as "isSettled",
      o.status = 'paid' and o.cancel_requested_at is not null as "isRefundPending",
      exists (select from ticket_audit a where a.order_id = o.id and a.detail ->> 'cancellation' = 'refused')
        as "isRefundRefused"
    from called_off_tour c join ticket_order o on o.id = c.order_id
    where c.cancellation_id = any(${[...ids]}::uuid[])
    order by c.trip_date, c.start_time, c.order_id`.execute(database.sql);
  const tours = new Map<string, CalledOffTour[]>();
  for (const row of z.array(tourSchema).parse(rows)) {
    const { cancellationId, orderId, tripDate, startTime, customerName, skippedBecause, until } = row;
    const status = tourStatus(row);
    tours.set(cancellationId, [
      ...(tours.get(cancellationId) ?? []),
      {
        ...{ orderId, tripDate, startTime, customerName, status, skippedBecause },
        until: status === 'offered' ? (until?.toISOString() ?? null) : null,
      },
    ]);
  }
  return tours;
}

const rowDepartures = ({ first_departure: first, last_departure: last }: Row) =>
  first === null || last === null ? null : { first, last };

function progress(row: Row, tours: readonly CalledOffTour[]): DayCancellation {
  const isOpen = ({ status }: CalledOffTour) => status === 'waiting' || status === 'failed';
  const isFailed = ({ status }: CalledOffTour) => status === 'failed' || status === 'refundRefused';
  return {
    id: row.id,
    from: row.from_day,
    to: row.to_day,
    departures: rowDepartures(row),
    reason: row.reason,
    words: row.words,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    total: tours.length,
    done: tours.filter((tour) => !isOpen(tour)).length,
    failed: tours.filter(isFailed).length,
  };
}

/** The number of tours at the cancelled departures that will still take place. */
async function countRemaining({ database }: BadDayDeps, row: Row): Promise<number> {
  const departures = rowDepartures(row);
  const { count } = await database.sql
    .selectFrom('ticket_order')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'paid')
    .where('cancel_requested_at', 'is', null)
    .where('called_off_at', 'is', null)
    .where('trip_date', '>=', row.from_day)
    .where('trip_date', '<=', row.to_day)
    .$if(departures !== null, (query) =>
      query
        .where('start_time', '>=', departures?.first ?? '')
        .where('start_time', '<=', departures?.last ?? ''),
    )
    // Those that are still to be called off don't count.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('called_off_tour')
            .select('called_off_tour.id')
            .whereRef('called_off_tour.order_id', '=', 'ticket_order.id')
            .where('called_off_tour.cancellation_id', '=', row.id)
            .where('called_off_tour.state', '=', 'waiting'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return count;
}

/** @throws ProblemError 'notFound' */
async function readDetail(deps: BadDayDeps, id: string): Promise<DayCancellationDetail> {
  const row = await deps.database.sql
    .selectFrom('day_cancellation')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new ProblemError('notFound');
  const tours = (await readTours(deps, [id])).get(id) ?? [];
  return { ...progress(row, tours), tours, remaining: await countRemaining(deps, row) };
}

/** The departures of the orders that were chosen. @throws ProblemError 'invalidRequest' unless they lie in the range */
async function readChosen(
  { database }: BadDayDeps,
  row: Omit<Row, 'created_at'>,
  orderIds: readonly string[],
) {
  const orders = await database.sql
    .selectFrom('ticket_order')
    .select(['id', 'trip_date', 'start_time'])
    .where('id', 'in', orderIds)
    .where('paid_at', 'is not', null)
    .execute();
  const isInRange = ({ trip_date, start_time }: { trip_date: string; start_time: string }) =>
    row.from_day <= trip_date &&
    trip_date <= row.to_day &&
    (row.first_departure === null || row.first_departure <= start_time) &&
    (row.last_departure === null || start_time <= row.last_departure);
  return orderIds.map((id, index) => {
    const order = orders.find((one) => one.id === id);
    if (!order) throw invalidField(`orderIds.${index}`, 'unknownOrder', 'a paid order');
    return { ...order, isInRange: isInRange(order) };
  });
}

/**
 * Stores which tours are called off, and closes the departures, in one transaction. The jobs then call the tours off one by
 * one. The id comes from the page, so that pressing twice or sending again stores nothing more.
 */
export function cancelDays(deps: BadDayDeps): RouteHandler<DeskApi['cancelDays']> {
  const { database, clock, closeSales, wakeCallOffs } = deps;
  return async ({ body }, context) => {
    const { id, from, to, departures, reason, words, choiceHours, closureReason } = body;
    const actor = staffActor(context);
    await database.transaction(async () => {
      if (to < toSeoulDate(clock.now())) throw invalidField('to', 'past', 'not before today');
      const row = {
        id,
        from_day: from,
        to_day: to,
        first_departure: departures?.first ?? null,
        last_departure: departures?.last ?? null,
        ...{ reason, words, choice_hours: choiceHours, created_by: actor.name },
      };
      const stored = await database.sql
        .insertInto('day_cancellation')
        .values({ ...row, created_at: clock.now() })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!stored) return;
      const chosen = await readChosen(deps, row, [...new Set(body.orderIds)]);
      await database.sql
        .insertInto('called_off_tour')
        .values(
          chosen.map(({ id: order_id, trip_date, start_time, isInRange }) => ({
            ...{ cancellation_id: id, order_id, trip_date, start_time },
            // Moved to another day since the page was shown.
            ...(isInRange
              ? { state: 'waiting' as const, due_at: clock.now() }
              : { state: 'skipped' as const, skipped_because: 'moved' as const }),
          })),
        )
        .execute();
      await closeSales(actor, { from, to, departures, reason: closureReason });
      await writeAudit(deps, actor, {
        action: 'cancelDays',
        subject: 'dayCancellation',
        subjectId: id,
        after: {
          ...{ from, to, reason, choiceHours, tours: chosen.length },
          ...(departures && { departures: `${departures.first}–${departures.last}` }),
        },
      });
      database.afterCommit(wakeCallOffs);
    });
    return readDetail(deps, id);
  };
}

export function listDayCancellations(deps: BadDayDeps): RouteHandler<DeskApi['listDayCancellations']> {
  return async () => {
    const rows = await deps.database.sql
      .selectFrom('day_cancellation')
      .selectAll()
      .where('to_day', '>=', dayAfter(toSeoulDate(deps.clock.now()), -listedDays))
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute();
    const tours = await readTours(
      deps,
      rows.map(({ id }) => id),
    );
    return { content: rows.map((row) => progress(row, tours.get(row.id) ?? [])) };
  };
}

export function getDayCancellation(deps: BadDayDeps): RouteHandler<DeskApi['getDayCancellation']> {
  return ({ params: { cancellationId } }) => readDetail(deps, cancellationId);
}
