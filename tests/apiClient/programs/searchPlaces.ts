import createClient from 'openapi-fetch';
import type { paths } from '../generated/solbada.ts';

/** Searches the sights, and reads the first that was found. */
export async function searchPlaces(baseUrl: string, word: string) {
  const client = createClient<paths>({ baseUrl });
  const found = await client.GET('/api/v1/places/{type}', {
    params: { path: { type: 'tour' }, query: { q: word, locale: 'en', size: 5 } },
  });
  if (!found.data) throw new Error(found.error.code);
  const [first] = found.data.items;
  if (!first) return null;
  const { data: place, error } = await client.GET('/api/v1/places/{type}/{id}', {
    params: { path: { type: 'tour', id: first.id }, query: { locale: 'en' } },
  });
  if (!place) throw new Error(error.code);
  const isOpen: boolean = place.openStatus === 'open';
  const address: string | null = place.address;
  return { total: found.data.totalItems, name: place.placeName, address, isOpen };
}
