import { type Api, type ApiCall, api } from '../../contract/api.ts';
import type { Language } from '../../domain/languages.ts';
import type { CallInput, CallResponse, GuideClient } from '../../web/app/entryServer.tsx';
import type { Documents } from '../features/documents/openDocuments.ts';
import type { ApiHandlers } from '../http/api.ts';
import type { PublicCalls } from '../http/publicCalls.ts';
import { type PublicResponse, readBody } from '../http/publicResponses.ts';
import { type RouteHandler, ssrContext } from '../http/requestContext.ts';
import { validRequest } from '../http/validation.ts';
import { ProblemError } from '../platform/problem.ts';

interface ClientDeps {
  readonly handlers: ApiHandlers;
  readonly documents: Documents;
  readonly publicCalls: PublicCalls;
  /** The client's key for endpoints with rate limits. */
  readonly rateLimitKey?: string;
}

/** Cached responses, parsed once for all clients that read them. */
const parsed = new WeakMap<PublicResponse, unknown>();

/**
 * A read-only client for server rendering. It calls the API's validation and handlers without HTTP, and shares the API's
 * cached responses.
 */
export function createInProcessClient({
  handlers,
  documents,
  publicCalls,
  rateLimitKey,
}: ClientDeps): GuideClient {
  const context = ssrContext('ko', rateLimitKey);
  const parseData = async (response: PublicResponse) => {
    const known = parsed.get(response);
    if (known !== undefined) return known;
    const data: unknown = JSON.parse((await readBody(response)).toString());
    parsed.set(response, data);
    return data;
  };
  return {
    async call<C extends ApiCall>(name: C, input: CallInput<C>): Promise<CallResponse<C>> {
      const route: Api[C] = api[name];
      const handler: RouteHandler<Api[C]> = handlers[name];
      // A page is rendered for a guest, and changes nothing (docs/product/screens.md#the-rendered-page).
      if (route.access === 'account' || route.method !== 'GET') throw new ProblemError('unauthorized');
      const { params, query, body } = input;
      const valid = validRequest(route, { params, query, body });
      const response = await publicCalls(name, valid);
      // Both are of the contract's type: the handler returns it, and the cached response was encoded from it.
      return (response ? await parseData(response) : await handler(valid, context)) as CallResponse<C>;
    },
    document: async (name, language: Language) => documents.documentText(name, language),
  };
}
