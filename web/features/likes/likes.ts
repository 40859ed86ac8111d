import {
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useClient } from '../../shared/client/ClientContext.tsx';
import type { GuideClient } from '../../shared/client/client.ts';
import { useNickname } from '../account/useNickname.ts';

/** SPEC 7: liked places are paged by twenty. */
const pageSize = 20;

/** What is liked may have changed meanwhile, in another tab or on another device. */
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

/** Whether the visitor likes the place, as the server last said. */
export const likedQuery = (client: GuideClient, nickname: string | null, placeId: number) =>
  queryOptions({
    queryKey: ['likes', nickname, 'place', placeId],
    queryFn: async ({ signal }) => {
      const query = { placeId: String(placeId), size: '1' };
      const { totalItems } = await client.call('listLikedPlaces', { params: {}, query }, signal);
      return totalItems > 0;
    },
    enabled: nickname !== null,
    ...shared,
  });

/** The server can only toggle; the limit stops two tabs from toggling against each other for ever. */
const maxTries = 2;

/**
 * A press on the heart; its variable is the requested state. Presses run one after another, and each one aims at the
 * state of the last press: quick presses send no more requests than needed.
 */
export function likeMutation(
  queries: QueryClient,
  client: GuideClient,
  nickname: string | null,
  placeId: number,
) {
  const query = likedQuery(client, nickname, placeId);
  const mutationKey = ['like', placeId];
  const lastRequested = (): unknown =>
    queries.getMutationCache().findAll({ mutationKey }).at(-1)?.state.variables;
  return mutationOptions({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    onMutate: (_: boolean) => queries.cancelQueries(query),
    mutationFn: async () => {
      let liked = queries.getQueryData(query.queryKey) ?? (await queries.fetchQuery(query));
      for (let tries = 0; liked !== lastRequested() && tries < maxTries; tries += 1) {
        const input = { params: { id: String(placeId) }, query: {} };
        ({ liked } = await client.call('likePlace', input));
        // The response to a request from before the toggle must not replace its result.
        await queries.cancelQueries(query);
        queries.setQueryData(query.queryKey, liked);
        channel?.postMessage(null);
      }
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['likes', nickname, 'places'] }),
  });
}

let channel: BroadcastChannel | undefined;

/** Loads likes again when another tab has changed them, and notifies the other tabs of changes here. */
export function syncLikesAcrossTabs(queries: QueryClient): void {
  channel = new BroadcastChannel('likes');
  channel.onmessage = () => void queries.invalidateQueries({ queryKey: ['likes'] });
}

interface Like {
  /** The requested state at once, the server's afterwards (SPEC 4). */
  isLiked: boolean;
  hasFailed: boolean;
  toggle: () => void;
}

export function useLike(placeId: number): Like {
  const queries = useQueryClient();
  const client = useClient();
  const nickname = useNickname();
  const { data = false } = useQuery(likedQuery(client, nickname, placeId));
  const { mutate, isPending, isError, variables } = useMutation(
    likeMutation(queries, client, nickname, placeId),
  );
  const isLiked = isPending ? variables : data;
  return { isLiked, hasFailed: isError, toggle: () => mutate(!isLiked) };
}
