import { expect, it } from 'vitest';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { TestVisitor } from '../../testing/testVisitor.ts';
import { useBuyers } from './testing/useBuyers.ts';

describeWithGuide('refused access to an order', (database) => {
  const { app, newBuyer } = useBuyers(database);

  it('is a security event for another’s order, a forged link, another amount and another’s payment', async () => {
    const [buyer, stranger] = [await newBuyer(), await newBuyer()];
    const orderId = await buyer.orderId();
    const paymentKey = await buyer.authorize(orderId);
    const ticket = `/user/tickets/${orderId}`;
    const statuses = [
      await stranger.visitor.call('GET', ticket),
      await new TestVisitor(app).call('GET', ticket, undefined, { 'ticket-link': `${orderId}.1.forged` }),
      await buyer.confirm(orderId, paymentKey, 100),
      await stranger.confirm(await stranger.orderId(), paymentKey),
      // An unknown order is a mistake, not an attempt.
      await stranger.visitor.call('GET', '/user/tickets/order_unknown'),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 400, 409, 404]);

    const metrics = (await app().inject('/metrics')).body;
    const counted = metrics.matchAll(/^http_security_events_total\{kind="(\w+)",[^}]*\} (\d+)$/gm);
    expect([...counted].map(([, kind, times]) => `${kind} ${times}`).sort()).toEqual([
      'forgedLink 1',
      'othersOrder 1',
      'paymentMismatch 1',
      'wrongAmount 1',
    ]);
  });
});
