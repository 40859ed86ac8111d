import { z } from 'zod';
import { type Api, type ApiCall, api } from '../../contract/api.ts';
import type { RouteContract, RouteRequest } from '../../contract/route.ts';
import { cacheKeyOf, partsOfCall } from './cacheTable.ts';
import { type PublicResponse, type PublicResponses, publicResponse } from './publicResponses.ts';
import { type HandlersOf, type RouteHandler, ssrContext } from './requestContext.ts';

const json = 'application/json; charset=utf-8';

/** The cached response of an endpoint, or a new one; null if it is not the same for all clients. */
export type PublicCalls = <C extends ApiCall>(
  name: C,
  valid: RouteRequest<Api[C]>,
) => Promise<PublicResponse> | null;

/** The endpoints with a shared cache: clients over HTTP and rendered pages share their responses. */
export function createPublicCalls(handlers: HandlersOf<Api>, publicResponses: PublicResponses): PublicCalls {
  return <C extends ApiCall>(name: C, valid: RouteRequest<Api[C]>) => {
    const route: RouteContract = api[name];
    const rule = route.sharedCache;
    if (!rule || rule.notWith?.some((parameter) => Object.keys(valid.query ?? {}).includes(parameter)))
      return null;
    const handler: RouteHandler<Api[C]> = handlers[name];
    return publicResponses.get(cacheKeyOf(partsOfCall(name, valid)), rule.freshFor, async () => {
      const answer = await handler(valid, ssrContext('ko'));
      const body = JSON.stringify(z.encode(api[name].response, answer));
      return publicResponse(200, json, body, { isReadHere: true });
    });
  };
}
