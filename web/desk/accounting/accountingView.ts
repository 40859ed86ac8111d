import {
  type AccountBasis,
  type AccountGrouping,
  accountBases,
  accountGroupings,
} from '../../../domain/accounting/accounts.ts';
import { isDate } from '../../../domain/tour/planRules.ts';
import { monthAfter, monthDays } from '../calendar/months.ts';

/** What the accounts show. The view is part of the address. */
export interface AccountingView {
  from: string;
  to: string;
  basis: AccountBasis;
  grouping: AccountGrouping;
}

/** The ranges that people need most often. */
export function commonRanges(today: string) {
  const month = today.slice(0, 7);
  const year = today.slice(0, 4);
  return {
    today: { from: today, to: today },
    thisMonth: monthDays(month),
    lastMonth: monthDays(monthAfter(month, -1)),
    thisYear: { from: `${year}-01-01`, to: `${year}-12-31` },
  };
}

/** The view of an address; by default the current month, by date of payment. */
export function viewFromAddress(search: URLSearchParams, today: string): AccountingView {
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  const range = isDate(from) && isDate(to) && from <= to ? { from, to } : commonRanges(today).thisMonth;
  return {
    ...range,
    basis: accountBases.find((one) => one === search.get('basis')) ?? 'payment',
    grouping: accountGroupings.find((one) => one === search.get('grouping')) ?? 'range',
  };
}
