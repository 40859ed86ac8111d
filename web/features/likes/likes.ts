import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { PlaceType } from '../../../domain/places/placeTypes.ts';
import type { GuideClient } from '../../shared/client/client.ts';

/** Liked places are paged by twenty (docs/product/api.md#endpoints). */
const pageSize = 20;

/** The likes may have changed meanwhile, in another tab or on another device. */
const shared = { staleTime: 0, refetchOnWindowFocus: true } as const;

/** The places that the visitor likes, most recent first, page by page. */
export const likedPlacesQuery = (client: GuideClient, nickname: string | null, locale: string) =>
  infiniteQueryOptions({
    queryKey: ['likes', nickname, 'places', locale],
    queryFn: ({ pageParam, signal }) => {
      const query = { page: String(pageParam), size: String(pageSize), locale };
      return client.call('listLikedPlaces', { params: {}, query }, signal);
    },
    initialPageParam: 1,
    getNextPageParam: ({ totalPages }, _, page) => (page < totalPages ? page + 1 : undefined),
    enabled: nickname !== null,
    ...shared,
  });

/** A place that can be liked. */
export interface LikedPlace {
  readonly id: number;
  readonly type: PlaceType;
}

/** Whether the visitor likes the place, as the server last said. */
export const likedQuery = (client: GuideClient, nickname: string | null, { id, type }: LikedPlace) =>
  queryOptions({
    queryKey: ['likes', nickname, 'place', id],
    queryFn: async ({ signal }) => {
      const query = { placeId: String(id), type, size: '1' };
      const { totalItems } = await client.call('listLikedPlaces', { params: {}, query }, signal);
      return totalItems > 0;
    },
    enabled: nickname !== null,
    ...shared,
  });

let channel: BroadcastChannel | undefined;

/** Loads likes again when another tab has changed them. */
export function syncLikesAcrossTabs(queries: QueryClient): void {
  channel = new BroadcastChannel('likes');
  channel.onmessage = () => void queries.invalidateQueries({ queryKey: ['likes'] });
}

/** Tells the other tabs that a like has changed in this one. */
export function notifyOtherTabs(): void {
  channel?.postMessage(null);
}
