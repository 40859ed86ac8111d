import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createColumnHelper } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { OrderLine } from '../../../contract/desk/orders.ts';
import type { DeskLanguage } from '../../../domain/staff/staffRules.ts';
import { formatPrice } from '../../../domain/tickets/price.ts';
import { callQuery } from '../../shared/client/callQuery.ts';
import { buttonClass } from '../../shared/ui/Button.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { deskPaths } from '../deskPaths.ts';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { formatDay, formatMoment } from '../language/formats.ts';
import type { DeskMessages } from '../messages/ko.ts';
import { DeskPage } from '../shell/DeskPage.tsx';
import { LoadingRows } from '../shell/LoadingRows.tsx';
import { DataTable, type plainTable } from '../ui/DataTable.tsx';
import { EmptyNote } from '../ui/EmptyNote.tsx';
import { Pages } from '../ui/Pages.tsx';
import { useAddressSearch } from '../ui/useAddressSearch.ts';
import { ExportOrders } from './ExportOrders.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { isFiltered, type OrdersView, toFilter, toSearch, viewFromAddress } from './ordersView.ts';
import { StatusMark } from './StatusMark.tsx';

/** All orders, the newest first. */
export function OrdersScreen() {
  const { language, messages } = useDeskLanguage();
  const { orders } = messages;
  const [search, setSearch] = useAddressSearch();
  const view = viewFromAddress(search);
  const { page } = view;
  const query = { page, ...toFilter(view) };
  const found = useQuery({
    ...callQuery(useDeskClient(), 'searchOrders', { params: {}, query }),
    // The list stays while another page or filter is loaded.
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(() => columnsIn(language, messages), [language, messages]);
  const show = (changed: OrdersView & { page: number }) => setSearch(toSearch(changed));
  return (
    <DeskPage
      title={orders.title}
      actions={
        <div className="flex flex-wrap gap-2">
          <ExportOrders view={view} />
          <PageLink to={deskPaths.newOrder()} className={buttonClass()}>
            {messages.deskSale.open}
          </PageLink>
        </div>
      }
    >
      <OrderFilters view={view} onSearch={(changed) => show({ ...changed, page: 1 })} />
      <QueryResult query={found} loading={<LoadingRows />}>
        {({ content, hasMore }) => (
          <>
            {content.length === 0 ? (
              <EmptyNote>{isFiltered(view) || page > 1 ? orders.noneFound : orders.none}</EmptyNote>
            ) : (
              <DataTable caption={orders.list} columns={columns} data={content} />
            )}
            <Pages page={page} hasMore={hasMore} onPage={(next) => show({ ...view, page: next })} />
          </>
        )}
      </QueryResult>
    </DeskPage>
  );
}

const helper = createColumnHelper<typeof plainTable, OrderLine>();

function columnsIn(language: DeskLanguage, { orders }: DeskMessages) {
  return helper.columns([
    helper.accessor('orderNumber', {
      header: orders.order,
      cell: ({ row: { original } }) => (
        <PageLink
          to={deskPaths.order(original.orderId)}
          className="whitespace-nowrap semibold text-pine tabular"
        >
          {original.orderNumber ?? original.orderId}
        </PageLink>
      ),
    }),
    helper.accessor('status', {
      header: orders.status,
      cell: ({ row }) => <StatusMark order={row.original} />,
    }),
    helper.display({
      id: 'tour',
      header: orders.tour,
      cell: ({ row: { original } }) => (
        <span>
          {formatDay(language, original.tripDate)} {original.startTime},{' '}
          {orders.people(original.numberOfPeople)}
        </span>
      ),
    }),
    helper.display({
      id: 'customer',
      header: orders.customer,
      cell: ({ row: { original } }) => (
        <span>
          {original.customerName}
          <span className="block text-muted wrap-anywhere">
            {original.resellerName ?? original.customerEmail}
          </span>
        </span>
      ),
    }),
    helper.accessor('amount', {
      header: orders.amount,
      cell: (cell) => <span className="tabular">{formatPrice(cell.row.original)}</span>,
    }),
    helper.accessor('createdAt', {
      header: orders.orderedAt,
      cell: (cell) => <span>{formatMoment(language, cell.getValue())}</span>,
    }),
  ]);
}
