import { z } from 'zod';
import { type Api, type ApiCall, api } from '../../contract/api.ts';
import type { RouteContract, RouteRequest } from '../../contract/route.ts';
import { cacheKey, callKeyParts } from './cacheTable.ts';
import { type PublicResponse, type PublicResponses, publicResponse } from './publicResponses.ts';
import { type RouteHandler, type RouteHandlers, ssrContext } from './requestContext.ts';

const json = 'application/json; charset=utf-8';

/** The cached response of an endpoint, or a new one; null if the response depends on the client. */
export type PublicCalls = <C extends ApiCall>(
  name: C,
  valid: RouteRequest<Api[C]>,
) => Promise<PublicResponse> | null;

/** The endpoints with a shared cache: clients over HTTP and rendered pages share their responses. */
export function createPublicCalls(
  handlers: RouteHandlers<Api>,
  publicResponses: PublicResponses,
): PublicCalls {
  return <C extends ApiCall>(name: C, valid: RouteRequest<Api[C]>) => {
    const route: RouteContract = api[name];
    const rule = route.sharedCache;
    if (!rule || rule.notWith?.some((parameter) => Object.keys(valid.query ?? {}).includes(parameter)))
      return null;
    const handler: RouteHandler<Api[C]> = handlers[name];
    return publicResponses.get(cacheKey(callKeyParts(name, valid)), rule.freshFor, async () => {
      const response = await handler(valid, ssrContext('ko'));
      const body = JSON.stringify(z.encode(api[name].response, response));
      return publicResponse(200, json, body, { isReadHere: true });
    });
  };
}
