import { sql } from 'kysely';
import { z } from 'zod';
import { apiBase } from '../contract/addresses.ts';
import { dayAfter } from '../domain/calendar/days.ts';
import { toSeoulDate } from '../domain/calendar/seoulTime.ts';
import { removeExpired } from '../server/app/expiry.ts';
import { deskCookie } from '../server/http/requestContext.ts';
import { systemClock } from '../server/platform/clock.ts';
import { hashPassword } from '../server/platform/secrets/passwords.ts';
import { insertStaffSession } from '../server/testing/testStaff.ts';
import { workload } from './effort.ts';
import { type BenchEngine, onPostgresql } from './engines.ts';
import { resellerId, type SalesSize, writeOrders } from './manyOrders.ts';
import { openPostgresqlCpu } from './postgresqlCpu.ts';
import { quantile, type Report } from './report.ts';
import { openRunningProduct, type RunningProduct } from './runningProduct.ts';
import { confirmPayment, type Scenario, savePlan } from './scenarios.ts';
import { logIn, makeAccount } from './visitorAccount.ts';

/** The first size is the reference; `--full` adds the last one, whose rows take three to six minutes to write. */
const sizes = workload<SalesSize[]>(
  [
    { orders: 10_000, accounts: 2_000 },
    { orders: 50_000, accounts: 10_000 },
    { orders: 1_000_000, accounts: 200_000 },
  ],
  [
    { orders: 2_000, accounts: 40 },
    { orders: 4_000, accounts: 80 },
  ],
);
/** How many of the generated accounts are signed in. */
const visitors = workload(20, 2);
const password = 'Summer2026!';

/** The product over a database of one size, with its signed-in visitors and staff. */
interface Grown {
  readonly name: string;
  readonly product: RunningProduct;
  /** The processor time of its PostgreSQL (ms). */
  readonly cpu: (() => number) | null;
  /** Returns the JSON of an address of the desk. */
  readDesk(path: string): Promise<unknown>;
  /** Returns the JSON of an address, as the account of that number sees it. */
  readVisitor(number: number, path: string): Promise<unknown>;
  readonly confirm: Scenario;
  readonly save: Scenario;
  /** An order of each signed-in account. */
  readonly orderIds: readonly string[];
  /** A paid order with a telephone number, for the search. */
  readonly wanted: {
    readonly number: string;
    readonly name: string;
    readonly email: string;
    readonly phone: string;
  };
}

interface Step {
  readonly rounds: number;
  readonly prepare?: (grown: Grown) => Promise<unknown>;
  readonly act: (grown: Grown, round: number) => Promise<unknown>;
}

/** Orders, tickets, the desk and the accounts with ever more orders, on PostgreSQL, against the smallest size of the run. */
export async function measureSales(report: Report): Promise<void> {
  report.heading('Sales of five years, PostgreSQL, ms');
  await onPostgresql(report, async (engine) => {
    const grown: Grown[] = [];
    try {
      for (const size of process.argv.includes('--full') ? sizes : sizes.slice(0, 2)) {
        grown.push(await grow(report, engine, size));
      }
      for (const [name, step] of Object.entries(steps)) await measureStep(report, grown, name, step);
    } finally {
      for (const { product } of grown) await product.close();
    }
  });
}

const ordersSchema = z.object({ content: z.array(z.object({ orderId: z.string() })) });
const wantedSchema = z.tuple([
  z.object({ number: z.string(), name: z.string(), email: z.string(), phone: z.string() }),
]);

