import { queryOptions } from '@tanstack/react-query';
import type { ApiCall } from '../../../contract/api.ts';
import type { RouteResponse } from '../../../contract/route.ts';
import type { Language } from '../../../domain/languages.ts';
import type {
  ApiClient,
  CallInput,
  CallResponse,
  GuideClient,
  RouteCallInput,
  RouteTable,
} from './client.ts';

/**
 * One call of the API as a query; its key is the call's name and input, so that `[name]` invalidates all calls of a kind.
 */
export function callQuery<Routes extends RouteTable, C extends keyof Routes & string>(
  client: ApiClient<Routes>,
  name: C,
  input: RouteCallInput<Routes[C]>,
) {
  return queryOptions({
    queryKey: [name, input],
    queryFn: ({ signal }): Promise<RouteResponse<Routes[C]>> => client.call(name, input, signal),
  });
}

/**
 * A query for data of the logged-in visitor: each screen that shows it requests it, also when the network is
 * back, and it is dropped with the screen. Another visitor never sees it, since the nickname is part of the key. Only
 * the browser runs it: the server renders nothing personal (docs/product/screens.md#the-rendered-page).
 */
export function personalQuery<C extends ApiCall>(
  client: GuideClient,
  nickname: string | null,
  name: C,
  input: CallInput<C>,
) {
  return queryOptions({
    queryKey: [name, input, nickname],
    queryFn: ({ signal }): Promise<CallResponse<C>> => client.call(name, input, signal),
    enabled: nickname !== null,
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: true,
  });
}

/** The list for which the themes are counted: a category, and a search in it. */
type CountedFor = Omit<CallInput<'listThemes'>['query'], 'locale'>;

/**
 * All themes of the guide, or those of a list with their counts. The locale of this call is in upper case
 * (docs/product/api.md#endpoints).
 */
export const themesQuery = (client: GuideClient, locale: Language, countedFor: CountedFor = {}) =>
  callQuery(client, 'listThemes', { params: {}, query: { locale: locale.toUpperCase(), ...countedFor } });
