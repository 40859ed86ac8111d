import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { downloadCsv } from '../downloadCsv.ts';
import { failureSentence } from '../failureSentence.ts';
import { useMessages } from '../language/DeskLanguage.tsx';
import { todayInSeoul } from '../language/formats.ts';
import { orderCsv } from './orderCsv.ts';
import { type OrdersView, toFilter } from './ordersView.ts';

/** The orders that the list is limited to, as a file. */
export function ExportOrders({ view }: { view: OrdersView }) {
  const messages = useMessages();
  const { orders } = messages;
  const client = useDeskClient();
  const isReachable = useIsReachable();
  const { mutate, isPending, data, failure } = useCallMutation({
    mutationFn: async () => {
      const found = await client.call('exportOrders', { params: {}, query: toFilter(view) });
      downloadCsv(orderCsv(found.content, messages), `${orders.csvName}_${todayInSeoul()}.csv`);
      return found;
    },
  });
  return (
    <div>
      <Button variant="outline" disabled={isPending || !isReachable} onClick={() => mutate()}>
        {orders.csv}
      </Button>
      <p role="status" className="mt-1 text-sm empty:hidden">
        {data?.hasMore && orders.csvIsCut(data.content.length)}
      </p>
      {failure && <FormFailure sentence={failureSentence(failure, messages)} />}
    </div>
  );
}
