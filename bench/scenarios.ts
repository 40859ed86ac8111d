import { randomUUID } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import { z } from 'zod';
import { apiBase } from '../contract/addresses.ts';
import { postJson, type RunningProduct, type Statement } from './runningProduct.ts';
import type { VisitorAccount } from './visitorAccount.ts';

/** An action of a visitor, and an action that is the lower bound of its cost on the same machine. */
export interface Scenario {
  readonly name: string;
  readonly reference: string;
  readonly rounds: number;
  /** Runs before each pair of calls; not timed. */
  prepare?(): Promise<void>;
  act(): Promise<unknown>;
  bare(): Promise<unknown>;
}

/** A sign-in costs at least the password hash. */
export function signIn(account: VisitorAccount): Scenario {
  return {
    name: 'sign-in',
    reference: 'argon2id alone',
    rounds: 30,
    act: () => account.signIn(),
    bare: () => verify(account.passwordHash, account.password),
  };
}

/** Ten visitors at once: hashes run in parallel, on as many cores as there are. */
export function tenSignIns(account: VisitorAccount): Scenario {
  const { act, bare } = signIn(account);
  const tenTimes = (one: () => Promise<unknown>) => () => Promise.all(Array.from({ length: 10 }, one));
  return {
    name: 'ten sign-ins at once',
    reference: 'ten argon2id alone',
    rounds: 8,
    act: tenTimes(act),
    bare: tenTimes(bare),
  };
}

const stops = Array.from({ length: 10 }, (_, index) => ({
  placeId: index + 1,
  memo: 'a memo of some length',
  orderIndex: index + 1,
}));

const inThirtyDays = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

/** Replaces a saved plan by one of ten stops. */
export function savePlan(product: RunningProduct, token: string, other: VisitorAccount): Scenario {
  const plan = tenStops();
  const { tripDate } = plan.tripPlan;
  const written = (): Statement[] => [
    [
      `insert into trip_plan (account_id, trip_date, start_time, number_of_people, updated_at)
       values ($1, $2, '10:00', 2, $3) on conflict (account_id) do update set trip_date = excluded.trip_date,
       start_time = excluded.start_time, number_of_people = excluded.number_of_people,
       updated_at = excluded.updated_at`,
      other.id,
      tripDate,
      new Date(),
    ],
    ['delete from trip_stop where account_id = $1', other.id],
    [
      `insert into trip_stop (account_id, order_index, place_id, memo)
       select $1, "orderIndex", "placeId", memo
       from json_to_recordset($2::json) as s ("orderIndex" int, "placeId" int, memo text)`,
      other.id,
      JSON.stringify(stops),
    ],
  ];
  return {
    name: 'saving a plan of 10 stops',
    reference: 'the rows in a bare transaction',
    rounds: 100,
    act: () => postJson(`${product.origin}${apiBase}/trip-plan`, plan, { authorization: `Bearer ${token}` }),
    bare: () => product.bare(written()),
  };
}

const orderSchema = z.object({ orderId: z.string(), orderName: z.string(), amount: z.int() });
export type PlacedOrder = z.output<typeof orderSchema>;
const paymentSchema = z.object({ paymentKey: z.string() });

/** A plan of ten stops, as pages send it. */
export const tenStops = () => ({
  tripPlan: { tripDate: inThirtyDays(), startTime: '10:00', numberOfPeople: 2 },
  visitSpotSet: stops,
});

/** Places an order for a tour of ten stops. */
export async function placeOrder(origin: string, token: string): Promise<PlacedOrder> {
  const { tripPlan, visitSpotSet } = tenStops();
  const body = {
    ...tripPlan,
    visitSpotSet,
    departure: 'GANGNEUNG_STATION',
    customerName: 'KIM SORA',
    customerEmail: 'buyer@example.com',
  };
  const headers = { authorization: `Bearer ${token}` };
  return orderSchema.parse(await postJson(`${origin}${apiBase}/payments/orders`, body, headers));
}

/** The payment key that the sandbox gives for a card. */
export async function authorisePayment(tossUrl: string, orderId: string, amount: number): Promise<string> {
  const body = { orderId, amount, orderName: 'ticket', card: '4242424242424242' };
  return paymentSchema.parse(await postJson(`${tossUrl}/authorize`, body)).paymentKey;
}

const paidSchema = z.object({ status: z.literal('DONE') });
const ticketSchema = z.object({ status: z.literal('paid') });

/**
 * A payment confirmed against the sandbox. The sandbox's own confirmation takes time, so the reference consists of that call and
 * of the rows of a paid order in a bare transaction. The reference's payment belongs to an order that the product does not
 * have, so that its webhook changes nothing.
 */
export function confirmPayment(product: RunningProduct, token: string): Scenario {
  const { origin, toss } = product;
  const order = () => placeOrder(origin, token);
  const authorise = (orderId: string, amount: number) => authorisePayment(toss.apiUrl(), orderId, amount);
  const authorization = `Basic ${Buffer.from(`${toss.secretKey}:`).toString('base64')}`;

  let payment = { orderId: '', paymentKey: '', amount: 0 };
  let foreign = { orderId: '', paymentKey: '', amount: 0 };
  let bareOrder = '';
  return {
    name: 'confirming a payment',
    reference: "the sandbox's confirmation and a bare transaction",
    rounds: 30,
    async prepare() {
      const { orderId, amount } = await order();
      payment = { orderId, amount, paymentKey: await authorise(orderId, amount) };
      bareOrder = (await order()).orderId;
      const unknownOrder = `order_${Date.now()}_${randomUUID().slice(0, 8)}`;
      foreign = { orderId: unknownOrder, amount, paymentKey: await authorise(unknownOrder, amount) };
      // The webhook and the mail of the previous round are done by then.
      await new Promise((resolve) => setTimeout(resolve, 100));
    },
    act: async () =>
      ticketSchema.parse(
        await postJson(`${origin}${apiBase}/payments/confirm`, payment, { authorization: `Bearer ${token}` }),
      ),
    async bare() {
      paidSchema.parse(
        await postJson(`${toss.apiUrl()}/v1/payments/confirm`, foreign, {
          authorization,
          'idempotency-key': `bench_${foreign.paymentKey}`,
        }),
      );
      await product.bare(paidRows(bareOrder, foreign.paymentKey));
    },
  };
}

/** What a confirmed payment writes: the order, two audit entries, and a mail. */
function paidRows(orderId: string, paymentKey: string): Statement[] {
  const now = new Date();
  const audit = 'insert into ticket_audit (order_id, at, cause, from_status, to_status) values';
  return [
    [
      `update ticket_order set status = 'paid', payment_key = $2, confirming_at = $3, paid_at = $3,
       next_check_at = null where id = $1`,
      orderId,
      paymentKey,
      now,
    ],
    [
      `${audit} ($1, $2, 'visitor', 'ready', 'confirming'), ($1, $2, 'visitor', 'confirming', 'paid')`,
      orderId,
      now,
    ],
    [
      `insert into mail_outbox (id, recipient, language, kind, sealed, created_at, next_try_at, sent_at)
       values ($1, 'buyer@example.com', 'en', 'ticketPaid', $2, $3, $3, $3)`,
      randomUUID(),
      Buffer.alloc(4_000),
      now,
    ],
  ];
}
