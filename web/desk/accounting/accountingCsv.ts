import type { Accounting, DriverLine, MoneyLine } from '../../../contract/desk/accounting.ts';
import { tableCsv } from '../csv.ts';
import type { DeskMessages } from '../messages/ko.ts';
import type { AccountingView } from './accountingView.ts';
import { accountMethodName } from './accountMethodName.ts';

type Messages = DeskMessages['accounting'];

/** The period of a line, or the whole range where the lines are not grouped. */
const periodText = ({ from, to }: AccountingView, period: string) => period || `${from} – ${to}`;

/** The money as CSV. */
export function moneyCsv(
  { money }: Accounting,
  view: AccountingView,
  messages: Pick<DeskMessages, 'accounting' | 'deskSale'>,
): string {
  const { columns } = messages.accounting;
  return tableCsv<MoneyLine>(
    [
      [columns.period, ({ period }) => periodText(view, period)],
      [columns.method, ({ method }) => accountMethodName(method, messages)],
      [columns.currency, ({ currency }) => currency],
      [columns.orders, ({ orders }) => orders],
      [columns.sold, ({ sold }) => sold],
      [columns.refunded, ({ refunded }) => refunded],
      [columns.kept, ({ kept }) => kept],
      [columns.fee, ({ fee }) => fee ?? ''],
    ],
    money,
  );
}

/** What drivers are owed as CSV. */
export function driversCsv({ drivers }: Accounting, view: AccountingView, { columns }: Messages): string {
  return tableCsv<DriverLine>(
    [
      [columns.period, ({ period }) => periodText(view, period)],
      [columns.driver, ({ driverName }) => driverName],
      [columns.tours, ({ tours }) => tours],
      [columns.hours, ({ minutes }) => minutes / 60],
      [columns.overtime, ({ overtimeHalfHours }) => overtimeHalfHours * 30],
      [columns.overtimeAmount, ({ overtimeAmount }) => overtimeAmount],
      [columns.owed, ({ owed }) => owed],
      [columns.toursWithoutRate, ({ toursWithoutRate }) => toursWithoutRate],
    ],
    drivers,
  );
}
