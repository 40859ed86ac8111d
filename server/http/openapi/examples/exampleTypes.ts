import type { z } from 'zod';
import type { Api, ApiCall } from '../../../../contract/api.ts';
import type { RouteContract } from '../../../../contract/route.ts';

/** What one request sends and what it receives, as far as the endpoint has either. */
type Example<R extends RouteContract> = (undefined extends z.input<R['body']>
  ? { readonly body?: z.input<R['body']> }
  : { readonly body: z.input<R['body']> }) &
  (undefined extends z.output<R['response']> ? unknown : { readonly response: z.output<R['response']> });

/** The examples by endpoint, for the published document. */
export type Examples = { readonly [One in ApiCall]: Example<Api[One]> };

/** An example of any endpoint. */
export interface AnyExample {
  readonly body?: unknown;
  readonly response?: unknown;
}
