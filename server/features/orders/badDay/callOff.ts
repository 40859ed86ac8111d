import type { Selectable } from 'kysely';
import { tourEndsAt } from '../../../../domain/tickets/overtime.ts';
import { type CallOffReason, defaultChoiceHours, type SkipReason } from '../../../../domain/tour/badDay.ts';
import type { CalledOffTourTable } from '../../../platform/database/deskTables.ts';
import type { OrderTransitions } from '../orderTransitions.ts';
import type { Refunds } from '../refunds.ts';
import { isCalledOff, isTourPlanned, leftToRefund, type Order, type TicketDeps } from '../ticketDeps.ts';
import { calledOffMail, type TicketMailDeps } from '../ticketMails.ts';

export type CalledOffRow = Selectable<CalledOffTourTable>;

const hour = 3_600_000;

/** What the visitor is told. */
interface CallOffNotice {
  readonly reason: CallOffReason;
  readonly words: string;
  readonly choiceHours: number;
}

type CallOffDeps = Pick<TicketDeps, 'clock' | 'tourPorts'> &
  TicketMailDeps & {
    readonly transitions: OrderTransitions;
    readonly refunds: Pick<Refunds, 'request'>;
  };

/**
 * Calls tours off, and ends the visitors' choice. Each step is one transaction under the lock of the order, which also
 * writes the state of the row: a committed step is never repeated, and any other step leaves no trace.
 */
export function createCallOffs(deps: CallOffDeps) {
  const { database, clock, transitions, refunds, tourPorts } = deps;

  /** Locks a row, once its order is locked. @returns whether the row is still in that state */
  async function isStill(row: CalledOffRow, state: CalledOffRow['state']): Promise<boolean> {
    const present = await database.sql
      .selectFrom('called_off_tour')
      .select('state')
      .where('id', '=', row.id)
      .forUpdate()
      .executeTakeFirst();
    return present?.state === state;
  }

  async function write(
    { id }: CalledOffRow,
    change: Partial<Pick<CalledOffRow, 'state' | 'skipped_because' | 'due_at'>>,
  ): Promise<void> {
    await database.sql.updateTable('called_off_tour').set(change).where('id', '=', id).execute();
  }

  async function readNotice({ cancellation_id: id }: CalledOffRow): Promise<CallOffNotice> {
    if (id === null) return { reason: 'noDriver', words: '', choiceHours: defaultChoiceHours };
    const {
      reason,
      words,
      choice_hours: choiceHours,
    } = await database.sql
      .selectFrom('day_cancellation')
      .select(['reason', 'words', 'choice_hours'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { reason, words, choiceHours };
  }

  /** Why a tour must not be called off; null if it can be. */
  async function reasonToSkip(order: Order, row: CalledOffRow): Promise<SkipReason | null> {
    if (isCalledOff(order)) return 'calledOff';
    if (!isTourPlanned(order)) return 'cancelled';
    if (order.trip_date !== row.trip_date || order.start_time !== row.start_time) return 'moved';
    const end = tourEndsAt(order.trip_date, order.start_time, order.bought_half_hours);
    const tour = await tourPorts.tourProgress(order.id);
    if (tour.hasBegun || clock.now() >= end) return 'begun';
    return row.cancellation_id === null && tour.hasDriver ? 'hasDriver' : null;
  }

  /** Calls a tour off: frees its car and its driver, and offers its visitor the choice. */
  async function callOff(row: CalledOffRow): Promise<void> {
    const { reason, words, choiceHours } = await readNotice(row);
    await database.transaction(async () => {
      await transitions.change(row.order_id, 'operator', async (order) => {
        if (!(await isStill(row, 'waiting'))) return null;
        const skipped = await reasonToSkip(order, row);
        if (skipped !== null) {
          await write(row, { state: 'skipped', skipped_because: skipped, due_at: null });
          return null;
        }
        const now = clock.now();
        const until = new Date(now.getTime() + choiceHours * hour);
        await write(row, { state: 'offered', due_at: until });
        return {
          change: {
            called_off_at: now,
            called_off_until: until,
            called_off_reason: reason,
            called_off_words: words,
          },
          detail: { calledOff: reason, until: until.toISOString() },
          afterwards: (after) => tourPorts.release(after.id),
          template: (after) => calledOffMail(deps, after),
        };
      });
    });
  }

  /** Pays the whole price back to a visitor who has not chosen in time. The reconciler carries the refund out. */
  async function endChoice(row: CalledOffRow): Promise<void> {
    await database.transaction(async () => {
      await refunds.request(row.order_id, 'reconciler', (order) =>
        // Another time means that the order waits because of a later cancellation, which has its own row.
        isCalledOff(order) && order.called_off_until.getTime() === row.due_at?.getTime()
          ? {
              reason: `The tour was called off: ${order.called_off_reason}`,
              percent: 100,
              amount: leftToRefund(order),
            }
          : null,
      );
      // A visitor who has moved the tour meanwhile has ended the row.
      if (await isStill(row, 'offered')) await write(row, { state: 'refunded', due_at: null });
    });
  }

  return {
    /** Does the next step of a row that is due. */
    async proceed(row: CalledOffRow): Promise<void> {
      if (row.state === 'waiting') await callOff(row);
      else if (row.state === 'offered') await endChoice(row);
    },
  };
}

export type CallOffs = ReturnType<typeof createCallOffs>;
