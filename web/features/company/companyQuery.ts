import { callQuery } from '../../shared/client/callQuery.ts';
import type { GuideClient } from '../../shared/client/client.ts';
import type { PageServices } from '../../shared/client/services.ts';

/** The operator's company with all that Korean law asks a seller to show. */
export const companyQuery = (client: GuideClient) =>
  callQuery(client, 'getCompany', { params: {}, query: {} });

/** For loaders of pages that show the company. Only the server waits for the request; in the browser it blocks no page. */
export async function preloadCompany({ client, queries, entry }: PageServices): Promise<void> {
  const asking = queries.prefetchQuery(companyQuery(client));
  if (entry === null) await asking;
}
