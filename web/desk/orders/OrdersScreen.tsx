import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createColumnHelper } from '@tanstack/react-table';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { OrderLine } from '../../../contract/desk/orders.ts';
import type { DeskLanguage } from '../../../domain/staff/staffRules.ts';
import { formatPrice } from '../../../domain/tickets/price.ts';
import { type TicketStatus, ticketStatuses } from '../../../domain/tickets/ticketRules.ts';
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
import { OrderFilters, type OrdersView } from './OrderFilters.tsx';
import { StatusMark } from './StatusMark.tsx';

const isStatus = (text: string | null): text is TicketStatus =>
  ticketStatuses.some((status) => status === text);

/** The filters in the address, so that Back and a copied link find them again. */
function viewFromAddress(search: URLSearchParams): OrdersView & { page: number } {
  const status = search.get('status');
  const day = search.get('day') ?? '';
  return {
    q: search.get('q') ?? '',
    status: isStatus(status) ? status : '',
    day: /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : '',
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
  };
}

function toSearch({ q, status, day, page }: OrdersView & { page: number }): URLSearchParams {
  const values = { q: q.trim(), status, day, page: page === 1 ? '' : String(page) };
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
}

/** All orders, the newest first. */
export function OrdersScreen() {
  const { language, messages } = useDeskLanguage();
  const { orders } = messages;
  const [search, setSearch] = useSearchParams();
  const view = viewFromAddress(search);
  const { q, status, day, page } = view;
  const query = {
    page,
    ...(q === '' ? {} : { q }),
    ...(status === '' ? {} : { status }),
    ...(day === '' ? {} : { day }),
  };
  const found = useQuery({
    ...callQuery(useDeskClient(), 'searchOrders', { params: {}, query }),
    // The list stays while another page or filter is loaded.
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(() => columnsIn(language, messages), [language, messages]);
  const show = (changed: OrdersView & { page: number }) => setSearch(toSearch(changed));
  const isFiltered = q !== '' || status !== '' || day !== '';
  return (
    <DeskPage
      title={orders.title}
      actions={
        <PageLink to={deskPaths.newOrder()} className={buttonClass()}>
          {messages.deskSale.open}
        </PageLink>
      }
    >
      <OrderFilters view={view} onSearch={(changed) => show({ ...changed, page: 1 })} />
      <QueryResult query={found} loading={<LoadingRows />}>
        {({ content, hasMore }) => (
          <>
            {content.length === 0 ? (
              <EmptyNote>{isFiltered || page > 1 ? orders.noneFound : orders.none}</EmptyNote>
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
    helper.accessor('orderId', {
      header: orders.order,
      cell: (cell) => (
        <PageLink to={deskPaths.order(cell.getValue())} className="break-all semibold text-pine">
          {cell.getValue()}
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
          <span className="block break-all text-muted">{original.customerEmail}</span>
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
