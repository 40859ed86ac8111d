/** Everything that the API answers lies below this path (SPEC 7). */
export const apiBase = '/api/v1';

/**
 * Method and path of every call, in Fastify's notation. Apart from the schemas, so that the browser can
 * call without carrying zod.
 */
export const apiAddresses = {
  listPlaces: { method: 'GET', path: '/places/:type' },
  getPlace: { method: 'GET', path: '/places/:type/:id' },
  listThemes: { method: 'GET', path: '/theme' },
} as const;
