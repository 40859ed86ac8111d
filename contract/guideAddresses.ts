/** Everything that the API answers lies below this path (SPEC 7). */
export const apiBase = '/api/v1';

/** Method and path of one call, in Fastify's notation. */
export interface RouteAddress {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
}

/** The calls that the guide's pages make: all that their first load carries (DESIGN 9). */
export const guideAddresses = {
  listPlaces: { method: 'GET', path: '/places/:type' },
  getPlace: { method: 'GET', path: '/places/:type/:id' },
  listThemes: { method: 'GET', path: '/theme' },
} as const satisfies Record<string, RouteAddress>;