async function grow(report: Report, engine: BenchEngine, size: SalesSize): Promise<Grown> {
  const product = await openRunningProduct(engine);
  const name = `${size.orders} orders`;
  const { origin, database } = product;
  const buyer = await makeAccount(product, 'sora');
  const written = await timed(async () => writeOrders(product, size, await hashPassword(password)));
  const analysed = await timed(() => product.maintain('vacuum (analyze)'));
  report.note(
    `${name}: written in ${seconds(written)}, vacuum ${seconds(analysed)}, ${await tableSizes(product)}`,
  );
  const staffToken = await insertStaffSession(
    { database, clock: systemClock },
    { role: 'owner', name: 'Owner' },
  );
  const tokens: string[] = [];
  for (let number = 1; number <= visitors; number += 1)
    tokens.push(await logIn(origin, { email: `${number}@example.com`, password }));
  const readVisitor = (number: number, path: string) =>
    readJson(`${origin}${apiBase}${path}`, { authorization: `Bearer ${tokens[number % visitors] ?? ''}` });
  const orderIds: string[] = [];
  for (let number = 0; number < visitors; number += 1) {
    const { content } = ordersSchema.parse(await readVisitor(number, '/user/tickets'));
    orderIds.push(content[0]?.orderId ?? '');
  }
  const { rows } = await sql`select number, customer_name as name, customer_email as email, phone
    from ticket_order where status = 'paid' and phone is not null and account_id is not null limit 1`.execute(
    database.sql,
  );
  const accessToken = await buyer.signIn();
  return {
    name,
    product,
    cpu: await openPostgresqlCpu(database),
    readDesk: (path) =>
      readJson(`${origin}${apiBase}/desk${path}`, { cookie: `${deskCookie}=${staffToken}` }),
    readVisitor,
    confirm: confirmPayment(product, accessToken),
    save: savePlan(product, accessToken, buyer),
    orderIds,
    wanted: wantedSchema.parse(rows)[0],
  };
}

/** Throws on any failure, so that a quick failure never looks like speed. */
async function readJson(address: string, headers: Readonly<Record<string, string>>): Promise<unknown> {
  const response = await fetch(address, { headers });
  const received: unknown = await response.json();
  if (response.status !== 200) throw new Error(`${address}: ${response.status} ${JSON.stringify(received)}`);
  return received;
}

/** Search words for the guide; each page of their results is read once, so that no cache has it. */
const words = ['beach', 'sea', 'quiet', 'pine', 'gangneung'];

const today = () => toSeoulDate(systemClock.now());
const monthAgo = (round: number) => dayAfter(today(), -30 * (1 + (round % 12))).slice(0, 7);
/** A range of days that ends in one of the last months. */
const daysUntil = (round: number, days: number) => {
  const to = dayAfter(today(), -30 * (round % 3));
  return `from=${dayAfter(to, 1 - days)}&to=${to}`;
};
const search = (query: (grown: Grown, round: number) => string, rounds = 60): Step => ({
  rounds,
  act: (grown, round) => grown.readDesk(`/orders?${query(grown, round)}`),
});

