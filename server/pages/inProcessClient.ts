import { type Api, type ApiCall, api } from '../../contract/api.ts';
import type { Language } from '../../contract/languages.ts';
import type { CallAnswer, CallInput, GuideClient } from '../../web/app/entryServer.tsx';
import type { Documents } from '../features/documents/documents.ts';
import { type ApiHandlers, isForAll } from '../http/api.ts';
import { pageCall, type RouteHandler } from '../http/requestContext.ts';
import { validRequest } from '../http/validation.ts';
import { ProblemError } from '../platform/problem.ts';
import { PromiseCache } from '../platform/promiseCache.ts';

interface ClientParts {
  readonly handlers: ApiHandlers;
  readonly documents: Documents;
  /** Registers a callback for a new guide version, at which caches are cleared. */
  readonly onGuideChange: (forget: () => void) => void;
}

/** Client for server rendering: calls the API's handlers and validation without HTTP; read only. */
export function createInProcessClient({ handlers, documents, onGuideChange }: ClientParts): GuideClient {
  // The embedded database takes half of the time of a page that greets a user. Pages of guests are cached for a minute
  // (pageCache.ts).
  const cache = new PromiseCache<unknown>({ most: 500, lifetime: 5_000 });
  onGuideChange(() => cache.clear());
  return {
    waits: true,
    async call<C extends ApiCall>(name: C, input: CallInput<C>): Promise<CallAnswer<C>> {
      const route: Api[C] = api[name];
      const handler: RouteHandler<Api[C]> = handlers[name];
      // A page is rendered for a guest, and changes nothing (DESIGN 8).
      if (route.access === 'account' || route.method !== 'GET') throw new ProblemError('unauthorized');
      const { params, query, body } = input;
      const valid = validRequest(route, { params, query, body });
      const ask = () => handler(valid, pageCall('ko'));
      const key = JSON.stringify([name, valid.params, valid.query]);
      // The handler's type is the contract's; responses are validated only over HTTP.
      // Only the guide's responses may be seconds old: a cancelled ticket or an ended share must show at once.
      return (await (isForAll(route, query) ? cache.get(key, ask) : ask())) as CallAnswer<C>;
    },
    document: (name, language: Language) => documents.textOf(name, language),
  };
}
