import type { AuditAction } from '../../../domain/staff/auditActions.ts';
import { agreedStates, nextTourStates, type TourState } from '../../../domain/tour/tourRules.ts';
import { type Actor, writeAudit } from '../../desk/audit.ts';
import type { DeskDeps } from '../../desk/deskDeps.ts';
import { ProblemError } from '../../platform/problem.ts';
import { beginDriverSearch, endDriverSearch } from './driverSearch.ts';
import { readSuggestions } from './suggestions.ts';
import {
  type DriverRow,
  isTourOver,
  mailDriverAssigned,
  mailTourLink,
  mailTourWithdrawn,
  type OrderRow,
  type TourMailDeps,
} from './tourMails.ts';

/** The tour of a paid order, as the desk and the driver have changed it. */
interface TourFields {
  readonly state: TourState;
  /** Null if, and only if, nobody drives. */
  readonly driverId: number | null;
  /** Drivers who responded that they cannot. */
  readonly cannot: readonly number[];
  readonly overtimeHalfHours: number;
  readonly note: string;
}

export interface LockedTour extends TourFields {
  readonly order: OrderRow;
  /** The driver that the visitor was told of. */
  readonly toldDriverId: number | null;
  readonly version: number;
}

interface Change {
  readonly actor: Actor;
  readonly action: AuditAction<'tour'>;
  /** The version that the caller saw; without one, the state alone decides. */
  readonly version?: number;
}

/** The actor of changes that follow a change of the order, whose own trail names who made it. */
const system: Actor = { kind: 'system', id: null, name: 'Solbada' };

/** The states in which a driver who was asked has not met the visitors. */
export const waitingStates: readonly TourState[] = ['offered', 'accepted'];
/** The states in which the order can still be changed. */
const changeableStates: readonly TourState[] = ['unassigned', 'noDriver', ...waitingStates];

const isMoved = (before: OrderRow, after: OrderRow) =>
  before.trip_date !== after.trip_date || before.start_time !== after.start_time;

/**
 * The only place that changes a tour: under the locks of its order and its own row, in one transaction with its audit
 * line and its mails. Locks are taken in the order of order, tour, driver.
 */
