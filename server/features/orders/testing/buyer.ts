import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { placeOrder } from '../../../../contract/orders.ts';
import { specTerms } from '../../../../domain/tickets/saleTerms.ts';
import { TestVisitor } from '../../../testing/testVisitor.ts';
import { waitUntil } from '../../../testing/waitUntil.ts';

export const cards = {
  approved: '4242424242424242',
  refused: '4000000000000002',
  /** Approved at once; the response is withheld. */
  withheld: '4000000000000069',
  failsOnce: '4000000000000119',
} as const;

/** The default order of a buyer. */
export const tour = {
  tripDate: '2026-12-24',
  startTime: '10:00',
  numberOfPeople: 2,
  departure: 'GANGNEUNG_STATION',
  visitSpotSet: [
    { placeId: 1, memo: '', orderIndex: 1 },
    { placeId: 3, memo: 'a memo', orderIndex: 2 },
  ],
  customerName: 'KIM SORA',
};

/** A buyer: calls the API as a browser does, and authorises payments without one. */
export class Buyer {
  readonly visitor: TestVisitor;
  readonly email: string;
  readonly #app: () => FastifyInstance;

  constructor(app: () => FastifyInstance, email: string, language = 'en') {
    this.#app = app;
    this.email = email;
    this.visitor = new TestVisitor(app, { 'accept-language': language });
  }

  order(change: Record<string, unknown> = {}) {
    return this.visitor.call('POST', '/payments/orders', { ...tour, customerEmail: this.email, ...change });
  }

  async orderId(change: Record<string, unknown> = {}): Promise<string> {
    return placeOrder.response.parse((await this.order(change)).body).orderId;
  }

  /** The card authorises an amount for an order; nothing is charged yet. */
  async authorize(orderId: string, card: string = cards.approved, amount = specTerms.price): Promise<string> {
    return this.approve({ orderId, amount, method: 'CARD', card });
  }

  /** The same for a payment by any method: the sandbox's test card or test account approves. */
  async approve(payment: Record<string, unknown>): Promise<string> {
    const response = await this.#app().inject({
      method: 'POST',
      url: '/sandbox/toss/authorize',
      payload: { orderName: 'ticket', ...payment },
    });
    return z.object({ paymentKey: z.string() }).parse(response.json()).paymentKey;
  }

  confirm(orderId: string, paymentKey: string, amount = specTerms.price) {
    return this.visitor.call('POST', '/payments/confirm', { orderId, paymentKey, amount });
  }

  /** Buys a paid ticket. */
  async buy(change: Record<string, unknown> = {}): Promise<{ orderId: string; paymentKey: string }> {
    const orderId = await this.orderId(change);
    const paymentKey = await this.authorize(orderId);
    const { status } = await this.confirm(orderId, paymentKey);
    if (status !== 200) throw new Error(`the payment was answered by ${status}`);
    return { orderId, paymentKey };
  }

  ticket(orderId: string) {
    return this.visitor.call('GET', `/user/tickets/${orderId}?locale=en`);
  }

  cancel(orderId: string, reason = 'rain') {
    return this.visitor.call('POST', `/user/tickets/${orderId}/cancel`, { reason });
  }

  /** Mails to this buyer that contain an order's short number, or its id as a part of a link. */
  async receivedMails(order: string, min = 1) {
    return waitUntil(`${min} mails to ${this.email} about ${order}`, async () => {
      const mails = (await this.visitor.mails(this.email, 0)).filter(({ text }) => text.includes(order));
      return mails.length >= min && mails;
    });
  }
}
