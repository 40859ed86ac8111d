import type { Language } from '../../../domain/languages.ts';
import { callQuery } from '../../shared/client/callQuery.ts';
import type { GuideClient } from '../../shared/client/client.ts';

/** Where tours can start, in the page's language. */
export const departuresQuery = (client: GuideClient, language: Language) =>
  callQuery(client, 'listDepartures', { params: {}, query: { locale: language } });
