import { beforeAll, expect, it } from 'vitest';
import { deskApi } from '../../../../contract/desk/api.ts';
import { describeWithGuideOnBothEngines } from '../../../testing/describeWithGuide.ts';
import { TestStaff } from '../../../testing/testStaff.ts';
import { useBuyers } from '../testing/useBuyers.ts';

describeWithGuideOnBothEngines('the search of orders at the desk', (database) => {
  const { app, clock, newBuyer } = useBuyers(database);
  let dispatcher: TestStaff;
  beforeAll(async () => {
    dispatcher = await TestStaff.signIn({ app, database, clock }, 'dispatcher');
  });

  const orderRow = (id: string) =>
    database().sql.selectFrom('ticket_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const search = async (query: string) =>
    deskApi.searchOrders.response.parse((await dispatcher.call('GET', `/desk/orders?${query}`)).body);

  it('finds a name by any of its parts, in either order and without regard to spaces', async () => {
    const buyer = await newBuyer();
    const found = async (q: string) => {
      const { content } = await search(new URLSearchParams({ q, day: '2026-12-28' }).toString());
      return content.map(({ customerName }) => customerName).toSorted();
    };
    for (const customerName of ['Minji Kim', 'Kim Minsu', '김민지', '김 민수']) {
      await buyer.orderId({ customerName, tripDate: '2026-12-28' });
    }
    const parts: Record<string, readonly string[]> = {
      'Minji Kim': ['Minji Kim'],
      'kim MINJI': ['Minji Kim'],
      kim: ['Kim Minsu', 'Minji Kim'],
      inj: ['Minji Kim'],
      김민지: ['김민지'],
      민지: ['김민지'],
      민: ['김 민수', '김민지'],
      김민수: ['김 민수'],
      '민수 김': ['김 민수'],
      'kim park': [],
      [`min ${buyer.email}`]: ['Kim Minsu', 'Minji Kim'],
    };
    for (const [q, names] of Object.entries(parts)) expect(await found(q), q).toEqual(names);
  });

  it('finds an order by its short number, as people write it', async () => {
    const buyer = await newBuyer();
    const orderId = await buyer.orderId();
    const { number } = await orderRow(orderId);
    expect((await buyer.ticket(orderId)).body).toMatchObject({ orderNumber: number });
    const code = number.replaceAll('-', '').slice(2);
    for (const q of [number, number.toLowerCase(), code, `sb ${code.replaceAll('0', 'o')}`]) {
      const { content } = await search(new URLSearchParams({ q }).toString());
      expect(
        content.map((line) => line.orderId),
        q,
      ).toEqual([orderId]);
    }
    const typo = number.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await search(`q=${typo}`)).content).toEqual([]);
  });

  it('finds an order by a part of the telephone number, with or without its country code', async () => {
    const buyer = await newBuyer();
    const orderId = await buyer.orderId({ customerPhone: '+82 10-9753-2468' });
    for (const q of ['010-9753-2468', '+82 10 9753 2468', '9753', '(010) 9753']) {
      const { content } = await search(new URLSearchParams({ q }).toString());
      expect(
        content.map((line) => line.orderId),
        q,
      ).toEqual([orderId]);
    }
    expect((await search(new URLSearchParams({ q: '010-9753-2469' }).toString())).content).toEqual([]);
  });

  it('finds orders by the day of purchase in Seoul, and by driver', async () => {
    const buyer = await newBuyer();
    const { orderId } = await buyer.buy();
    const late = await buyer.buy();
    const created = (id: string, at: string) =>
      database()
        .sql.updateTable('ticket_order')
        .set({ created_at: new Date(at) })
        .where('id', '=', id)
        .execute();
    await created(orderId, '2026-10-01T00:00:00+09:00');
    await created(late.orderId, '2026-10-01T23:59:59+09:00');
    const ids = async (query: string) => (await search(query)).content.map((line) => line.orderId);
    expect(await ids('purchaseDay=2026-10-01')).toEqual([late.orderId, orderId]);
    expect(await ids('purchaseDay=2026-09-30')).toEqual([]);
    const driver = { name: 'Lee', phone: '010-1234-5678', email: null, car: 'Sorento', plate: '12 3456' };
    const { id: driverId } = (await dispatcher.call('POST', '/desk/drivers', driver)).body;
    await dispatcher.call('POST', `/desk/tours/${orderId}/assign`, { version: 0, driverId });
    const { content } = await search(`driverId=${driverId}`);
    expect(content).toMatchObject([{ orderId, driverName: 'Lee' }]);
    // Without drivers the number of cars is unlimited, as the other tests need it.
    await database().sql.deleteFrom('tour').execute();
    await database().sql.deleteFrom('driver').execute();
  });

  it('exports all orders of a search, also cancelled ones, with method and all refunds', async () => {
    const buyer = await newBuyer();
    const kept = await buyer.buy({ customerName: 'EXPORTED' });
    const late = await buyer.buy({ customerName: 'EXPORTED' });
    const part = { amount: 5_000, reason: 'late' };
    await dispatcher.call('POST', `/desk/orders/${late.orderId}/partial-refund`, part);
    const { orderId } = await buyer.buy({ customerName: 'EXPORTED' });
    await dispatcher.call('POST', `/desk/orders/${orderId}/refund`, { kind: 'full', reason: 'no driver' });
    const response = await dispatcher.call('GET', '/desk/orders/export?q=exported');
    const { content, hasMore } = deskApi.exportOrders.response.parse(response.body);
    expect(hasMore).toBe(false);
    const lines = new Map(content.map((line) => [line.orderId, line]));
    expect([...lines.keys()].toSorted()).toEqual([kept.orderId, late.orderId, orderId].toSorted());
    expect(lines.get(kept.orderId)).toMatchObject({ status: 'paid', amount: 30_000, refundAmount: null });
    expect(lines.get(late.orderId)).toMatchObject({ status: 'paid', amount: 30_000, refundAmount: 5_000 });
    const refunded = { status: 'cancelled', refundAmount: 30_000, refundedAt: expect.any(String) };
    expect(lines.get(orderId)).toMatchObject({ ...refunded, amount: 30_000, method: '카드' });
  });
});
