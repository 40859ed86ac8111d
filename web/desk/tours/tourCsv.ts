import type { Tour } from '../../../contract/desk/tours.ts';
import type { DeskLanguage } from '../../../domain/staff/staffRules.ts';
import { type CsvColumns, tableCsv } from '../csv.ts';
import { languageName } from '../language/formats.ts';
import type { DeskMessages } from '../messages/ko.ts';
import { type Span, tourEndTime } from './tourDays.ts';

/** Tours as CSV, with headers in the desk's language. */
export function tourCsv(
  tours: readonly Tour[],
  messages: DeskMessages['tours'],
  language: DeskLanguage,
): string {
  const names = messages.csvColumns;
  const columns: CsvColumns<Tour> = [
    [names.day, (tour) => tour.tripDate],
    [names.from, (tour) => tour.startTime],
    [names.until, tourEndTime],
    [names.people, (tour) => tour.numberOfPeople],
    [names.language, (tour) => languageName(language, tour.language)],
    [names.passenger, (tour) => tour.customerName],
    [names.email, (tour) => tour.customerEmail],
    [names.state, (tour) => messages.states[tour.state]],
    [names.driver, (tour) => tour.driver?.name ?? ''],
    [names.phone, (tour) => tour.driver?.phone ?? ''],
    [names.car, (tour) => tour.driver?.car ?? ''],
    [names.plate, (tour) => tour.driver?.plate ?? ''],
    [
      names.stops,
      (tour) => tour.stops.map(({ name, memo }) => (memo === '' ? name : `${name} (${memo})`)).join('\n'),
    ],
    [names.note, (tour) => tour.note],
    [names.bought, (tour) => tour.boughtHalfHours * 30],
    [names.overtime, (tour) => tour.overtimeHalfHours * 30],
    [names.overtimeAmount, (tour) => tour.overtimeAmount],
    [names.reports, (tour) => tour.openReports],
    [
      names.refund,
      ({ isRefundPending, isCalledOff }) => {
        if (isRefundPending) return messages.refundPending;
        return isCalledOff ? messages.calledOff : '';
      },
    ],
    [names.order, (tour) => tour.orderNumber ?? tour.orderId],
  ];
  return tableCsv(columns, tours);
}

/** The name of the file, with its days. */
export function csvFileName({ from, to }: Span, messages: DeskMessages['tours']): string {
  return `${messages.csvName}_${from === to ? from : `${from}_${to}`}.csv`;
}
