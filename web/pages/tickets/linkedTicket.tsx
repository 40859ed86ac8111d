import { useMemo } from 'react';
import { useParams } from 'react-router';
import { createLinkedClient } from '../../features/orders/linkedClient.ts';
import { ClientProvider, useClient } from '../../shared/client/ClientContext.tsx';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { usePageHead } from '../../shared/page/PageHead.ts';
import { LinkedTicketView } from './LinkedTicketView.tsx';

/**
 * An order of somebody without an account, who opens it by a signed link: the ticket, or the payment. The server renders
 * its skeleton, so that nothing of the order is in the document.
 */
export function Component() {
  const { token = '' } = useParams();
  const { language, messages } = useLanguage();
  const base = useClient();
  const client = useMemo(() => createLinkedClient(base, token, language), [base, token, language]);
  const { title, description } = messages.linkedTicket;
  usePageHead({ title: `${title} · ${messages.brand}`, description });
  return (
    <div className="mx-auto max-w-page px-4 pt-6 pb-28">
      <h1 className="bold text-2xl">{title}</h1>
      <ClientProvider value={client}>
        <LinkedTicketView key={token} token={token} />
      </ClientProvider>
    </div>
  );
}
