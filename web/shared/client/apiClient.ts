import type { RouteAddress } from '../../../contract/addresses.ts';
import type { RouteResponse } from '../../../contract/route.ts';
import { isRecord } from '../isRecord.ts';
import { callAddress } from './address.ts';
import type { ApiClient, CallName, RouteCallInput, RouteTable } from './client.ts';
import { fetchResponse, readJson } from './reach.ts';

/** What a session adds to a call. */
export interface Authorization {
  headers: Readonly<Record<string, string>>;
  /** After a 401: whether there is a new session, so that the request is worth a retry. */
  renew: () => Promise<boolean>;
}

interface ApiClientOptions<Routes extends RouteTable> {
  addresses: Readonly<Record<CallName<Routes>, RouteAddress>>;
  authorize: (name: CallName<Routes>) => Authorization;
  /** A call that must complete even if the page is closed right after it. */
  keepalive?: CallName<Routes>;
}

const toRecord = (value: unknown) => (isRecord(value) ? value : {});

/** A client over fetch. Responses are cached by TanStack Query, not here. */
export function createApiClient<Routes extends RouteTable>({
  addresses,
  authorize,
  keepalive,
}: ApiClientOptions<Routes>): ApiClient<Routes> {
  return {
    async call<C extends CallName<Routes>>(
      name: C,
      { params, query, body }: RouteCallInput<Routes[C]>,
      signal?: AbortSignal,
      onStatus?: (status: number) => void,
    ) {
      const { method, path } = addresses[name];
      const address = callAddress(path, toRecord(params), toRecord(query));
      const send = (own: Authorization['headers']) => {
        const headers: Record<string, string> = { accept: 'application/json', ...own };
        const init: RequestInit = { method, headers, keepalive: name === keepalive };
        if (body !== undefined) {
          headers['content-type'] = 'application/json';
          init.body = JSON.stringify(body);
        }
        return fetchResponse(address, init, signal);
      };
      const { headers, renew } = authorize(name);
      let response = await send(headers);
      if (response.status === 401 && (await renew())) response = await send(authorize(name).headers);
      onStatus?.(response.status);
      // The types are those of the contract: server and page are of the same build or of adjacent ones
      // (docs/operations/releasing.md).
      return (await readJson(response, signal)) as RouteResponse<Routes[C]>;
    },
  };
}
