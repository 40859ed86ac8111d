import type { RunningProduct, Statement } from './runningProduct.ts';

/** How many accounts and orders a database gets. */
export interface SalesSize {
  readonly accounts: number;
  readonly orders: number;
}

/** The orders of five years, after which they are deleted, and their tours up to this number of days later. */
const years = 5;
const maxDaysAhead = 30;
const resellers = 4;
/** Each driver drives about three tours a day; 150 further ones drive the tours that the bench sells. */
const driverCount = ({ orders }: SalesSize) => 150 + Math.ceil(orders / years / 365 / 3);
/** Number of rows that one statement writes, because of the statement timeout. */
const step = 5_000;

export const resellerId = (number: number): string =>
  `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`;

/** SQL for the ids of the order n and of an account. */
const sqlOrderId = `'order_1600000000000_' || lpad(n::text, 9, '0')`;
const sqlAccountId = (number: string) =>
  `('00000000-0000-4000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
const sqlResellerId = `('00000000-0000-4000-9000-' || lpad((n % ${resellers})::text, 12, '0'))::uuid`;
/** Of 100 orders 85 are paid, 8 cancelled, 5 expired and 2 refused. */
const sqlStatus = `case when n % 100 < 85 then 'paid' when n % 100 < 93 then 'cancelled'
  when n % 100 < 98 then 'expired' else 'refused' end`;
const isPaid = 'n % 100 < 85';
const wasPaid = 'n % 100 < 93';
/** One order in twenty comes from a reseller. */
const isResold = 'n % 20 = 0';
/** The desk has paid back a part of one order in a hundred. */
const isPartlyRefunded = 'n % 100 = 1';

/** SQL for the time of a sale: evenly over the years until now, so that rows are in the order of sale, as in a real table. */
const sqlCreatedAt = (orders: number) =>
  `now() - interval '${years} years' + n * (interval '${years} years' / ${orders})`;
const sqlTripDate = (orders: number) => `(${sqlCreatedAt(orders)})::date + 1 + (n * 7) % ${maxDaysAhead}`;

/** Writes accounts that have a session, a saved plan and a password. */
function accountStatements(passwordHash: string): Statement[] {
  const series = 'from generate_series($1::int, $2::int) n';
  return [
    [
      `insert into account (id, email, password_hash, nickname, nickname_key, language, documents_version, created_at)
       select ${sqlAccountId('n')}, n || '@example.com', '${passwordHash}', 'n' || n, 'n' || n, 'ko', 1, now() ${series}`,
    ],
    [
      `insert into session (id, account_id, opened_at, expires_at)
       select gen_random_uuid(), ${sqlAccountId('n')}, now(), now() + interval '30 days' ${series}`,
    ],
    [
      `insert into trip_plan (account_id, trip_date, start_time, number_of_people, updated_at)
       select ${sqlAccountId('n')}, current_date + n % 60, '10:00', 2, now() ${series}`,
    ],
    [
      `insert into trip_stop (account_id, order_index, place_id, memo)
       select ${sqlAccountId('n')}, k, 1 + (n + k * 7) % 100, '' ${series}, generate_series(1, 6) k`,
    ],
  ];
}

/** Writes orders with their stops, history and tours, and the desk's audit trail of the tours. */
function orderStatements(size: SalesSize): Statement[] {
  const { accounts, orders } = size;
  const drivers = driverCount(size);
  const series = 'from generate_series($1::int, $2::int) n';
  const createdAt = sqlCreatedAt(orders);
  const tripDate = sqlTripDate(orders);
  return [
    [
      `insert into ticket_order (id, account_id, status, order_name, amount, currency, payment_method, customer_name,
         customer_email, phone, language, origin, trip_date, start_time, number_of_people, departure,
         refund_rule_version, created_at, payment_key, confirming_at, paid_at, method, failure_code,
         cancel_requested_at, cancel_reason, refund_percent, refund_amount, cancelled_at, reseller_id,
         reseller_reference, goodwill, goodwill_settled)
       select ${sqlOrderId},
         case when ${isResold} then null else ${sqlAccountId(`(1 + (n + n / ${accounts}) % ${accounts})`)} end,
         ${sqlStatus}, 'Gangneung tour taxi', 30000, 'KRW', case when ${isResold} then 'invoice' else 'card' end,
         (array['KIM','LEE','PARK','CHOI','JEONG','KANG','CHO','YOON','JANG','LIM','SATO','SUZUKI','WANG','LI','CHEN',
           'SMITH','MULLER','TANAKA','HAN','OH'])[1 + n % 20] || ' '
           || initcap(substr(translate(md5(n::text), '0123456789', 'aeiouaeiou'), 1, 4 + n % 5)),
         translate(md5(n::text), '0123456789', 'ghijklmnop') || n % 1000 ||
           (array['@naver.com','@gmail.com','@daum.net','@yahoo.co.jp','@qq.com'])[1 + (n / 7) % 5],
         -- Kept until 30 days after the tour.
         case when ${tripDate} > current_date - 30
           then '+8210' || lpad(((n::bigint * 104729) % 100000000)::text, 8, '0') end,
         (array['ko','en','ja','cn','tw'])[1 + n % 5], 'https://guide.example', ${tripDate},
         lpad((9 + n % 12)::text, 2, '0') || ':00', 1 + n % 4, 'GANGNEUNG_STATION', 1, ${createdAt},
         case when ${wasPaid} and not ${isResold} then 'payment_' || n end,
         case when ${wasPaid} then ${createdAt} end, case when ${wasPaid} then ${createdAt} end,
         case when ${wasPaid} then 'card' end, case when ${wasPaid} then null else 'REJECT_CARD_PAYMENT' end,
         case when ${wasPaid} and not ${isPaid} then ${createdAt} + interval '1 hour' end,
         case when ${wasPaid} and not ${isPaid} then 'plans changed' end,
         case when ${wasPaid} and not ${isPaid} then 90 end, case when ${wasPaid} and not ${isPaid} then 27000 end,
         case when ${wasPaid} and not ${isPaid} then ${createdAt} + interval '1 hour' end,
         case when ${isResold} then ${sqlResellerId} end, case when ${isResold} then 'R' || n end,
         case when ${isPartlyRefunded} then 1000 else 0 end, case when ${isPartlyRefunded} then 1000 else 0 end
       ${series}`,
    ],
    [
      `insert into reseller_booking (reseller_id, uuid, order_id, contact, unit_items, commission_basis_points)
       select ${sqlResellerId}, gen_random_uuid(), ${sqlOrderId}, '{"fullName": "A guest"}', '[]', 1500
       ${series} where ${isResold}`,
    ],
    [
      `insert into ticket_stop (order_id, order_index, place_id, memo)
       select ${sqlOrderId}, k, 1 + (n + k * 7) % 100, '' ${series}, generate_series(1, 6) k`,
    ],
    [
      `insert into ticket_audit (order_id, at, cause, from_status, to_status)
       select ${sqlOrderId}, ${createdAt}, 'visitor', moves.before, moves.after
       ${series}, (values (null, 'ready'), ('ready', 'confirming'), ('confirming', 'paid')) moves (before, after)`,
    ],
    [
      `insert into tour (order_id, driver_id, state, told_driver_id, changed_at)
       select ${sqlOrderId}, 1 + n % ${drivers}, case when ${tripDate} < current_date then 'finished' else 'accepted' end,
         1 + n % ${drivers}, ${createdAt}
       ${series} where ${isPaid}`,
    ],
    [
      `insert into desk_audit (at, actor, actor_id, who, action, subject, subject_id, before, after)
       select ${createdAt}, 'staff', null, 'A dispatcher', act, 'tour', ${sqlOrderId},
         '{"state": "unassigned", "driver": null}', '{"state": "offered", "driver": "A driver"}'
       ${series}, (values ('offer'), ('accept')) acts (act) where ${isPaid}`,
    ],
    [
      `insert into ticket_refund (order_id, amount, reason, requested_at, settled_at)
       select ${sqlOrderId}, 1000, 'The car was late', ${createdAt}, ${createdAt} ${series} where ${isPartlyRefunded}`,
    ],
  ];
}

/**
 * Writes accounts and the orders of five years, as if they had been sold evenly over them.
 * @param passwordHash of every account
 */
export async function writeOrders(
  product: Pick<RunningProduct, 'bare'>,
  size: SalesSize,
  passwordHash: string,
): Promise<void> {
  await product.bare([
    [
      `insert into driver (name, phone, car, plate, created_at)
       select 'Driver ' || n, '+8210' || lpad(n::text, 8, '0'), 'Sedan', '12A' || n, now()
       from generate_series(1, ${driverCount(size)}) n`,
    ],
    [
      `insert into reseller (id, name, email, currency, price, commission_basis_points, cutoff_hours,
         cancellation_hours, max_share, created_at, version)
       select ${sqlResellerId}, 'Reseller ' || n, n || '@reseller.example', 'KRW', 30000, 1500, 2, 24, 100, now(), 0
       from generate_series(0, ${resellers - 1}) n`,
    ],
  ]);
  await inSteps(product, size.accounts, accountStatements(passwordHash));
  await inSteps(product, size.orders, orderStatements(size));
}

async function inSteps(
  { bare }: Pick<RunningProduct, 'bare'>,
  rows: number,
  statements: readonly Statement[],
): Promise<void> {
  for (let from = 1; from <= rows; from += step) {
    const to = Math.min(rows, from + step - 1);
    await bare([
      // The rows match each other; checking every reference would take as long as writing them.
      [`set local session_replication_role = 'replica'`],
      ...statements.map(([sql]): Statement => [sql, from, to]),
    ]);
  }
}
