import { useCallback } from 'react';
import { htmlLang } from '../../../contract/languages.ts';
import type { Ticket } from '../../../contract/tickets.ts';
import { wonOf } from '../../features/orders/price.ts';
import { useAsked } from '../../features/orders/useAsked.ts';
import { dayIn } from '../../features/plan/tripDay.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import type { CallFailure } from '../../shared/client/client.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';

interface Tours {
  /** Null until it is loaded. */
  answer: readonly Ticket[] | null;
  failure: CallFailure | null;
  retry: () => void;
}

/** The upcoming paid tours: they are cancelled with the account. */
export function useToursToCancel(): Tours {
  const client = useClient();
  const { language } = useLanguage();
  return useAsked<readonly Ticket[]>(
    useCallback(
      async (signal: AbortSignal) => {
        const query = { locale: language, status: 'paid' };
        const { content } = await client.call('listTickets', { params: {}, query }, signal);
        return content.filter(({ refund }) => refund !== null && refund.amount > 0);
      },
      [client, language],
    ),
  );
}

/** Lists the tours that the deletion of the account cancels, with each refund. */
export function ToursToCancel({ answer, failure, retry }: Tours) {
  const { language, messages } = useLanguage();
  const { account: words, shell } = messages;
  if (failure) {
    return (
      <div className="mt-3">
        <FormFailure
          sentence={words.deleteToursFailed}
          action={
            <Button look="plain" className="-ml-5" onClick={retry}>
              {shell.retry}
            </Button>
          }
        />
      </div>
    );
  }
  return (
    <div role="status" className="mt-3 empty:mt-0">
      {answer === null && <p className="text-muted text-sm">{words.deleteToursLoading}</p>}
      {answer !== null && answer.length > 0 && (
        <>
          <p className="semibold">{words.deleteTours}</p>
          <ul className="mt-1 grid gap-1">
            {answer.map(({ orderId, tripDate, startTime, refund }) => (
              <li key={orderId}>
                •{' '}
                {words.deleteTour(
                  dayIn(tripDate, htmlLang[language]),
                  startTime,
                  wonOf(refund?.amount ?? 0),
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
