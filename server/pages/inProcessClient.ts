import { type Api, type ApiCall, api } from '../../contract/api.ts';
import type { Language } from '../../contract/languages.ts';
import type { CallAnswer, CallInput, GuideClient } from '../../web/app/entryServer.tsx';
import type { Documents } from '../features/documents/documents.ts';
import { type ApiHandlers, isForAll } from '../http/api.ts';
import { pageCall, type RouteHandler } from '../http/requestContext.ts';
import { validRequest } from '../http/validation.ts';
import { ProblemError } from '../platform/problem.ts';
import { ResponseCache } from './ResponseCache.ts';

interface ClientParts {
  readonly handlers: ApiHandlers;
  readonly documents: Documents;
  /** Calls back when the guide is another one, and what was kept of it is to be forgotten. */
  readonly onGuideChange: (forget: () => void) => void;
}

/** The client that pages are rendered with: the API's own handlers and validation, without HTTP between; it only reads. */
export function createInProcessClient({ handlers, documents, onGuideChange }: ClientParts): GuideClient {
  const memory = new ResponseCache();
  onGuideChange(() => memory.empty());
  return {
    waits: true,
    async call<C extends ApiCall>(name: C, input: CallInput<C>): Promise<CallAnswer<C>> {
      const route: Api[C] = api[name];
      const handler: RouteHandler<Api[C]> = handlers[name];
      // A page that is rendered here is nobody's own, and changes nothing (DESIGN 8).
      if (route.access === 'account' || route.method !== 'GET') throw new ProblemError('unauthorized');
      const { params, query, body } = input;
      const valid = validRequest(route, { params, query, body });
      const ask = () => handler(valid, pageCall('ko'));
      const key = JSON.stringify([name, valid.params, valid.query]);
      // A handler's type is its contract's; its answer is checked where it leaves the process, over HTTP.
      // Only the guide's answers may be some seconds old: a ticket that is cancelled, or a plan that is shared no more, is so at once.
      return (await (isForAll(route, query) ? memory.recall(key, ask) : ask())) as CallAnswer<C>;
    },
    document: (name, language: Language) => documents.textOf(name, language),
  };
}
