import type { DeskApi } from '../../../../contract/desk/api.ts';
import type { salesApi } from '../../../../contract/desk/sales.ts';
import { holidayOn } from '../../../../domain/calendar/holidays.ts';
import { departureState, isClosed } from '../../../../domain/tickets/availability.ts';
import { startTimes } from '../../../../domain/tour/planRules.ts';
import type { SalesDeskDeps } from '../../../desk/deskDeps.ts';
import type { DeskFeature } from '../../../http/feature.ts';
import type { RouteHandler, RouteHandlers } from '../../../http/requestContext.ts';
import { readSales } from '../readSales.ts';
import { addSalesClosure, removeSalesClosure } from './closures.ts';
import { setDayCars } from './dayCars.ts';
import { changeSalesRules, setSalesStopped } from './salesRules.ts';

function getSalesCalendar(deps: SalesDeskDeps): RouteHandler<DeskApi['getSalesCalendar']> {
  return async ({ query }) => {
    const { rules, closures, days } = await readSales(deps, query);
    const calendar = { rules, closures };
    // While all sales are stopped, the calendar still shows which days are closed for other reasons.
    const usualCalendar = { rules: { ...rules, isStopped: false }, closures };
    const now = deps.clock.now();
    const { price, overtimePrice } = deps.readSaleTerms().terms;
    return {
      neededSettings: [...deps.neededSettings()],
      price,
      overtimePrice,
      rules: {
        turnaroundMinutes: rules.turnaroundMinutes,
        leadMinutes: rules.leadMinutes,
        daysAhead: rules.daysAhead,
        maxBoughtHalfHours: rules.maxBoughtHalfHours,
        weekdays: [...rules.weekdays],
        needsPhone: rules.needsPhone,
        stoppedAt: rules.stoppedAt && new Date(rules.stoppedAt).toISOString(),
        version: rules.version,
      },
      closures: closures.map(({ fromDay: from, toDay: to, ...closure }) => ({ ...closure, from, to })),
      days: days.map((day) => {
        const { date, cars, ownCars, workingDrivers, occupied } = day;
        const sold = occupied.filter(({ isSold }) => isSold).length;
        const holiday = holidayOn(date);
        return {
          ...{ date, cars, ownCars, workingDrivers, sold },
          held: occupied.length - sold,
          isClosed: startTimes.every((time) => isClosed(usualCalendar, date, time)),
          departures: startTimes.map((startTime) => ({
            startTime,
            state: departureState(calendar, day, startTime, now),
          })),
          holiday: holiday && { key: holiday.key, isSubstitute: holiday.isSubstitute },
        };
      }),
    };
  };
}

/**
 * The calendar of sales at the desk. Visitors see a change with their next request, on every process, because nothing that
 * a sale depends on is cached.
 *
 * Neither rules nor closures take the lock of a day. A sale reads them while it holds that lock, in the transaction that
 * takes the car (cars.ts): it sees every change that was committed by then. A change that is committed later comes after
 * that sale, which stays valid like all tours sold before; no order in between is possible.
 */
export function openDeskSales(deps: SalesDeskDeps): DeskFeature<RouteHandlers<typeof salesApi>> {
  return {
    deskHandlers: {
      getSalesCalendar: getSalesCalendar(deps),
      changeSalesRules: changeSalesRules(deps),
      setSalesStopped: setSalesStopped(deps),
      addSalesClosure: addSalesClosure(deps),
      removeSalesClosure: removeSalesClosure(deps),
      setDayCars: setDayCars(deps),
    },
  };
}
