import { useState } from 'react';
import type { DeskOrder } from '../../../contract/desk/orders.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { formatMoment } from '../language/formats.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { Facts } from '../ui/Facts.tsx';
import { useCopy } from '../ui/useCopy.ts';
import { useShowOrder } from './useShowOrder.ts';

/** Who made an order at the desk, and the link for its buyer; nothing for a visitor's own order. */
export function OrderSale({ order }: { order: DeskOrder }) {
  const { language, messages } = useDeskLanguage();
  const { deskSale } = messages;
  const panel = deskSale.panel;
  const client = useDeskClient();
  const showOrder = useShowOrder();
  const isReachable = useIsReachable();
  const { field, note, setNote, copy } = useCopy(panel);
  const [isRenewing, setRenewing] = useState(false);
  const { sale, orderId } = order;
  if (!sale) return null;
  return (
    <Panel title={panel.title}>
      <Facts
        facts={[
          [panel.by, sale.by],
          [panel.channel, sale.channel && deskSale.channels[sale.channel]],
          [
            panel.payUntil,
            order.status === 'ready' && sale.payUntil ? formatMoment(language, sale.payUntil) : null,
          ],
        ]}
      />
      <div className="mt-4 grid gap-3">
        <TextField
          label={order.status === 'ready' ? panel.payLink : panel.link}
          name="ticketLink"
          value={sale.link}
          onChange={() => undefined}
          readOnly
          inputRef={field}
          width="w-full"
          hint={panel.linkHint}
          message={note === '' ? null : { tone: 'note', text: note }}
        />
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => void copy(sale.link)}>{panel.copy}</Button>
          <Button variant="outline" disabled={!isReachable} onClick={() => setRenewing(true)}>
            {panel.renew}
          </Button>
        </div>
      </div>
      {isRenewing && (
        <ActionDialog
          title={panel.renewTitle}
          action={panel.renew}
          onAct={async () => {
            await showOrder(await client.call('renewTicketLink', { params: { orderId }, query: {} }));
            setNote('');
          }}
          onClose={() => setRenewing(false)}
        >
          <p>{panel.renewText}</p>
        </ActionDialog>
      )}
    </Panel>
  );
}
