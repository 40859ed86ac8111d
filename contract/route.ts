import type { z } from 'zod';

/** Who may call: everyone, or signed-in users only (SPEC 6). */
export type Access = 'everyone' | 'account';

/**
 * One call of /api/v1: what the server validates with, what the browser types with, and what the published
 * OpenAPI document is made from (DESIGN 3).
 */
export interface RouteContract<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path below /api/v1 in Fastify's notation, for example `/places/:type`. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly access: Access;
  /** True for what is the same for everyone, so that caches may keep it. What does not say so is kept by nobody. */
  readonly isForAll?: true;
  /** Query parameters that make such an answer one visitor's own, or this minute's: then nobody keeps it either. */
  readonly fleeting?: readonly string[];
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** What is answered on success; `z.undefined()` for a 204. */
  readonly answer: Answer;
  /** Statuses of success; the first one is the usual. */
  readonly success: readonly (200 | 202 | 204 | 303)[];
  /** Problem statuses that the call answers, besides 500 and 503. */
  readonly problems: readonly number[];
}

/** Keeps the exact schema types of a route. */
export function defineRoute<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
>(route: RouteContract<Params, Query, Body, Answer>): RouteContract<Params, Query, Body, Answer> {
  return route;
}

/** What a caller passes: before defaults and conversions. */
export interface RouteInput<R extends RouteContract> {
  params: z.input<R['params']>;
  query: z.input<R['query']>;
  body: z.input<R['body']>;
}

/** What a handler receives: after validation. */
export interface RouteRequest<R extends RouteContract> {
  params: z.output<R['params']>;
  query: z.output<R['query']>;
  body: z.output<R['body']>;
}

/** What the browser receives and the handler gives back. */
export type RouteAnswer<R extends RouteContract> = z.output<R['answer']>;
