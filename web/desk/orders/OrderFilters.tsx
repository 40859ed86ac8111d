import { useState } from 'react';
import { type TicketStatus, ticketStatuses } from '../../../domain/tickets/ticketRules.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { DateField } from '../../shared/ui/DateField.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { useMessages } from '../language/DeskLanguage.tsx';
import { SearchField } from '../ui/SearchField.tsx';

/** What the list of orders is limited to; empty for everything. */
export interface OrdersView {
  q: string;
  status: TicketStatus | '';
  day: string;
}

const everything: OrdersView = { q: '', status: '', day: '' };

interface OrderFiltersProps {
  view: OrdersView;
  onSearch: (view: OrdersView) => void;
}

/** The search of the orders; a chosen status or day counts at once, a text with Enter or the button. */
export function OrderFilters({ view, onSearch }: OrderFiltersProps) {
  const { orders } = useMessages();
  const [q, setQ] = useState(view.q);
  const [shownQ, setShownQ] = useState(view.q);
  // Back, or cleared filters.
  if (shownQ !== view.q) {
    setShownQ(view.q);
    setQ(view.q);
  }
  const isFiltered = view.q !== '' || view.status !== '' || view.day !== '';
  return (
    <search className="mb-4 block">
      <form
        className="grid items-end gap-3 md:grid-cols-4"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch({ ...view, q });
        }}
      >
        <SearchField
          label={orders.search}
          action={orders.searchButton}
          value={q}
          longest={100}
          onChange={setQ}
          className="md:col-span-2"
        />
        <SelectField<TicketStatus | ''>
          label={orders.status}
          name="status"
          value={view.status}
          options={[
            { value: '', label: orders.anyStatus },
            ...ticketStatuses.map((status) => ({ value: status, label: orders.statuses[status] })),
          ]}
          onChange={(status) => onSearch({ ...view, q, status })}
        />
        <DateField
          label={orders.day}
          name="day"
          value={view.day}
          onChange={(day) => onSearch({ ...view, q, day })}
        />
      </form>
      {isFiltered && (
        <Button variant="plain" onClick={() => onSearch(everything)}>
          {orders.clear}
        </Button>
      )}
    </search>
  );
}
