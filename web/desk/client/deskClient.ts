import { deskAddresses } from '../../../contract/desk/addresses.ts';
import type { DeskApi, DeskCall } from '../../../contract/desk/api.ts';
import type { RouteInput, RouteResponse } from '../../../contract/route.ts';
import { callAddress } from '../../shared/client/address.ts';
import { CallFailure } from '../../shared/client/client.ts';
import { jsonOf, reach } from '../../shared/client/reach.ts';
import { watched } from '../../shared/client/watchedClient.ts';

export type DeskInput<C extends DeskCall> = Partial<RouteInput<DeskApi[C]>> & {
  params: RouteInput<DeskApi[C]>['params'];
  query: RouteInput<DeskApi[C]>['query'];
};
export type DeskResponse<C extends DeskCall> = RouteResponse<DeskApi[C]>;

/** For calls without parameters. */
export const noInput = { params: {}, query: {} };

/** How the staff's pages reach the API. A failed request rejects with a CallFailure. */
export interface DeskClient {
  call<C extends DeskCall>(name: C, input: DeskInput<C>, signal?: AbortSignal): Promise<DeskResponse<C>>;
}

/** Calls the API with the session's cookie. @param onSignedOut called when a session has ended */
export function createDeskClient(onSignedOut: () => void): DeskClient {
  const fetchBody = async (
    name: DeskCall,
    { params, query, body }: DeskInput<DeskCall>,
    signal?: AbortSignal,
  ) => {
    const { method, path } = deskAddresses[name];
    const headers: Record<string, string> = { accept: 'application/json' };
    const init: RequestInit = { method, headers };
    if (body !== undefined) {
      headers['content-type'] = 'application/json';
      init.body = JSON.stringify(body);
    }
    const address = callAddress(path, { ...params }, { ...query });
    return jsonOf(await reach(address, init, signal));
  };
  return {
    async call<C extends DeskCall>(name: C, input: DeskInput<C>, signal?: AbortSignal) {
      try {
        // The types are those of the contract: server and page are of the same build or of adjacent ones.
        return (await watched(fetchBody(name, input, signal))) as DeskResponse<C>;
      } catch (error) {
        if (error instanceof CallFailure && error.status === 401) onSignedOut();
        throw error;
      }
    },
  };
}
