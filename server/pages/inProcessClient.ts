import { type Api, type ApiCall, api } from '../../contract/api.ts';
import type { Language } from '../../contract/languages.ts';
import type { CallInput, CallResponse, GuideClient } from '../../web/app/entryServer.tsx';
import type { Documents } from '../features/documents/documents.ts';
import type { ApiHandlers } from '../http/api.ts';
import { pageCall, type RouteHandler } from '../http/requestContext.ts';
import { validRequest } from '../http/validation.ts';
import { ProblemError } from '../platform/problem.ts';

interface ClientParts {
  readonly handlers: ApiHandlers;
  readonly documents: Documents;
}

/** Client for server rendering: calls the API's handlers and validation without HTTP; read only. */
export function createInProcessClient({ handlers, documents }: ClientParts): GuideClient {
  return {
    async call<C extends ApiCall>(name: C, input: CallInput<C>): Promise<CallResponse<C>> {
      const route: Api[C] = api[name];
      const handler: RouteHandler<Api[C]> = handlers[name];
      // A page is rendered for a guest, and changes nothing (DESIGN 8).
      if (route.access === 'account' || route.method !== 'GET') throw new ProblemError('unauthorized');
      const { params, query, body } = input;
      const valid = validRequest(route, { params, query, body });
      // The handler's type is the contract's; responses are validated only over HTTP.
      return (await handler(valid, pageCall('ko'))) as CallResponse<C>;
    },
    document: async (name, language: Language) => documents.textOf(name, language),
  };
}
