import { type Api, type ApiCall, api } from '../../contract/api.ts';
import type { RouteHandler } from '../../contract/route.ts';
import type { CallAnswer, CallInput, GuideClient } from '../../web/entryServer.tsx';
import type { ApiHandlers } from '../api.ts';
import { validRequest } from '../validation.ts';

/** The client that pages are rendered with: the API's own handlers and validation, without HTTP between. */
export function createInProcessClient(handlers: ApiHandlers): GuideClient {
  return {
    waits: true,
    async call<C extends ApiCall>(name: C, input: CallInput<C>): Promise<CallAnswer<C>> {
      const route: Api[C] = api[name];
      const handler: RouteHandler<Api[C]> = handlers[name];
      const { params, query, body } = input;
      // A handler's type is its contract's; its answer is checked where it leaves the process, over HTTP.
      return (await handler(validRequest(route, { params, query, body }))) as CallAnswer<C>;
    },
  };
}
