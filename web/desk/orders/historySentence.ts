import type { DeskOrder } from '../../../contract/desk/orders.ts';
import { changedFields, historyKind } from '../../../domain/tickets/orderHistory.ts';
import { formatPrice } from '../../../domain/tickets/price.ts';
import type { DeskMessages } from '../messages/ko.ts';

type HistoryLine = DeskOrder['history'][number];

/** What a sentence of an order's history says. */
export interface HistoryFacts {
  /** Of the order after the line, in words. */
  readonly status: string;
  /** Whether the line changes the status. */
  readonly isNewStatus: boolean;
  /** Whether it is the first line. */
  readonly isFirst: boolean;
  /** A recorded text or number; empty where there is none. */
  readonly text: (field: string) => string;
  /** A recorded amount with its currency. */
  readonly price: (field: string) => string;
  /** The changed fields with what they were and are, as recorded. */
  readonly changes: readonly (readonly [field: string, change: string])[];
}

function historyFacts(
  { from, to, detail }: HistoryLine,
  statuses: Record<HistoryLine['to'], string>,
): HistoryFacts {
  const text = (field: string) => {
    const value = detail[field];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const known: readonly string[] = changedFields;
  return {
    status: statuses[to],
    isNewStatus: from !== to,
    isFirst: from === null,
    text,
    price: (field) => {
      const amount = detail[field];
      return typeof amount === 'number' ? formatPrice({ amount, currency: text('currency') || 'KRW' }) : '';
    },
    // Fields of another release come last, by their recorded names.
    changes: Object.keys(detail)
      .filter((field) => field !== 'reason')
      .toSorted((one, other) => known.indexOf(one) - known.indexOf(other))
      .map((field) => [field, text(field)]),
  };
}

/** What a line of an order's history says, without who did it. */
export function historySentence(
  line: HistoryLine,
  { orders, orderHistory }: Pick<DeskMessages, 'orders' | 'orderHistory'>,
): string {
  return orderHistory.sentences[historyKind(line.detail)](historyFacts(line, orders.statuses));
}
