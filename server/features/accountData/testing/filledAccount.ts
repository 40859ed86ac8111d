import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { TestVisitor } from '../../../testing/testVisitor.ts';

export interface FilledOwner {
  readonly visitor: TestVisitor;
  readonly accountId: string;
  readonly email: string;
  readonly orderIds: readonly string[];
}

const moment = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));

/** Makes an account with rows in every table that refers to an account. Each of its texts contains `word`. */
export async function fillAccount(
  app: () => FastifyInstance,
  database: Database,
  { email, nickname, word }: { email: string; nickname: string; word: string },
): Promise<FilledOwner> {
  const visitor = new TestVisitor(app, { 'accept-language': 'en' });
  await visitor.signUp(email, nickname);
  const { sql } = database;
  const { id: accountId } = await sql
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const stops = [
    { placeId: 1, memo: `${word} stop`, orderIndex: 1 },
    { placeId: 3, memo: '', orderIndex: 2, stayMinutes: 45 },
  ];
  const plan = {
    tripPlan: {
      tripDate: '2026-12-01',
      startTime: '10:00',
      numberOfPeople: 2,
      departure: 'GANGNEUNG_STATION',
    },
    visitSpotSet: stops,
  };
  await visitor.call('POST', '/user/like-place/3');
  await visitor.call('PATCH', '/user/interest-themes', { interestThemeIds: [1, 4] });
  await visitor.call('POST', '/trip-plan?locale=KO', plan);
  await visitor.call('POST', '/trip-plan/share', plan);
  await visitor.call('POST', '/auth/password/forgot', { email });
  await visitor.call('POST', '/places/tour/1/reports', { kind: 'hours', words: `${word} hours`, email });
  await sql
    .insertInto('account_identity')
    .values({
      issuer: 'https://accounts.example',
      subject: `${word}-subject`,
      account_id: accountId,
      linked_at: moment(1),
    })
    .execute();
  const proof = { expires_at: moment(2), email };
  await sql
    .insertInto('email_code')
    .values({ ...proof, code_hash: `${word}-code-hash`, sent_at: moment(1) })
    .execute();
  await sql
    .insertInto('sign_up_proof')
    .values({
      ...proof,
      hash: randomBytes(32),
      kind: 'social',
      issuer: 'https://accounts.example',
      subject: `${word}-subject`,
    })
    .execute();
  const orderIds = [`order_${nickname}_1`, `order_${nickname}_2`];
  const [ready = '', cancelled = ''] = orderIds;
  const order = {
    account_id: accountId,
    order_name: 'Tour taxi',
    amount: 30_000,
    currency: 'KRW' as const,
    customer_name: `KIM ${word}`,
    customer_email: email,
    phone: `+82 ${word}`,
    language: 'en' as const,
    origin: 'https://guide.example',
    trip_date: '2026-12-24',
    start_time: '10:00',
    number_of_people: 2,
    departure: 'GANGNEUNG_STATION',
    refund_rule_version: 1,
    created_at: moment(3),
  };
  await sql
    .insertInto('ticket_order')
    .values([
      { ...order, id: ready, status: 'ready' },
      {
        ...order,
        id: cancelled,
        status: 'cancelled',
        payment_key: `${word}-payment-key`,
        confirming_at: moment(4),
        paid_at: moment(5),
        method: 'card',
        receipt_url: `https://receipts.example/${word}`,
        failure_code: 'REFUSED_ONCE',
        called_off_at: moment(5),
        called_off_until: moment(8),
        called_off_reason: 'other',
        called_off_words: `${word} words of the staff`,
        cancel_requested_at: moment(6),
        cancel_reason: `${word} reason`,
        refund_percent: 50,
        refund_amount: 15_000,
        cancelled_at: moment(7),
      },
    ])
    .execute();
  await sql
    .insertInto('ticket_stop')
    .values({ order_id: cancelled, order_index: 1, place_id: 7, memo: `${word} memo`, stay_minutes: 30 })
    .execute();
  await sql
    .insertInto('ticket_audit')
    .values({
      order_id: cancelled,
      at: moment(5),
      cause: 'visitor',
      from_status: 'ready',
      to_status: 'paid',
      detail: JSON.stringify({ about: word }),
    })
    .execute();
  await sql
    .insertInto('ticket_refund')
    .values({
      order_id: cancelled,
      amount: 2_000,
      reason: `${word} refund reason`,
      requested_at: moment(6),
      settled_at: moment(7),
      withdrawn_at: moment(8),
    })
    .execute();
  await sql
    .insertInto('tour')
    .values({
      order_id: cancelled,
      driver_id: null,
      state: 'noDriver',
      told_driver_id: null,
      note: `${word} note`,
      changed_at: moment(6),
    })
    .execute();
  await sql
    .insertInto('called_off_tour')
    .values({
      ...{ cancellation_id: null, order_id: cancelled, trip_date: '2026-12-24', start_time: '10:00' },
      ...{ state: 'skipped', skipped_because: 'cancelled', due_at: moment(6), claimed_until: moment(6) },
    })
    .execute();
  await sql
    .insertInto('problem_report')
    .values({
      order_id: cancelled,
      kind: 'late',
      words: `${word} words`,
      language: 'en',
      reported_at: moment(8),
      closed_at: moment(9),
      reply: `${word} reply`,
    })
    .execute();
  return { visitor, accountId, email, orderIds };
}
