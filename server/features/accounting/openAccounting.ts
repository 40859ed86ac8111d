import type { accountingApi } from '../../../contract/desk/accounting.ts';
import type { DeskApi } from '../../../contract/desk/api.ts';
import { calculateAccounts, currencyTotals } from '../../../domain/accounting/accounts.ts';
import { type Currency, toAmount } from '../../../domain/tickets/price.ts';
import { writeAudit } from '../../desk/audit.ts';
import { type DeskDeps, staffActor } from '../../desk/deskDeps.ts';
import type { DeskFeature } from '../../http/feature.ts';
import type { RouteHandler, RouteHandlers } from '../../http/requestContext.ts';
import { ProblemError } from '../../platform/problem.ts';
import { readAccounts } from './readAccounts.ts';

type AccountingDeps = Pick<DeskDeps, 'database' | 'clock'>;

interface Sums {
  readonly currency: Currency;
  readonly sold: number;
  readonly refunded: number;
  readonly kept: number;
  readonly fee: number | null;
}

/** Sums in the currency's main unit. */
function inMainUnit<Line extends Sums>(line: Line): Line {
  const amount = (minor: number) => toAmount(minor, line.currency);
  return {
    ...line,
    sold: amount(line.sold),
    refunded: amount(line.refunded),
    kept: amount(line.kept),
    fee: line.fee === null ? null : amount(line.fee),
  };
}

function getAccounting({ database }: AccountingDeps): RouteHandler<DeskApi['getAccounting']> {
  return async ({ query }) => {
    const input = await readAccounts(database, query, query.basis);
    const { money, drivers } = calculateAccounts({ ...query, ...input });
    return {
      money: money.map(inMainUnit),
      totals: currencyTotals(money).map(inMainUnit),
      drivers,
      fees: input.fees.map(({ basisPoints, ...fee }) => ({ ...fee, percent: basisPoints / 100 })),
      rates: [...input.rates],
    };
  };
}

function setPaymentFee(deps: AccountingDeps): RouteHandler<DeskApi['setPaymentFee']> {
  const { database } = deps;
  return ({ body: { method, fromDay, percent } }, context) =>
    database.transaction(async () => {
      const key = { method, from_day: fromDay };
      const before = await database.sql
        .selectFrom('payment_fee')
        .select('basis_points')
        .where((where) => where.and(key))
        .executeTakeFirst();
      if (percent === null) {
        await database.sql
          .deleteFrom('payment_fee')
          .where((where) => where.and(key))
          .execute();
      } else {
        const entry = { basis_points: Math.round(percent * 100) };
        await database.sql
          .insertInto('payment_fee')
          .values({ ...key, ...entry })
          .onConflict((conflict) => conflict.columns(['method', 'from_day']).doUpdateSet(entry))
          .execute();
      }
      await writeAudit(deps, staffActor(context), {
        action: 'setPaymentFee',
        subject: 'accounting',
        subjectId: method,
        ...(before ? { before: { fromDay, percent: before.basis_points / 100 } } : {}),
        ...(percent === null ? {} : { after: { fromDay, percent } }),
      });
      return undefined;
    });
}

function setDriverRate(deps: AccountingDeps): RouteHandler<DeskApi['setDriverRate']> {
  const { database } = deps;
  return ({ body: { driverId, fromDay, unit, amount } }, context) =>
    database.transaction(async () => {
      const driver = await database.sql
        .selectFrom('driver')
        .select('name')
        .where('id', '=', driverId)
        .executeTakeFirst();
      if (!driver) throw new ProblemError('notFound');
      const { name } = driver;
      const key = { driver_id: driverId, from_day: fromDay };
      const before = await database.sql
        .selectFrom('driver_rate')
        .select(['unit', 'amount'])
        .where((where) => where.and(key))
        .executeTakeFirst();
      if (amount === null) {
        await database.sql
          .deleteFrom('driver_rate')
          .where((where) => where.and(key))
          .execute();
      } else {
        const entry = { unit, amount };
        await database.sql
          .insertInto('driver_rate')
          .values({ ...key, ...entry })
          .onConflict((conflict) => conflict.columns(['driver_id', 'from_day']).doUpdateSet(entry))
          .execute();
      }
      await writeAudit(deps, staffActor(context), {
        action: 'setDriverRate',
        subject: 'driver',
        subjectId: driverId,
        ...(before ? { before: { name, fromDay, ...before } } : {}),
        ...(amount === null ? {} : { after: { name, fromDay, unit, amount } }),
      });
      return undefined;
    });
}

/** The accounts, which only the owner sees. */
export function openAccounting(deps: AccountingDeps): DeskFeature<RouteHandlers<typeof accountingApi>> {
  return {
    deskHandlers: {
      getAccounting: getAccounting(deps),
      setPaymentFee: setPaymentFee(deps),
      setDriverRate: setDriverRate(deps),
    },
  };
}
