import type { StatementLine } from '../../../contract/desk/resellers.ts';
import { type CsvColumns, tableCsv } from '../csv.ts';
import type { DeskMessages } from '../messages/ko.ts';

/** The fields that a total adds up. */
const added = ['price', 'refunded', 'commission', 'owed'] as const;

/** A sum of amounts with two decimals at most, without the errors of binary fractions. */
const sum = (lines: readonly StatementLine[], field: (typeof added)[number]) =>
  lines.reduce((total, line) => total + Math.round(line[field] * 100), 0) / 100;

/** The totals of a statement, one for each currency in which the reseller has booked. */
function totals(lines: readonly StatementLine[], name: string): StatementLine[] {
  return [...new Set(lines.map(({ currency }) => currency))].map((currency) => {
    const own = lines.filter((line) => line.currency === currency);
    return {
      orderNumber: name,
      ...{ reference: null, tripDate: '', startTime: '', customerName: '' },
      numberOfPeople: own.reduce((total, line) => total + line.numberOfPeople, 0),
      currency,
      price: sum(own, 'price'),
      refunded: sum(own, 'refunded'),
      commission: sum(own, 'commission'),
      owed: sum(own, 'owed'),
    };
  });
}

/** What a reseller owes for a month, as CSV with the totals below. */
export function statementCsv(
  lines: readonly StatementLine[],
  { statement }: DeskMessages['resellers'],
): string {
  const names = statement.columns;
  const columns: CsvColumns<StatementLine> = [
    [names.orderNumber, (line) => line.orderNumber],
    [names.reference, (line) => line.reference ?? ''],
    [names.day, (line) => line.tripDate],
    [names.startTime, (line) => line.startTime],
    [names.people, (line) => line.numberOfPeople],
    [names.name, (line) => line.customerName],
    [names.price, (line) => line.price],
    [names.refunded, (line) => line.refunded],
    [names.commission, (line) => line.commission],
    [names.owed, (line) => line.owed],
    [names.currency, (line) => line.currency],
  ];
  return tableCsv(columns, [...lines, ...totals(lines, statement.total)]);
}
