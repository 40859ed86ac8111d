import type { DeskOrder } from '../../../contract/desk/orders.ts';
import { changedFields, historyKind } from '../../../domain/tickets/orderHistory.ts';
import { formatPrice } from '../../../domain/tickets/price.ts';
import type { DeskMessages } from '../messages/ko.ts';
import type { HistoryFacts } from './historyFacts.ts';

type HistoryLine = DeskOrder['history'][number];

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

/** The sentence for a line of an order's history, without the name of the person who acted. */
export function historySentence(
  line: HistoryLine,
  { orders, orderHistory }: Pick<DeskMessages, 'orders' | 'orderHistory'>,
): string {
  return orderHistory.sentences[historyKind(line.detail)](historyFacts(line, orders.statuses));
}
