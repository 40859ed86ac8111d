import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { goodPasswordHash } from '../../testing/testPassword.ts';

// The orders of the last release without a sales capacity, written here in SQL because its code is gone.

/** The last migration of that release. */
const lastMigration = '0028_stay_minutes.sql';

/** Copies the migrations of that release into a temporary folder, which is removed when the process ends. */
export function copyPreviousMigrations(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'solbada-previous-migrations-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  const all = path.resolve('server/platform/database/migrations');
  for (const name of readdirSync(all).filter((file) => file.endsWith('.sql') && file <= lastMigration)) {
    cpSync(path.join(all, name), path.join(folder, name));
  }
  return folder;
}

export const previousBuyer = 'keeper@example.com';
const accountId = '7b1d3c52-3a55-4f0e-9a57-0d3f6f5f0a01';

const now = '2026-11-21T12:00:00+09:00';
/** The sandbox’s code of each method, with currency and price in minor units. */
const paidBy = {
  card: ['CARD', 'KRW', 30_000],
  paypal: ['PAYPAL', 'USD', 2_200],
  gcash: ['GCASH', 'USD', 2_200],
} as const;

interface PreviousOrder {
  readonly status: 'ready' | 'confirming' | 'paid' | 'refused' | 'cancelled' | 'expired';
  readonly trip: readonly [date: string, startTime: string];
  readonly method?: keyof typeof paidBy;
  /** Columns of the order that differ from the usual ones. */
  readonly columns?: Readonly<Record<string, unknown>>;
  /** What the provider has paid back, in minor units. */
  readonly refunded?: number;
  /** Columns of the order's row in the table of tours; without them it has no such row. */
  readonly tour?: Readonly<Record<string, unknown>>;
}

/** Who drives: the first driver of the database. */
const driver_id = 1;

/** An order in each state and shape that the release knew, by its id. */
export const previousOrders = {
  order_ready: { status: 'ready', trip: ['2026-12-24', '09:00'] },
  order_confirming: { status: 'confirming', trip: ['2026-12-24', '09:30'] },
  order_refused: {
    status: 'refused',
    trip: ['2026-12-24', '10:00'],
    columns: { failure_code: 'REJECT_CARD_PAYMENT' },
  },
  order_expired: { status: 'expired', trip: ['2026-12-24', '10:00'] },
  order_unassigned: { status: 'paid', trip: ['2026-12-24', '10:00'] },
  order_declined: {
    status: 'paid',
    trip: ['2026-12-02', '10:00'],
    tour: { state: 'unassigned', cannot: [driver_id], note: 'Ask Lee.' },
  },
  order_offered: { status: 'paid', trip: ['2026-11-28', '10:00'], tour: { state: 'offered', driver_id } },
  order_accepted: {
    status: 'paid',
    trip: ['2026-11-22', '10:00'],
    tour: { state: 'accepted', driver_id, told_driver_id: driver_id },
  },
  order_met: {
    status: 'paid',
    trip: ['2026-11-21', '11:00'],
    tour: { state: 'met', driver_id, told_driver_id: driver_id },
  },
  order_finished: {
    status: 'paid',
    trip: ['2026-11-20', '10:00'],
    tour: { state: 'finished', driver_id, told_driver_id: driver_id, overtime_half_hours: 2 },
  },
  order_notMet: {
    status: 'paid',
    trip: ['2026-11-19', '10:00'],
    tour: { state: 'notMet', driver_id, told_driver_id: driver_id },
  },
  order_noDriver: { status: 'paid', trip: ['2026-11-25', '10:00'], tour: { state: 'noDriver' } },
  order_paypal: { status: 'paid', trip: ['2026-12-25', '10:00'], method: 'paypal' },
  order_wallet: { status: 'paid', trip: ['2026-12-26', '10:00'], method: 'gcash' },
  // Two tours for one hour: nothing limited the sales.
  order_crowded: { status: 'paid', trip: ['2026-12-24', '10:00'] },
  order_withoutAccount: { status: 'paid', trip: ['2026-12-27', '10:00'], columns: { account_id: null } },
  order_refundUnderWay: {
    status: 'paid',
    trip: ['2026-12-28', '10:00'],
    columns: {
      ...{ cancel_requested_at: now, cancel_reason: 'rain', refund_percent: 100, refund_amount: 30_000 },
      next_check_at: now,
    },
  },
  order_cancelled: {
    status: 'cancelled',
    trip: ['2026-11-22', '12:00'],
    columns: { refund_percent: 70, refund_amount: 21_000 },
    refunded: 21_000,
  },
  order_cancelledDollars: {
    status: 'cancelled',
    trip: ['2026-12-24', '12:00'],
    method: 'paypal',
    columns: { refund_percent: 100, refund_amount: 2_200 },
    refunded: 2_200,
  },
} as const satisfies Record<string, PreviousOrder>;
export type PreviousOrderId = keyof typeof previousOrders;

