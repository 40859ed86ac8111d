import { useDeskClient } from '../client/DeskClientContext.tsx';
import { useMessages } from '../language/DeskLanguage.tsx';
import { ExportButton } from '../ui/ExportButton.tsx';
import { orderCsv } from './orderCsv.ts';
import { type OrdersView, toFilter } from './ordersView.ts';

/** Exports the filtered list of orders as a file. */
export function ExportOrders({ view }: { view: OrdersView }) {
  const messages = useMessages();
  const { orders } = messages;
  const client = useDeskClient();
  return (
    <ExportButton
      label={orders.csv}
      fileName={orders.csvName}
      load={() => client.call('exportOrders', { params: {}, query: toFilter(view) })}
      toText={(lines) => orderCsv(lines, messages)}
      cutNote={orders.csvIsCut}
    />
  );
}
