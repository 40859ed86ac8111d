import { randomBytes, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { z } from 'zod';
import type { Departure } from '../../../../domain/tickets/availability.ts';
import { threeHours } from '../../../../domain/tickets/overtime.ts';
import { methodCurrency, type PaymentMethod } from '../../../../domain/tickets/paymentMethods.ts';
import { toAmount, toMinor } from '../../../../domain/tickets/price.ts';
import { specTerms } from '../../../../domain/tickets/saleTerms.ts';
import { noLimits } from '../../../http/limits/rateLimits.ts';
import { type RequestContext, ssrContext } from '../../../http/requestContext.ts';
import { createOutbox } from '../../../mail/outbox.ts';
import { noPasses } from '../../../mail/ticketPasses.ts';
import type { Database } from '../../../platform/database/database.ts';
import { createSeal } from '../../../platform/secrets/seal.ts';
import { collectJobErrors } from '../../../testing/collectJobErrors.ts';
import type { TestClock } from '../../../testing/testApplication.ts';
import { removeAccount } from '../../accounts/removeAccount.ts';
import { createCars } from '../../capacity/cars.ts';
import { stationOnly } from '../../departures/testing/stationOnly.ts';
import { openTickets } from '../openTickets.ts';
import { methodPrice, type SimulatedProvider } from './simulatedProvider.ts';

const minute = 60_000;
/** The parts of an audit line that decide a refund. */
const decision = z.object({
  cancellation: z.string().optional(),
  amount: z.number().optional(),
  tooLate: z.boolean().optional(),
  noAccount: z.boolean().optional(),
});

/** Processes that sell tickets over one database, and their buyers, without HTTP. */
export function createShopTest(database: () => Database, clock: TestClock) {
  const accountId = randomUUID();
  const logged: string[] = [];
  /** Orders whose driver was freed. */
  const released: string[] = [];
  /** What the staff were alerted of: the kind and the order. */
  const alerted: string[] = [];
  const errors = collectJobErrors();
  let status: number = 200;
  /** The owner of an order, when it is not the first buyer. */
  const buyers = new Map<string, string>();
  /** The amount that the browser sends for an order that is not paid by card. */
  const amounts = new Map<string, number>();
  const callAbout = (orderId: string): RequestContext => ({
    ...call,
    account: () => ({ accountId: buyers.get(orderId) ?? accountId, sessionId: '' }),
  });
  const call: RequestContext = {
    ...ssrContext('en'),
    origin: 'https://guide.example',
    setStatus: (given) => {
      status = given;
    },
  };

  function startShop(
    provider: Pick<SimulatedProvider, 'connect' | 'letGo'>,
    timeout: number,
    cars = createCars({ database: database(), clock }),
  ) {
    const process = { isAlive: true };
    const outbox = createOutbox({
      database: database(),
      clock,
      seal: createSeal(randomBytes(32)),
      onPosted: () => undefined,
    });
    const shop = openTickets({
      database: database(),
      clock,
      payments: provider.connect(() => process.isAlive),
      paymentPage: {
        clientKey: '',
        scriptUrl: '',
        methods: [{ method: 'card', amount: methodPrice('card'), currency: 'KRW' }],
      },
      outbox,
      limits: noLimits,
      passes: noPasses,
      pictures: { url: () => '', shareUrl: () => '' },
      secrets: {
        tickets: [randomBytes(32)],
        ticketLinks: [randomBytes(32)],
        customers: randomBytes(32),
      },
      log: (line) => void logged.push(line),
      jobErrors: errors.jobErrors,
      tourPorts: {
        tourDriver: async () => null,
        release: async (orderId) => {
          expect(() => database().assertOutsideTransaction('release')).toThrow();
          released.push(orderId);
        },
        tourProgress: async () => ({ hasBegun: false, hasDriver: false }),
        driverSearchEnd: async () => null,
        change: async () => undefined,
      },
      deskEvents: {
        record: async ({ kind, ...about }) => {
          if ('orderId' in about) alerted.push(`${kind} ${about.orderId}`);
        },
        withdraw: async () => undefined,
      },
      cars,
      reports: { ticketReports: async () => [], add: async () => undefined },
      companyPhone: () => null,
      readSaleTerms: () => ({ terms: specTerms, since: null }),
      departures: stationOnly,
      timeout,
      pollEvery: 1_000_000,
      // A process that has crashed renews nothing.
      renewEvery: 1_000_000,
    });
    const withStatus = async <T>(response: Promise<T>) => {
      status = 200;
      const body = await response;
      return { status, body };
    };
    return {
      ...shop,
      process,
      /** Orders a tour by card to the place 1 of the guide. @returns the order's number */
      async place(buyer: string, { date, startTime }: Departure): Promise<string> {
        const { orderId } = await shop.handlers.placeOrder(
          {
            params: {},
            query: { locale: 'en' },
            body: {
              tripDate: date,
              startTime,
              numberOfPeople: 1,
              ...threeHours,
              departure: 'GANGNEUNG_STATION',
              visitSpotSet: [{ placeId: 1, memo: '', orderIndex: 1, stayMinutes: null }],
              customerName: 'A',
              customerEmail: 'a@example.com',
            },
          },
          { ...call, account: () => ({ accountId: buyer, sessionId: '' }) },
        );
        buyers.set(orderId, buyer);
        return orderId;
      },
      confirm: (orderId: string, paymentKey: string) =>
        withStatus(
          shop.handlers.confirmPayment(
            {
              params: {},
              query: { locale: 'en' },
              body: { orderId, paymentKey, amount: amounts.get(orderId) ?? 30_000 },
            },
            callAbout(orderId),
          ),
        ),
      cancel: (orderId: string) =>
        withStatus(
          shop.handlers.cancelTicket(
            { params: { orderId }, query: { locale: 'en' }, body: { reason: 'rain' } },
            callAbout(orderId),
          ),
        ),
      refundPart: (orderId: string, amount: number) =>
        shop.orderService.refundPart(orderId, { amount, reason: 'late' }, async () => undefined),
      hear: (orderId: string) =>
        shop.handlers.receivePaymentWebhook(
          { params: {}, query: {}, body: { eventType: 'PAYMENT_STATUS_CHANGED', data: { orderId } } },
          call,
        ),
      /** Deletes the account of an order's buyer. */
      deleteBuyer: (orderId: string) =>
        removeAccount(
          { database: database(), outbox, orders: shop.accountOrders, releaseLikes: async () => undefined },
          {
            accountId: buyers.get(orderId) ?? accountId,
            email: 'gone@example.com',
            language: 'en',
          },
        ),
      /** Checks all orders that are due. */
      async reconcile() {
        while ((await shop.reconciler.runOnce()) > 0) provider.letGo();
      },
    };
  }

  async function newAccount(id: string): Promise<void> {
    const nickname = id.slice(0, 10);
    await database()
      .sql.insertInto('account')
      .values({
        id,
        email: `${nickname}@example.com`,
        nickname,
        nickname_key: nickname,
        language: 'en',
        documents_version: 1,
        created_at: clock.now(),
      })
      .execute();
  }

  /** Makes an order as placeOrder does, but without a guide. */
  async function newOrder(
    { tripDate, startTime } = { tripDate: '2026-12-24', startTime: '10:00' },
    buyer = accountId,
    method: PaymentMethod = 'card',
  ) {
    const id = `order_${randomUUID()}`;
    await database()
      .sql.insertInto('ticket_order')
      .values({
        id,
        account_id: buyer,
        status: 'ready',
        order_name: 'ticket',
        amount: methodPrice(method),
        currency: methodCurrency(method),
        payment_method: method,
        customer_name: 'A',
        customer_email: `${id}@example.com`,
        language: 'en',
        origin: 'https://guide.example',
        trip_date: tripDate,
        start_time: startTime,
        number_of_people: 1,
        departure: 'GANGNEUNG_STATION',
        refund_rule_version: 1,
        created_at: clock.now(),
        next_check_at: new Date(clock.now().getTime() + 40 * minute),
      })
      .execute();
    amounts.set(id, toAmount(methodPrice(method), methodCurrency(method)));
    return id;
  }

  return {
    logged,
    released,
    alerted,
    errors,
    startShop,
    accountId,

    begin: () => newAccount(accountId),

    /** An order of a new buyer. */
    async newBuyersOrder(when?: { tripDate: string; startTime: string }, method: PaymentMethod = 'card') {
      const buyer = randomUUID();
      await newAccount(buyer);
      const id = await newOrder(when, buyer, method);
      buyers.set(id, buyer);
      return id;
    },

    newAccount,
    newOrder,

    pass: (minutes: number) => clock.moveTo(new Date(clock.now().getTime() + minutes * minute).toISOString()),

    order: (id: string) =>
      database().sql.selectFrom('ticket_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),

    /** Undefined when it was deleted with its account. */
    orderIfKept: (id: string) =>
      database().sql.selectFrom('ticket_order').selectAll().where('id', '=', id).executeTakeFirst(),

    /** The refund that was decided according to the audit trail, in minor units. */
    async decidedRefund(id: string): Promise<number> {
      const { amount, currency } = await database()
        .sql.selectFrom('ticket_order')
        .select(['amount', 'currency'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const lines = await database()
        .sql.selectFrom('ticket_audit')
        .select('detail')
        .where('order_id', '=', id)
        .execute();
      const decided = lines.map(({ detail }) => {
        const line = decision.parse(detail);
        if (line.tooLate || line.noAccount) return amount;
        return line.cancellation === 'requested' ? (toMinor(line.amount ?? 0, currency) ?? 0) : 0;
      });
      return Math.max(0, ...decided);
    },

    /** The refunds of an order that didn't cancel it and are paid back. */
    settledParts: (id: string) =>
      database()
        .sql.selectFrom('ticket_refund')
        .select('amount')
        .where('order_id', '=', id)
        .where('settled_at', 'is not', null)
        .execute(),

    /** The audit trail's lines about charges that were not the order's price. */
    async wrongCharges(id: string): Promise<unknown[]> {
      const lines = await database()
        .sql.selectFrom('ticket_audit')
        .select('detail')
        .where('order_id', '=', id)
        .orderBy('number')
        .execute();
      return lines.map(({ detail }) => detail).filter((detail) => 'wrongCharge' in detail);
    },

    /** Kinds of the mails about an order. */
    async mails(id: string): Promise<string[]> {
      const mails = await database()
        .sql.selectFrom('mail_outbox')
        .select('kind')
        .where('recipient', '=', `${id}@example.com`)
        .orderBy('kind')
        .execute();
      return mails.map(({ kind }) => kind);
    },
  };
}