export function createTourChanges(deps: TourMailDeps) {
  const { database, clock, deskEvents } = deps;
  const { sql } = database;

  const lockOrder = (orderId: string) =>
    sql.selectFrom('ticket_order').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirst();

  async function lockTour(order: OrderRow): Promise<LockedTour> {
    const row = await sql
      .selectFrom('tour')
      .selectAll()
      .where('order_id', '=', order.id)
      .forUpdate()
      .executeTakeFirst();
    return {
      order,
      state: row?.state ?? 'unassigned',
      driverId: row?.driver_id ?? null,
      cannot: row?.cannot ?? [],
      toldDriverId: row?.told_driver_id ?? null,
      overtimeHalfHours: row?.overtime_half_hours ?? 0,
      note: row?.note ?? '',
      version: row?.version ?? 0,
    };
  }

  const driverWithId = (id: number) => sql.selectFrom('driver').selectAll().where('id', '=', id);

  /** Locks a driver. A transaction must lock only one, so that two exchanges of drivers cannot wait for each other. */
  const lockDriver = (id: number): Promise<DriverRow | undefined> =>
    driverWithId(id).forUpdate().executeTakeFirst();

  async function write(after: LockedTour): Promise<void> {
    const fields = {
      driver_id: after.driverId,
      state: after.state,
      cannot: [...after.cannot],
      told_driver_id: after.toldDriverId,
      overtime_half_hours: after.overtimeHalfHours,
      note: after.note,
      changed_at: clock.now(),
      version: after.version,
    };
    await sql
      .insertInto('tour')
      .values({ order_id: after.order.id, ...fields })
      .onConflict((conflict) => conflict.column('order_id').doUpdateSet(fields))
      .execute();
  }

  async function audit({ actor, action }: Change, before: LockedTour, after: LockedTour): Promise<void> {
    const isNoted = before.note !== after.note;
    const isLonger = before.overtimeHalfHours !== after.overtimeHalfHours;
    const auditedFields = ({ state, driverId, overtimeHalfHours, note }: LockedTour) => ({
      state,
      driverId,
      ...(isLonger ? { overtimeHalfHours } : {}),
      // The note itself may contain something about the visitor, so it stays out of the audit trail.
      ...(isNoted ? { note: note === '' ? 'empty' : 'written' } : {}),
    });
    await writeAudit(deps, actor, {
      action,
      subject: 'tour',
      subjectId: after.order.id,
      before: auditedFields(before),
      after: auditedFields(after),
    });
  }

  /** @returns the driver that the visitor is told of, if that has changed */
  async function mail(
    actor: Actor,
    before: LockedTour,
    after: LockedTour,
  ): Promise<Partial<Pick<LockedTour, 'toldDriverId'>>> {
    const isReplaced = before.driverId !== after.driverId;
    const hasMoved = isMoved(before.order, after.order);
    // A driver who refused the tour needs no mail about it.
    if (before.driverId !== null && isReplaced && actor.kind !== 'driver') {
      const former = await driverWithId(before.driverId).executeTakeFirst();
      const reason = hasMoved ? 'moved' : actor === system ? 'cancelled' : 'decided';
      if (former) await mailTourWithdrawn(deps, before, former, reason);
    }
    const hadDriver = before.state === 'accepted' && before.toldDriverId === before.driverId;
    const hasDeclined = actor.kind === 'driver' && after.state === 'unassigned';
    if (after.state === 'noDriver' || (hasDeclined && hadDriver)) {
      await beginDriverSearch(deps, after, hadDriver);
      return { toldDriverId: null };
    }
    const isOffered = after.state === 'offered' && (isReplaced || hasMoved);
    const isToBeTold = agreedStates.includes(after.state) && after.toldDriverId !== after.driverId;
    if (after.driverId === null || !(isOffered || isToBeTold)) return {};
    // Locked, so that the visitor is never told of a car that is changed meanwhile.
    const driver = await lockDriver(after.driverId);
    if (!driver) return {};
    if (isOffered) await mailTourLink(deps, after, driver, { isAccepted: false, isChanged: hasMoved });
    if (!isToBeTold || isTourOver(deps, after)) return {};
    await endDriverSearch(deps, after.order.id);
    await mailDriverAssigned(deps, after, driver, after.toldDriverId !== null);
    return { toldDriverId: driver.id };
  }

  async function apply(before: LockedTour, change: Change, fields: Partial<LockedTour>): Promise<LockedTour> {
    const changed = { ...before, ...fields, version: before.version + 1 };
    const after = { ...changed, ...(await mail(change.actor, before, changed)) };
    await write(after);
    await audit(change, before, after);
    const { id: orderId } = after.order;
    if (agreedStates.includes(after.state) || isMoved(before.order, after.order))
      await deskEvents.withdraw('noDriver', orderId);
    if (after.cannot.length > before.cannot.length)
      await deskEvents.record({ kind: 'driverRefusal', orderId });
    return after;
  }

  return {
    /**
     * Changes the tour of a paid order. `decide` returns the changed fields, or null to leave all as it is; it runs
     * inside the transaction.
     * @throws ProblemError 'notFound' unless the tour of the order takes place; 'changedMeanwhile' for
     *   another version; 'notPossibleNow' for a state that does not follow the present one
     */
    change(
      orderId: string,
      change: Change,
      decide: (tour: LockedTour) => Promise<Partial<TourFields> | null> | Partial<TourFields> | null,
    ): Promise<LockedTour> {
      return database.transaction(async () => {
        const order = await lockOrder(orderId);
        if (order?.status !== 'paid' || order.cancel_requested_at !== null || order.called_off_at !== null)
          throw new ProblemError('notFound');
        const before = await lockTour(order);
        if (change.version !== undefined && change.version !== before.version) {
          throw new ProblemError('changedMeanwhile');
        }
        const fields = await decide(before);
        if (!fields) return before;
        if (fields.state !== undefined && !nextTourStates[before.state].includes(fields.state)) {
          throw new ProblemError('notPossibleNow');
        }
        return apply(before, change, fields);
      });
    },

    /**
     * Frees the driver of a cancelled order; runs in the transaction of the cancellation. A tour that its
     * driver has met, or that is over, keeps its driver: they drove it.
     */
    release(orderId: string): Promise<void> {
      return database.transaction(async () => {
        const order = await lockOrder(orderId);
        if (!order) return;
        const before = await lockTour(order);
        if (!waitingStates.includes(before.state) || isTourOver(deps, before)) return;
        await apply(before, { actor: system, action: 'release' }, { state: 'unassigned', driverId: null });
      });
    },

    /**
     * Adapts the tour to a change of its order; runs in the transaction of that change, after the order is written.
     * After a move, the driver is asked again if they are free at the new time; otherwise the tour needs another
     * driver. The driver is only told of other changes.
     * @throws ProblemError 'notPossibleNow' once the driver has met the visitors
     */
    followOrder(orderBefore: OrderRow, order: OrderRow): Promise<void> {
      return database.transaction(async () => {
        const tour = await lockTour(order);
        const { state, driverId, cannot } = tour;
        if (!changeableStates.includes(state)) {
          throw new ProblemError('notPossibleNow', 'The driver has met the visitors');
        }
        const driver = driverId === null ? undefined : await lockDriver(driverId);
        if (!isMoved(orderBefore, order)) {
          if (driver)
            await mailTourLink(deps, tour, driver, { isAccepted: state === 'accepted', isChanged: true });
          return;
        }
        if (state === 'unassigned' && cannot.length === 0) return deskEvents.withdraw('noDriver', order.id);
        // A driver who could not drive at the old time may be free at the new one.
        const asked = { ...tour, cannot: [], toldDriverId: null };
        const isFree = (await readSuggestions(deps, asked)).some(
          ({ id, isFree }) => id === driverId && isFree,
        );
        const fields = isFree
          ? ({ state: 'offered' } as const)
          : ({ state: 'unassigned', driverId: null } as const);
        await apply(
          { ...tour, order: orderBefore },
          { actor: system, action: 'move' },
          { ...asked, ...fields },
        );
      });
    },

    lockDriver,
  };
}

/** Services that the handlers of tours and drivers share. */
export interface TourCallDeps extends DeskDeps {
  readonly changes: ReturnType<typeof createTourChanges>;
}
