import type { z } from 'zod';
import type { DeskAccess } from '../domain/staff/staffRules.ts';

/** Access to an endpoint: everyone, signed-in users only (docs/product/accounts.md#roles), or roles of the staff. */
export type Access = 'everyone' | 'account' | DeskAccess;

/** The parts of a request by which a handler may identify its sender. */
export type Credential = 'bearer' | 'refreshToken' | 'refreshCookie' | 'googleCookie' | 'ticketLink';

/** How a response that is the same for all clients may be stored. */
export interface SharedCache {
  /** How long the server reuses the response (ms). */
  readonly freshFor: number;
  /** Query parameters that make the response specific to a minute. No cache may store a response to a request with one of them. */
  readonly notWith?: readonly string[];
}

/** How long responses of the guide are fresh (ms). */
export const guideFreshFor = 60_000;
/** How long lists are fresh (ms): likes change their order within this time. */
export const listsFreshFor = 5_000;

/**
 * One endpoint of /api/v1: the source of the server's validation, the browser's types and the published OpenAPI
 * document (docs/product/api.md).
 */
export interface RouteContract<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below /api/v1 in Fastify's notation, for example `/places/:type`. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly access: Access;
  /**
   * The credentials that the handler reads itself. If `access` is `everyone`, a request needs one of them, unless `none` is
   * listed; if it is `account`, one of them can replace the session.
   */
  readonly credentials?: readonly (Credential | 'none')[];
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Content types of a body that is an upload: the handler reads its bytes as they arrive. */
  readonly upload?: readonly string[];
  /** File name of the response, if browsers should save it. */
  readonly attachment?: string;
  /** Response body on success; `z.undefined()` for a 204. */
  readonly response: Output;
  /** The shape of the response for each status, if `response` has several. */
  readonly responses?: Partial<Record<200 | 202 | 204 | 303, z.ZodType>>;
  /** Success statuses; the first is the usual one. */
  readonly success: readonly (200 | 202 | 204 | 303)[];
  /** Set if all clients get the same response. All other responses are no-store. */
  readonly sharedCache?: SharedCache;
  /** Problem statuses of the endpoint, besides 500 and 503. */
  readonly problems: readonly number[];
}

/** Infers the exact schema types of a route. */
export function defineRoute<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Output extends z.ZodType,
>(route: RouteContract<Params, Query, Body, Output>): RouteContract<Params, Query, Body, Output> {
  return route;
}

/** Input of a caller, before defaults and conversions. */
export interface RouteInput<R extends RouteContract> {
  params: z.input<R['params']>;
  query: z.input<R['query']>;
  body: z.input<R['body']>;
}

/** Request as a handler receives it, after validation. */
export interface RouteRequest<R extends RouteContract> {
  params: z.output<R['params']>;
  query: z.output<R['query']>;
  body: z.output<R['body']>;
}

/** Response that the handler returns and the browser receives. */
export type RouteResponse<R extends RouteContract> = z.output<R['response']>;
