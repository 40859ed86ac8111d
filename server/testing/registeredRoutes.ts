import type { FastifyInstance } from 'fastify';

export interface RegisteredRoute {
  /** For example `GET`. */
  readonly method: string;
  /** In Fastify's notation, for example `/places/:type`. */
  readonly pattern: string;
}

/** Methods that the tests use; the others behave like these, or are unknown. */
const asked = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** All routes of an application, parsed from the tree that Fastify prints: it has no other API for them afterwards. */
export function registeredRoutes(app: FastifyInstance): RegisteredRoute[] {
  const routes: RegisteredRoute[] = [];
  const pieces: string[] = [];
  for (const line of app.printRoutes().split('\n')) {
    const [, indent = '', piece = '', methods] = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
    if (piece === '') continue;
    pieces.splice(indent.length / 4, Number.POSITIVE_INFINITY, piece);
    const pattern = pieces.join('');
    for (const method of methods?.split(', ') ?? [])
      if (asked.includes(method)) routes.push({ method, pattern });
  }
  return routes;
}
