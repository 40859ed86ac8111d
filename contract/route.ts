import type { z } from 'zod';

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
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The answer of status 200. */
  readonly answer: Answer;
  /** Problem statuses that the call answers, besides 500. */
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

/** Answers a validated call. The HTTP layer and the page renderer call the same handlers. */
export type RouteHandler<R extends RouteContract> = (
  request: RouteRequest<R>,
) => Promise<z.input<R['answer']>>;
