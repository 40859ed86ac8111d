import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { TicketDetail } from '../../../contract/tickets.ts';
import { MessagePanel } from '../../features/orders/MessagePanel.tsx';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { FailedCall } from '../../shared/ui/FailedCall.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { alert } from '../../shared/ui/formShapes.ts';
import { NeedsScript } from '../../shared/ui/NeedsScript.tsx';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { useIsHydrated } from '../../shared/ui/useIsHydrated.ts';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { nextPoll, ShownTicket } from './TicketView.tsx';
import { useLinkedPayment } from './useLinkedPayment.ts';

const PayByLink = lazy(async () => ({ default: (await import('./PayByLink.tsx')).PayByLink }));

function Loading() {
  const { linkedTicket } = useLanguage().messages;
  return (
    <div className="mt-5 grid gap-4 lg:grid-cols-2 lg:gap-6">
      <NeedsScript sentence={linkedTicket.needsScript} />
      <p role="status" className="sr-only">
        {linkedTicket.loading}
      </p>
      <Skeleton className="h-96 w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  );
}

/** The order of a link as the server has it now. */
export function LinkedTicketView({ token }: { token: string }) {
  const { language, messages } = useLanguage();
  const { linkedTicket } = messages;
  const client = useClient();
  const queries = useQueryClient();
  const isHydrated = useIsHydrated();
  const isReachable = useIsReachable();
  const [orderId = ''] = token.split('.', 1);
  const queryKey = ['getTicket', 'link', token, language];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      client.call('getTicket', { params: { orderId }, query: { locale: language } }, signal),
    enabled: isHydrated,
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: true,
    refetchInterval: ({ state }) => state.data !== undefined && nextPoll(state.data),
  });
  const payment = useLinkedPayment(orderId, () => query.refetch());
  const change = (ticket: TicketDetail) => queries.setQueryData(queryKey, ticket);
  return (
    <QueryResult
      query={query}
      loading={<Loading />}
      failed={(failure) =>
        failure.status === 404 || failure.status === 400 ? (
          <MessagePanel
            icon={alert}
            tone="bad"
            title={linkedTicket.notFound}
            text={<p>{linkedTicket.notFoundText}</p>}
          />
        ) : (
          <FailedCall failure={failure} text={linkedTicket.failed} onRetry={query.refetch} />
        )
      }
    >
      {(ticket) => (
        <>
          {/* Always rendered, so that the result of a payment is announced. */}
          <p role="status" className="mt-2 text-muted text-sm">
            {payment.isRunning ? messages.ticket.success.confirming : statusSentence(ticket, payment.isDone)}
          </p>
          <FormFailure sentence={payment.failure} />
          {ticket.status === 'ready' && !payment.isRunning ? (
            <Suspense fallback={<Loading />}>
              <PayByLink ticket={ticket} />
            </Suspense>
          ) : (
            <ShownTicket
              ticket={ticket}
              isReachable={isReachable}
              onChanged={(part) => change({ ...ticket, ...part })}
              onOutdated={query.refetch}
            />
          )}
        </>
      )}
    </QueryResult>
  );

  function statusSentence({ status }: TicketDetail, isJustPaid: boolean): string {
    if (status === 'expired') return linkedTicket.lapsed;
    if (status === 'paid') return isJustPaid ? linkedTicket.done : linkedTicket.keep;
    return '';
  }
}