const steps: Readonly<Record<string, Step>> = {
  'confirming a payment': {
    rounds: 60,
    prepare: async ({ confirm }) => confirm.prepare?.(),
    act: ({ confirm }) => confirm.act(),
  },
  'saving a plan': { rounds: 100, act: ({ save }) => save.act() },
  'a search of the guide': {
    rounds: 100,
    act: (grown, round) => {
      const page = 1 + Math.floor(round / words.length);
      return grown.readVisitor(round, `/places/tour?q=${words[round % words.length] ?? ''}&page=${page}`);
    },
  },
  'all tickets of an account': {
    rounds: 200,
    act: (grown, round) => grown.readVisitor(round, '/user/tickets'),
  },
  'a ticket': {
    rounds: 200,
    act: (grown, round) =>
      grown.readVisitor(round % visitors, `/user/tickets/${grown.orderIds[round % visitors] ?? ''}`),
  },
  'the tours of a day': {
    rounds: 100,
    act: (grown, round) => {
      const day = dayAfter(today(), 3 - (round % 10));
      return grown.readDesk(`/tours?from=${day}&to=${day}`);
    },
  },
  'the calendar of a month': {
    rounds: 60,
    act: (grown) => grown.readDesk(`/sales?from=${today()}&to=${dayAfter(today(), 30)}`),
  },
  'the newest orders': search(() => ''),
  'page 100 of the orders': search(() => 'page=100'),
  'orders of a day': search((_, round) => `day=${dayAfter(today(), -(round % 300))}`),
  'refused orders': search(() => 'status=refused'),
  'search by short number': search(({ wanted }) => `q=${encodeURIComponent(wanted.number)}`),
  'search by name': search(({ wanted }) => `q=${encodeURIComponent(wanted.name)}`),
  'search by address': search(({ wanted }) => `q=${encodeURIComponent(wanted.email)}`),
  'search by telephone': search(({ wanted }) => `q=${wanted.phone.slice(-7)}`),
  'search by a frequent name': search(() => 'q=kim'),
  'search by a word of no order': search(() => 'q=qzqxj'),
  'search by one letter': search(() => 'q=x'),
  "a reseller's month": {
    rounds: 60,
    act: (grown, round) =>
      grown.readDesk(`/resellers/${resellerId(round % 4)}/statement?month=${monthAgo(round)}`),
  },
  'accounts of a month': {
    rounds: 30,
    act: (grown, round) => grown.readDesk(`/accounting?${daysUntil(round, 30)}&grouping=day`),
  },
  'accounts of a year': {
    rounds: 5,
    act: (grown, round) => grown.readDesk(`/accounting?${daysUntil(round, 365)}&grouping=month`),
  },
  'accounts of five years by the day of the tour': {
    rounds: 3,
    act: (grown) => grown.readDesk(`/accounting?${daysUntil(0, 1_800)}&grouping=month&basis=tour`),
  },
  'the hourly removal of what has expired': {
    rounds: 5,
    act: ({ product: { database } }) =>
      removeExpired({
        database,
        clock: systemClock,
        log: fail,
        jobErrors: { report: (_, error) => fail(String(error)) },
      }),
  },
};

function fail(reason: string): never {
  throw new Error(reason);
}

/** Runs a step on every size in turn, so that the machine's load affects all of them alike. */
async function measureStep(report: Report, grown: readonly Grown[], name: string, step: Step): Promise<void> {
  const rounds = workload(step.rounds, 1);
  const times = new Map<string, number[]>(grown.map((one) => [one.name, []]));
  const used = new Map<string, number>();
  for (let round = -1; round < rounds; round += 1) {
    for (const one of grown) {
      await step.prepare?.(one);
      const before = one.cpu?.() ?? 0;
      const took = await timed(() => step.act(one, round + 1));
      if (round < 0) continue;
      times.get(one.name)?.push(took);
      used.set(one.name, (used.get(one.name) ?? 0) + (one.cpu?.() ?? 0) - before);
    }
  }
  const shown = (one: Grown) => {
    const list = times.get(one.name) ?? [];
    const cpu = one.cpu ? ` PostgreSQL ${((used.get(one.name) ?? 0) / rounds).toFixed(1)}` : '';
    return `p50 ${quantile(list, 0.5).toFixed(1)} p99 ${quantile(list, 0.99).toFixed(1)}${cpu}`;
  };
  const [reference, ...larger] = grown;
  if (!reference) return;
  for (const one of larger) {
    const median = (of: Grown) => quantile(times.get(of.name) ?? [], 0.5);
    report.add({
      name: `${name}, ${one.name} (${rounds} times)`,
      measured: shown(one),
      reference: `${reference.name} ${shown(reference)}`,
      ratio: median(one) / median(reference),
    });
  }
}

const sizeSchema = z.array(z.object({ name: z.string(), megabytes: z.number(), indexes: z.number() }));

/** The largest tables, and the whole database, in MB. */
async function tableSizes({ database }: RunningProduct): Promise<string> {
  const { rows } = await sql`
    select relname as name, round(pg_total_relation_size(oid) / 1e6)::int as megabytes,
      round(pg_indexes_size(oid) / 1e6)::int as indexes
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
    union all select 'all', round(pg_database_size(current_database()) / 1e6)::int, 0
    order by megabytes desc limit 10`.execute(database.sql);
  return sizeSchema
    .parse(rows)
    .map(
      ({ name, megabytes, indexes }) =>
        `${name} ${megabytes} MB${indexes > 0 ? ` (indexes ${indexes})` : ''}`,
    )
    .join(', ');
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;
