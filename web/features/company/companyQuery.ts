import { callQuery } from '../../shared/client/callQuery.ts';
import type { GuideClient } from '../../shared/client/client.ts';

/** The operator's company with all that Korean law asks a seller to show. */
export const companyQuery = (client: GuideClient) =>
  callQuery(client, 'getCompany', { params: {}, query: {} });
