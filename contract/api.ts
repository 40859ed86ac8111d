import { getPlace, listPlaces } from './places.ts';
import { listThemes } from './themes.ts';

/** Every call of the API by its name. The server registers this table; the browser calls by it (DESIGN 3). */
export const api = { listPlaces, getPlace, listThemes } as const;

export const apiBase = '/api/v1';
