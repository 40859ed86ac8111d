import { beforeEach, expect, it } from 'vitest';
import { dayAfter } from '../../../domain/calendar/days.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { isLong } from '../../testing/longTests.ts';
import { TestStaff } from '../../testing/testStaff.ts';
import { TestVisitor } from '../../testing/testVisitor.ts';
import { insertDrivers } from '../capacity/testing/insertDrivers.ts';
import { dayCode } from '../tours/testing/dayCode.ts';
import type { Buyer } from './testing/buyer.ts';
import { useBuyers } from './testing/useBuyers.ts';

const rounds = isLong ? 50 : 5;

describeWithGuide('a change at the same time as', (database) => {
  const { app, clock, newBuyer } = useBuyers(database);
  let dispatcher: TestStaff;
  let driverId = 0;
  let day = '2026-11-30';
  const newDay = () => {
    day = dayAfter(day, 1);
    return day;
  };
  beforeEach(async () => {
    clock.moveTo('2026-11-21T12:00:00+09:00');
    dispatcher = await TestStaff.signIn({ app, database, clock }, 'dispatcher');
    if (driverId === 0) [driverId = 0] = await insertDrivers(database(), clock, 1);
  });

  const order = (id: string) =>
    database().sql.selectFrom('ticket_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const tour = (id: string) =>
    database().sql.selectFrom('tour').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow();
  const changes = async (id: string) => {
    const lines = await database()
      .sql.selectFrom('ticket_audit')
      .select('detail')
      .where('order_id', '=', id)
      .execute();
    return lines.filter(({ detail }) => 'startTime' in detail || 'numberOfPeople' in detail).length;
  };
  const change = (buyer: Buyer, id: string, body: object) =>
    buyer.visitor.call('POST', `/user/tickets/${id}/change`, { version: 0, ...body });
  const changeAtDesk = (id: string, body: object) =>
    dispatcher.call('POST', `/desk/orders/${id}/change`, { version: 0, reason: 'by phone', ...body });
  const tours = (tripDate: string) =>
    database()
      .sql.selectFrom('ticket_order')
      .select('id')
      .where('trip_date', '=', tripDate)
      .where('holds_car', '=', true)
      .execute();

  /** Both calls at once, in either order. */
  async function race<A, B>(round: number, one: () => Promise<A>, other: () => Promise<B>): Promise<[A, B]> {
    if (round % 2 === 0) return Promise.all([one(), other()]);
    const second = other();
    return [await one(), await second];
  }

  it('another change: one of them is applied, the other one is refused', async () => {
    const buyer = await newBuyer();
    for (let round = 0; round < rounds; round += 1) {
      const { orderId } = await buyer.buy({ tripDate: newDay() });
      const [one, other] = await race(
        round,
        () => change(buyer, orderId, { startTime: '15:00' }),
        () => changeAtDesk(orderId, { numberOfPeople: 4 }),
      );
      expect([one.status, other.status].toSorted()).toEqual([200, 409]);
      expect(await order(orderId)).toMatchObject({
        changes: 1,
        start_time: one.status === 200 ? '15:00' : '10:00',
        number_of_people: other.status === 200 ? 4 : 2,
      });
      expect(await changes(orderId)).toBe(1);
    }
  });

  it('a cancellation: the order is cancelled, and changed only before', async () => {
    const buyer = await newBuyer();
    for (let round = 0; round < rounds; round += 1) {
      const { orderId } = await buyer.buy({ tripDate: newDay() });
      const [changed, cancelled] = await race(
        round,
        () => change(buyer, orderId, { startTime: '15:00' }),
        () => buyer.cancel(orderId),
      );
      expect([200, 409]).toContain(changed.status);
      expect(cancelled.status).toBe(200);
      expect(await order(orderId)).toMatchObject({
        status: 'cancelled',
        refund_amount: 30_000,
        start_time: changed.status === 200 ? '15:00' : '10:00',
      });
      expect(await changes(orderId)).toBe(changed.status === 200 ? 1 : 0);
    }
  });

  it('the driver who meets the visitors: either the tour has begun, or it is moved', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const buyer = await newBuyer();
      const { orderId } = await buyer.buy({ tripDate: '2026-11-21', startTime: '14:00' });
      await dispatcher.call('POST', `/desk/tours/${orderId}/assign`, { version: 0, driverId });
      const code = await dayCode(database(), driverId, '2026-11-21');
      const report = (step: string) =>
        new TestVisitor(app).call('POST', `/driver-tours/${code}/${orderId}`, { step });
      expect((await report('accept')).status).toBe(200);
      const to = newDay();
      const [changed, met] = await race(
        round,
        () => changeAtDesk(orderId, { tripDate: to, startTime: '15:00' }),
        () => report('met'),
      );
      const isMoved = changed.status === 200;
      expect([changed.status, met.status]).toEqual(isMoved ? [200, 404] : [409, 200]);
      expect((await tour(orderId)).state).toBe(isMoved ? 'offered' : 'met');
      expect((await order(orderId)).trip_date).toBe(isMoved ? to : '2026-11-21');
      await buyer.cancel(orderId);
      await database()
        .sql.updateTable('ticket_order')
        .set({ trip_date: '2026-11-01' })
        .where('id', '=', orderId)
        .execute();
    }
  });

  it('the sale of the last car: one of them gets it', async () => {
    const [buyer, other] = [await newBuyer(), await newBuyer()];
    for (let round = 0; round < rounds; round += 1) {
      const [from, to] = [newDay(), newDay()];
      const { orderId } = await buyer.buy({ tripDate: from });
      const [changed, bought] = await race(
        round,
        () => change(buyer, orderId, { tripDate: to, startTime: '10:30' }),
        () => other.order({ tripDate: to }),
      );
      expect([changed.status, bought.status].toSorted()).toEqual([200, 409]);
      expect(await tours(to)).toHaveLength(1);
      expect(await tours(from)).toHaveLength(changed.status === 200 ? 0 : 1);
    }
  });

  it('the move of another tour to the day that it leaves: neither waits for the other', async () => {
    const [buyer, other] = [await newBuyer(), await newBuyer()];
    for (let round = 0; round < rounds; round += 1) {
      const [one, two] = [newDay(), newDay()];
      const first = await buyer.buy({ tripDate: one });
      const second = await other.buy({ tripDate: two });
      const statuses = await race(
        round,
        () => change(buyer, first.orderId, { tripDate: two, startTime: '14:00' }),
        () => change(other, second.orderId, { tripDate: one, startTime: '14:00' }),
      );
      expect(statuses.map(({ status }) => status)).toEqual([200, 200]);
      expect([await tours(one), await tours(two)]).toEqual([
        [{ id: second.orderId }],
        [{ id: first.orderId }],
      ]);
    }
  });
});
