import type { FastifyInstance } from 'fastify';
import type { PublicResponses } from './publicResponses.ts';
import type { ReadOrigin } from './requestAddress.ts';

/** What the application offers to routes that are not calls of the API. */
export interface RouteContext {
  readonly readOrigin: ReadOrigin;
  /** The cache of responses that are the same for all clients; emptied when the guide changes. */
  readonly publicResponses: PublicResponses;
}

/** Registers routes that are not calls of the API: files, pictures, redirects. */
export type RegisterRoutes = (app: FastifyInstance, context: RouteContext) => void | Promise<void>;

/** Routes of a feature that are not calls of the API. */
export interface FeatureRoutes {
  readonly registerRoutes: RegisterRoutes;
}

/** A feature with calls of the staff or of drivers. */
export interface DeskFeature<Handlers extends object> {
  /** Handlers of its calls, by name. */
  readonly deskHandlers: Handlers;
}

/**
 * What the `open…` function of a feature returns. Besides the handlers it may return `registerRoutes`, `begin` and `close`
 * of its background work, and anything that other features use.
 */
export interface Feature<Handlers extends object> {
  /** Handlers of its calls, by name. */
  readonly handlers: Handlers;
}
