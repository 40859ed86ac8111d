import type { apiAddresses } from './addresses.ts';
import { getPlace, listPlaces } from './places.ts';
import type { RouteContract } from './route.ts';
import { listThemes } from './themes.ts';

/** Every call of the API by its name. The server registers this table; the browser calls by it (DESIGN 3). */
export const api = { listPlaces, getPlace, listThemes } as const satisfies Record<
  keyof typeof apiAddresses,
  RouteContract
>;

export type Api = typeof api;
export type ApiCall = keyof Api;
