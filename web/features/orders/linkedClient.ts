import { apiAddresses } from '../../../contract/addresses.ts';
import type { Api } from '../../../contract/api.ts';
import { htmlLang, type Language } from '../../../domain/languages.ts';
import { createApiClient } from '../../shared/client/apiClient.ts';
import type { GuideClient } from '../../shared/client/client.ts';
import { createWatchedClient } from '../../shared/client/watchedClient.ts';

/** Calls the API as the holder of an order's link, not as the signed-in account. Nothing is stored on the device. */
export function createLinkedClient(base: GuideClient, token: string, language: Language): GuideClient {
  const { call } = createApiClient<Api>({
    addresses: apiAddresses,
    authorize: () => ({
      headers: { 'accept-language': htmlLang[language], 'ticket-link': token },
      renew: async () => false,
    }),
  });
  return createWatchedClient({ call, document: base.document });
}
