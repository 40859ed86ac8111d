import { describe, expect, it } from 'vitest';
import type { PaymentMethod } from '../../../domain/tickets/paymentMethods.ts';
import type { Currency } from '../../../domain/tickets/price.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { waitUntil } from '../../testing/waitUntil.ts';
import type { Buyer } from './testing/buyer.ts';
import { useBuyers } from './testing/useBuyers.ts';

interface Kind {
  readonly method: PaymentMethod;
  readonly price: number;
  readonly minor: number;
  readonly currency: Currency;
  readonly isLater: boolean;
  readonly approved: string;
  readonly refused: string;
  readonly partial: number;
  readonly refusal: string;
}

/** A method of each kind, its price, and the payers of the sandbox that decide how it ends. */
const kinds = [
  {
    method: 'card',
    ...{ price: 30_000, minor: 30_000, currency: 'KRW', isLater: false },
    ...{ approved: '4242424242424242', refused: '4000000000000002' },
    ...{ partial: 21_000, refusal: 'REJECT_CARD_PAYMENT' },
  },
  {
    method: 'paypal',
    ...{ price: 22.05, minor: 2_205, currency: 'USD', isLater: false },
    ...{ approved: 'approved@wallet.example', refused: 'refused@wallet.example' },
    // 70 % of 2205 cents is 1543.5: rounded down.
    ...{ partial: 15.43, refusal: 'REJECT_ACCOUNT_PAYMENT' },
  },
  {
    method: 'alipay',
    ...{ price: 19.99, minor: 1_999, currency: 'USD', isLater: true },
    ...{ approved: 'approved@wallet.example', refused: 'refused@wallet.example' },
    ...{ partial: 13.99, refusal: 'REJECT_ACCOUNT_PAYMENT' },
  },
] as const satisfies readonly Kind[];

