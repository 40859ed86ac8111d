import { createColumnHelper } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { DriverLine, MoneyLine } from '../../../contract/desk/accounting.ts';
import type { DeskLanguage } from '../../../domain/staff/staffRules.ts';
import { formatPrice, formatWon } from '../../../domain/tickets/price.ts';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { formatDay, formatMonth } from '../language/formats.ts';
import type { DeskMessages } from '../messages/ko.ts';
import { DataTable, type plainTable } from '../ui/DataTable.tsx';
import { accountMethodName } from './accountMethodName.ts';

interface TableOptions {
  readonly language: DeskLanguage;
  readonly messages: DeskMessages;
  readonly hasPeriods: boolean;
}

/** The name of a line's period: a month (yyyy-mm) or a day (yyyy-mm-dd). */
const periodName = (language: DeskLanguage, period: string) =>
  period.length === 7 ? formatMonth(language, period) : formatDay(language, period);

const moneyHelper = createColumnHelper<typeof plainTable, MoneyLine>();

function moneyColumns({ language, messages, hasPeriods }: TableOptions) {
  const { accounting } = messages;
  const { columns } = accounting;
  const amount = (name: 'sold' | 'refunded' | 'kept' | 'fee') =>
    moneyHelper.display({
      id: name,
      header: columns[name],
      cell: ({ row: { original } }) => {
        const value = original[name];
        return (
          <span className="tabular">
            {value === null ? '–' : formatPrice({ amount: value, currency: original.currency })}
          </span>
        );
      },
    });
  const period = moneyHelper.display({
    id: 'period',
    header: columns.period,
    cell: ({ row: { original } }) => <span>{periodName(language, original.period)}</span>,
  });
  return moneyHelper.columns([
    ...(hasPeriods ? [period] : []),
    moneyHelper.display({
      id: 'method',
      header: columns.method,
      cell: ({ row: { original } }) => (
        <span>
          {accountMethodName(original.method, messages)} ({original.currency})
        </span>
      ),
    }),
    moneyHelper.display({
      id: 'orders',
      header: columns.orders,
      cell: ({ row: { original } }) => <span className="tabular">{original.orders}</span>,
    }),
    amount('sold'),
    amount('refunded'),
    amount('kept'),
    amount('fee'),
  ]);
}

interface TableProps<Line> {
  lines: Line[];
}

/** Whether lines are grouped by day or month. Checks the lines, since the previous ones stay while another grouping loads. */
const arePeriods = (lines: readonly { period: string }[]) => lines.some(({ period }) => period !== '');

/** What was sold, paid back and kept, by method and currency. */
export function MoneyTable({ lines }: TableProps<MoneyLine>) {
  const hasPeriods = arePeriods(lines);
  const { language, messages } = useDeskLanguage();
  const { accounting } = messages;
  const columns = useMemo(
    () => moneyColumns({ language, messages, hasPeriods }),
    [language, messages, hasPeriods],
  );
  return <DataTable caption={accounting.money} columns={columns} data={lines} />;
}

const driverHelper = createColumnHelper<typeof plainTable, DriverLine>();

function driverColumns({ language, messages, hasPeriods }: TableOptions) {
  const { accounting } = messages;
  const { columns } = accounting;
  const column = (id: string, header: string, cellText: (line: DriverLine) => string) =>
    driverHelper.display({
      id,
      header,
      cell: ({ row: { original } }) => <span className="tabular">{cellText(original)}</span>,
    });
  return driverHelper.columns([
    ...(hasPeriods ? [column('period', columns.period, ({ period }) => periodName(language, period))] : []),
    column('driver', columns.driver, ({ driverName }) => driverName),
    column('tours', columns.tours, ({ tours }) => String(tours)),
    column('hours', columns.hours, ({ minutes }) => String(minutes / 60)),
    column('overtime', columns.overtime, ({ overtimeHalfHours, overtimeAmount }) =>
      overtimeHalfHours === 0 ? '–' : `${overtimeHalfHours * 30} (${formatWon(overtimeAmount)})`,
    ),
    column('owed', columns.owed, ({ owed, tours, toursWithoutRate }) => {
      if (toursWithoutRate === tours) return accounting.noRate;
      return toursWithoutRate === 0
        ? formatWon(owed)
        : `${formatWon(owed)} (${accounting.withoutRate(toursWithoutRate)})`;
    }),
  ]);
}

/** The tours of each driver, and what is owed for them. */
export function DriverTable({ lines }: TableProps<DriverLine>) {
  const hasPeriods = arePeriods(lines);
  const { language, messages } = useDeskLanguage();
  const { accounting } = messages;
  const columns = useMemo(
    () => driverColumns({ language, messages, hasPeriods }),
    [language, messages, hasPeriods],
  );
  return <DataTable caption={accounting.drivers} columns={columns} data={lines} />;
}