/** The provider's number of an order's payment. */
export const paymentKey = (orderId: string) => `tsandbox_${orderId}`;

/** Fills a database of that release. */
export async function insertPreviousData({ sql: executor }: Database): Promise<void> {
  const insert = (table: string, row: Readonly<Record<string, unknown>>) =>
    sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
      values (${sql.join(Object.values(row))})`.execute(executor);
  for (const id of [1, 3]) {
    const nameOrders = { name_order_ko: id, name_order_en: id, name_order_cn: id, name_order_ja: id };
    await insert('place', {
      ...{ id, key: String(id), type: 'tour', rank: id, ordinal: id, theme_ids: [], scopes: [] },
      ...{ location: '(1,2)', ...nameOrders, changed_at: now },
    });
  }
  await insert('account', {
    ...{ id: accountId, email: previousBuyer, password_hash: goodPasswordHash, nickname: 'keeper' },
    ...{ nickname_key: 'keeper', language: 'en', documents_version: 1, created_at: now },
  });
  const driver = { name: 'Lee', phone: '010-1234-5678', car: 'Sorento', plate: '12가 3456' };
  await insert('driver', { ...driver, created_at: now });
  for (const [id, order] of Object.entries(previousOrders)) await insertOrder(insert, id, order);
  const report = { order_id: 'order_finished', language: 'en', reported_at: now };
  await insert('problem_report', { ...report, kind: 'late', words: 'Twenty minutes late.' });
  await insert('problem_report', {
    ...{ ...report, kind: 'route', words: '' },
    ...{ closed_at: now, reply: 'The road was closed.' },
  });
}

async function insertOrder(
  insert: (table: string, row: Readonly<Record<string, unknown>>) => Promise<unknown>,
  id: string,
  { status, trip: [trip_date, start_time], method = 'card', columns, refunded, tour }: PreviousOrder,
): Promise<void> {
  const [code, currency, amount] = paidBy[method];
  const isPaid = status === 'paid' || status === 'cancelled';
  const payment_key = paymentKey(id);
  // Bought a week ago, so that the refund depends on the day of the tour.
  const at = isPaid ? '2026-11-14T12:00:00+09:00' : now;
  await insert('ticket_order', {
    ...{ id, account_id: accountId, status, order_name: '1-day ticket (3 hours)', amount, currency },
    ...{ customer_name: 'KIM SORA', customer_email: previousBuyer, language: 'en' },
    ...{ origin: 'https://guide.example', trip_date, start_time, number_of_people: 2 },
    ...{ departure: 'GANGNEUNG_STATION', refund_rule_version: 1, payment_method: method },
    created_at: at,
    ...(isPaid ? { payment_key, paid_at: at, method: '카드', next_check_at: null } : {}),
    ...(status === 'confirming' ? { payment_key, confirming_at: now, next_check_at: now } : {}),
    ...(status === 'cancelled' ? { cancel_requested_at: now, cancel_reason: 'rain', cancelled_at: now } : {}),
    ...columns,
  });
  const stop = { order_id: id, order_index: 1, place_id: 3, memo: 'a memo', stay_minutes: 45 };
  await insert('ticket_stop', stop);
  await insert('ticket_stop', { ...stop, order_index: 2, place_id: 1, memo: '', stay_minutes: null });
  const audit = { order_id: id, at, cause: 'visitor' };
  await insert('ticket_audit', { ...audit, to_status: 'ready' });
  if (status !== 'ready') await insert('ticket_audit', { ...audit, from_status: 'ready', to_status: status });
  if (isPaid || status === 'confirming') {
    const balance = amount - (refunded ?? 0);
    const paidStatus = refunded === undefined ? 'DONE' : balance === 0 ? 'CANCELED' : 'PARTIAL_CANCELED';
    await insert('sandbox_payment', {
      ...{ payment_key, order_id: id, order_name: 'ticket', amount, balance, currency, method: code },
      card: method === 'card' ? '4242424242424242' : 'approved@wallet.example',
      status: isPaid ? paidStatus : 'IN_PROGRESS',
      ...{ requested_at: at, authenticated_at: at, approved_at: isPaid ? at : null, faults_left: 0 },
    });
  }
  if (refunded !== undefined) {
    await insert('sandbox_payment_cancel', {
      ...{ transaction_key: `refund_${id}`, payment_key, amount: refunded, reason: 'rain' },
      ...{ refundable: amount - refunded, canceled_at: now },
    });
  }
  if (tour) await insert('tour', { order_id: id, changed_at: now, ...tour });
}