describeWithGuide('the payment of an order by each kind of method', (database) => {
  const { clock, newBuyer, charges } = useBuyers(database, {
    variables: { PAYMENT_METHODS: 'card,paypal:22.05,alipay:19.99' },
    pollEvery: 100,
  });
  const pass = (seconds: number) =>
    clock.moveTo(new Date(clock.now().getTime() + seconds * 1000).toISOString());

  /**
   * Repeats a request every ten seconds of the clock until the wallet's result has arrived: the reconciler may have asked
   * for it just before, and then a request does not ask again.
   */
  const whenDecided = <Response extends { readonly status: number }>(request: () => Promise<Response>) =>
    waitUntil(
      'the result of the wallet',
      async () => {
        pass(10);
        const response = await request();
        return response.status !== 202 && response;
      },
      { interval: 100 },
    );

  async function order(buyer: Buyer, { method, price, currency }: Kind, tripDate = '2026-12-24') {
    const { status, body } = await buyer.order({ method, tripDate });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ amount: price, currency });
    return buyer.orderId({ method, tripDate });
  }
  const approve = (buyer: Buyer, orderId: string, { method, price }: Kind, payer: string) =>
    buyer.approve({
      orderId,
      amount: price,
      method,
      ...(method === 'card' ? { card: payer } : { account: payer }),
    });

  /** Returns to the order as the browser does. A wallet reports its result a little later. */
  async function comeBack(buyer: Buyer, orderId: string, paymentKey: string, kind: Kind) {
    const first = await buyer.confirm(orderId, paymentKey, kind.price);
    if (!kind.isLater) return first;
    expect(first).toMatchObject({ status: 202, body: { status: 'confirming' } });
    expect(await charges(orderId)).toEqual([]);
    return whenDecided(() => buyer.confirm(orderId, paymentKey, kind.price));
  }
  async function buy(buyer: Buyer, kind: Kind, tripDate?: string) {
    const orderId = await order(buyer, kind, tripDate);
    const paymentKey = await approve(buyer, orderId, kind, kind.approved);
    const response = await comeBack(buyer, orderId, paymentKey, kind);
    return { orderId, paymentKey, response };
  }
  const ticketIs = async (buyer: Buyer, orderId: string) => (await buyer.ticket(orderId)).body;

  /** Asks for the refund; a wallet pays back a little later. */
  async function cancel(buyer: Buyer, orderId: string, { isLater }: Kind) {
    const first = await buyer.cancel(orderId);
    if (!isLater) return first;
    expect(first).toMatchObject({ status: 202, body: { status: 'paid', cancellation: { settledAt: null } } });
    return whenDecided(() => buyer.cancel(orderId));
  }

  describe.each(kinds)('$method', (kind) => {
    const { method, price, minor, currency, partial, refusal } = kind;

    it('approved: is charged once, in its own currency, and confirmed by mail', async () => {
      const buyer = await newBuyer();
      const { orderId, paymentKey, response } = await buy(buyer, kind);
      expect(response).toMatchObject({
        status: 200,
        body: { status: 'paid', amount: price, currency, paymentMethod: method },
      });
      expect((await buyer.confirm(orderId, paymentKey, price)).status).toBe(200);
      expect(await charges(orderId)).toMatchObject([{ status: 'DONE', balance: minor }]);
      const [receipt] = await buyer.receivedMails(orderId);
      expect(receipt?.text).toContain(currency === 'KRW' ? '₩30,000' : `US$${price}`);
      if (currency === 'USD') expect(receipt?.text).not.toContain('₩');
    });

    it('refused: charges nothing, and says why', async () => {
      const buyer = await newBuyer();
      const orderId = await order(buyer, kind);
      const paymentKey = await approve(buyer, orderId, kind, kind.refused);
      expect(await comeBack(buyer, orderId, paymentKey, kind)).toMatchObject({
        status: 402,
        body: { code: 'paymentRefused', reason: refusal },
      });
      expect(await charges(orderId)).toEqual([]);
      expect(await ticketIs(buyer, orderId)).toMatchObject({ status: 'refused' });
    });

    it('refund in full: pays back what was charged, once', async () => {
      const buyer = await newBuyer();
      const { orderId } = await buy(buyer, kind);
      expect(await ticketIs(buyer, orderId)).toMatchObject({ refund: { percent: 100, amount: price } });
      expect(await cancel(buyer, orderId, kind)).toMatchObject({
        status: 200,
        body: { status: 'cancelled', cancellation: { percent: 100, amount: price } },
      });
      expect(await charges(orderId)).toMatchObject([{ status: 'CANCELED', balance: 0 }]);
    });

    it('refund in part: pays back the rule’s share, rounded down to the minor unit', async () => {
      const buyer = await newBuyer();
      const { orderId } = await buy(buyer, kind, '2026-11-22');
      expect(await cancel(buyer, orderId, kind)).toMatchObject({
        status: 200,
        body: { status: 'cancelled', cancellation: { percent: 70, amount: partial } },
      });
      const left = minor - Math.floor((minor * 70) / 100);
      expect(await charges(orderId)).toMatchObject([{ status: 'PARTIAL_CANCELED', balance: left }]);
      const mails = await buyer.receivedMails(orderId, 2);
      const sum = currency === 'KRW' ? '₩21,000' : `US$${partial}`;
      expect(mails.some(({ text }) => text.includes(sum))).toBe(true);
    });

    it('charges nothing for another amount or currency', async () => {
      const buyer = await newBuyer();
      const orderId = await order(buyer, kind);
      if (!kind.isLater) {
        const cheap = await approve(buyer, orderId, { ...kind, price: 1_000 }, kind.approved);
        for (const amount of [1_000, price, price + 0.01, price / 1_000]) {
          expect(await buyer.confirm(orderId, cheap, amount)).toMatchObject({
            status: 400,
            body: { errors: [{ field: 'amount', code: 'wrongAmount' }] },
          });
        }
      }
      const other = kind.method === 'card' ? kinds[1] : kinds[0];
      const foreign = await approve(buyer, orderId, other, other.approved);
      expect((await buyer.confirm(orderId, foreign, price)).status).toBe(400);
      expect(await charges(orderId)).toEqual([]);
      expect(await ticketIs(buyer, orderId)).toMatchObject({ status: 'ready' });
    });
  });

  const wallet = kinds[2];
  /** An account that pays without a webhook. */
  const silent = 'silent@wallet.example';

  it('is found out to be paid by a query, when the browser never comes back and nothing is announced', async () => {
    const buyer = await newBuyer();
    const orderId = await order(buyer, wallet);
    await approve(buyer, orderId, wallet, silent);
    pass(6 * 60);
    await expect.poll(() => ticketIs(buyer, orderId)).toMatchObject({ status: 'paid' });
    expect(await charges(orderId)).toMatchObject([{ status: 'DONE', balance: wallet.minor }]);
  });

  it('is paid by the webhook alone, when the browser never comes back', async () => {
    const buyer = await newBuyer();
    const orderId = await order(buyer, wallet);
    await approve(buyer, orderId, wallet, wallet.approved);
    // Less than the pause after which the order would be queried anyway.
    pass(10);
    await expect.poll(() => ticketIs(buyer, orderId)).toMatchObject({ status: 'paid' });
    expect(await charges(orderId)).toMatchObject([{ status: 'DONE' }]);
    expect(await buyer.receivedMails(orderId)).toHaveLength(1);
  });

  it('is paid when the wallet has decided before the browser returns', async () => {
    const buyer = await newBuyer();
    const orderId = await order(buyer, wallet);
    const paymentKey = await approve(buyer, orderId, wallet, 'first@wallet.example');
    expect(await buyer.confirm(orderId, paymentKey, wallet.price)).toMatchObject({
      status: 200,
      body: { status: 'paid' },
    });
    expect(await charges(orderId)).toMatchObject([{ status: 'DONE' }]);
  });

  it.each([
    ['another amount than the order’s', wallet, 1.23],
    ['dollars for an order that was made for a card', kinds[0], wallet.price],
    ['as many dollars as the order has won', kinds[0], kinds[0].price],
    ['another amount than the order’s, which was made for PayPal', kinds[1], wallet.price],
  ])('is paid back when it took %s', async (_, ordered: Kind, price) => {
    const buyer = await newBuyer();
    const orderId = await order(buyer, ordered);
    const paymentKey = await approve(buyer, orderId, { ...wallet, price }, 'first@wallet.example');
    expect((await buyer.confirm(orderId, paymentKey, ordered.price)).status).toBe(400);
    await expect
      .poll(
        () => {
          pass(10);
          return charges(orderId);
        },
        { interval: 200 },
      )
      .toMatchObject([{ status: 'CANCELED', balance: 0 }]);
    expect(await ticketIs(buyer, orderId)).toMatchObject({ status: 'ready', cancellation: null });
    expect(await buyer.receivedMails(orderId, 0)).toEqual([]);
  });

  it('is refused by the webhook alone, and a browser that returns later gets the refusal', async () => {
    const buyer = await newBuyer();
    const orderId = await order(buyer, wallet);
    const paymentKey = await approve(buyer, orderId, wallet, wallet.refused);
    pass(10);
    await expect.poll(() => ticketIs(buyer, orderId)).toMatchObject({ status: 'refused' });
    expect(await buyer.confirm(orderId, paymentKey, wallet.price)).toMatchObject({
      status: 402,
      body: { reason: wallet.refusal },
    });
    expect(await charges(orderId)).toEqual([]);
  });

  it('is paid by the second payment of an order when the wallet has refused the first', async () => {
    const buyer = await newBuyer();
    const orderId = await order(buyer, wallet);
    const first = await approve(buyer, orderId, wallet, wallet.refused);
    pass(10);
    await approve(buyer, orderId, wallet, 'first@wallet.example');
    // Until the second payment is found, the response may be the result of the first.
    await waitUntil('the second payment', async () => {
      pass(10);
      return (await buyer.confirm(orderId, first, wallet.price)).status === 200;
    });
    expect(await ticketIs(buyer, orderId)).toMatchObject({ status: 'paid' });
    expect(await charges(orderId)).toMatchObject([{ status: 'DONE' }]);
  });

  it('is found out to be paid after its time, and the ticket comes late', async () => {
    const buyer = await newBuyer();
    const orderId = await order(buyer, wallet);
    /** Reads the database, because the buyer's session has expired by then. */
    const status = async () => {
      const { sql } = database();
      return (await sql.selectFrom('ticket_order').selectAll().where('id', '=', orderId).execute())[0]
        ?.status;
    };
    pass(41 * 60);
    await expect.poll(status).toBe('expired');
    await approve(buyer, orderId, wallet, silent);
    pass(25 * 60);
    await expect.poll(status).toBe('paid');
    expect(await charges(orderId)).toMatchObject([{ status: 'DONE', balance: wallet.minor }]);
  });

  it('keeps the refund requested, by its percent, when the wallet does not pay back', async () => {
    const buyer = await newBuyer();
    const orderId = await order(buyer, wallet, '2026-11-22');
    const paymentKey = await approve(buyer, orderId, wallet, 'norefund@wallet.example');
    await comeBack(buyer, orderId, paymentKey, wallet);
    expect((await buyer.cancel(orderId)).status).toBe(202);
    pass(10);
    expect((await buyer.cancel(orderId)).status).toBe(202);
    expect(await ticketIs(buyer, orderId)).toMatchObject({
      status: 'paid',
      cancellation: { percent: 70, settledAt: null },
    });
    expect(await charges(orderId)).toMatchObject([{ status: 'DONE', balance: wallet.minor }]);
  });

  it('rejects a method that the operator does not offer, and orders nothing', async () => {
    const buyer = await newBuyer();
    expect(await buyer.order({ method: 'gcash' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'method', code: 'notOffered' }] },
    });
    expect((await buyer.order({ method: 'cash' })).status).toBe(400);
    const { body } = await buyer.visitor.call('GET', '/user/tickets');
    expect(body).toEqual({ content: [] });
  });

  it('offers each method with its amount and currency, beside the fields of the card', async () => {
    const buyer = await newBuyer();
    const { body } = await buyer.visitor.call('GET', '/payments/offer?locale=en');
    expect(body).toMatchObject({
      amount: 30_000,
      currency: 'KRW',
      methods: [
        { method: 'card', amount: 30_000, currency: 'KRW', variantKey: 'DEFAULT', isChargedLater: false },
        { method: 'paypal', amount: 22.05, currency: 'USD', variantKey: 'PAYPAL', isChargedLater: false },
        { method: 'alipay', amount: 19.99, currency: 'USD', variantKey: 'ALIPAY', isChargedLater: true },
      ],
    });
  });
});
