import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Ticket } from '../../../contract/tickets.ts';
import { formatPrice } from '../../../domain/tickets/price.ts';
import { useNickname } from '../../features/account/useNickname.ts';
import { formatDay } from '../../features/plan/tripDay.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { personalQuery } from '../../shared/client/callQuery.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';

/** The upcoming paid tours: they are cancelled with the account. */
export function useToursToCancel(): UseQueryResult<readonly Ticket[]> {
  const client = useClient();
  const { language } = useLanguage();
  const query = { locale: language, status: 'paid' };
  return useQuery({
    ...personalQuery(client, useNickname(), 'listTickets', { params: {}, query }),
    select: ({ content }) => content.filter(({ refund }) => refund !== null && refund.amount > 0),
  });
}

/** Lists the tours that the deletion of the account cancels, with each refund. */
export function ToursToCancel({ tours }: { tours: UseQueryResult<readonly Ticket[]> }) {
  const { language, messages } = useLanguage();
  const { account: accountMessages, shell } = messages;
  const { data, error, refetch } = tours;
  if (error) {
    return (
      <div className="mt-3">
        <FormFailure
          sentence={accountMessages.deleteToursFailed}
          action={
            <Button variant="plain" className="-ml-5" onClick={() => void refetch()}>
              {shell.retry}
            </Button>
          }
        />
      </div>
    );
  }
  return (
    <div role="status" className="mt-3 empty:mt-0">
      {!data && <p className="text-muted text-sm">{accountMessages.deleteToursLoading}</p>}
      {data && data.length > 0 && (
        <>
          <p className="semibold">{accountMessages.deleteTours}</p>
          <ul className="mt-1 grid gap-1">
            {data.map(({ orderId, tripDate, startTime, refund, currency }) => (
              <li key={orderId}>
                •{' '}
                {accountMessages.deleteTour(
                  formatDay(tripDate, language),
                  startTime,
                  formatPrice({ amount: refund?.amount ?? 0, currency }),
                  refund?.percent ?? 0,
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
