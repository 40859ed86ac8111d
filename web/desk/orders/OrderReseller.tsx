import type { DeskOrder } from '../../../contract/desk/orders.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { formatMoment } from '../language/formats.ts';
import { Facts } from '../ui/Facts.tsx';
import { useCopy } from '../ui/useCopy.ts';

/** Which reseller has booked an order, and the link for its guest; nothing for other orders. */
export function OrderReseller({ order: { reseller, resellerName } }: { order: DeskOrder }) {
  const { language, messages } = useDeskLanguage();
  const { copy: copyLabel, ...sentences } = messages.deskSale.panel;
  const { field, note, copy } = useCopy(sentences);
  if (!reseller) return null;
  const words = messages.resellers.order;
  return (
    <Panel title={words.title}>
      <Facts
        facts={[
          [words.name, resellerName],
          [words.reference, reseller.reference],
          [words.heldUntil, reseller.heldUntil && formatMoment(language, reseller.heldUntil)],
        ]}
      />
      <div className="mt-4 grid gap-3">
        <TextField
          label={words.link}
          name="ticketLink"
          value={reseller.link}
          onChange={() => undefined}
          readOnly
          inputRef={field}
          width="w-full"
          hint={words.linkHint}
          message={note === '' ? null : { tone: 'note', text: note }}
        />
        <div>
          <Button onClick={() => void copy(reseller.link)}>{copyLabel}</Button>
        </div>
      </div>
    </Panel>
  );
}
