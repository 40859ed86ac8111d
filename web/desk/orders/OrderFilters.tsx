import { useState } from 'react';
import { type TicketStatus, ticketStatuses } from '../../../domain/tickets/ticketRules.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { DateField } from '../../shared/ui/DateField.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { useDeskQuery } from '../client/DeskClientContext.tsx';
import { noInput } from '../client/deskClient.ts';
import { useMessages } from '../language/DeskLanguage.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { allOrders, isFiltered, type OrdersView } from './ordersView.ts';

interface OrderFiltersProps {
  view: OrdersView;
  onSearch: (view: OrdersView) => void;
}

/** The search of the orders. Choices apply at once, typed text after Enter or the button. */
export function OrderFilters({ view, onSearch }: OrderFiltersProps) {
  const { orders } = useMessages();
  const drivers = useDeskQuery('listDrivers', noInput);
  const [q, setQ] = useState(view.q);
  const [shownQ, setShownQ] = useState(view.q);
  // The address has changed: after Back, or because the filters were cleared.
  if (shownQ !== view.q) {
    setShownQ(view.q);
    setQ(view.q);
  }
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
          className="md:col-span-4"
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
        <SelectField
          label={orders.driver}
          name="driver"
          value={view.driver}
          options={[
            { value: '', label: orders.anyDriver },
            ...(drivers.data?.content ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(driver) => onSearch({ ...view, q, driver })}
        />
        <DateField
          label={orders.day}
          name="day"
          value={view.day}
          onChange={(day) => onSearch({ ...view, q, day })}
        />
        <DateField
          label={orders.purchaseDay}
          name="purchaseDay"
          value={view.purchaseDay}
          onChange={(purchaseDay) => onSearch({ ...view, q, purchaseDay })}
        />
      </form>
      {isFiltered(view) && (
        <Button variant="plain" onClick={() => onSearch(allOrders)}>
          {orders.clear}
        </Button>
      )}
    </search>
  );
}
