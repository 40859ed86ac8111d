import {
  mutationOptions,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useClient } from '../../shared/client/ClientContext.tsx';
import type { GuideClient } from '../../shared/client/client.ts';
import { useNickname } from '../account/useNickname.ts';
import { canRetryLater } from '../offline/outbox/canRetryLater.ts';
import { waitingLike } from '../offline/outbox/entries.ts';
import type { OutboxStore } from '../offline/outbox/OutboxStore.ts';
import { outboxStore, useOutbox } from '../offline/outbox/outbox.ts';
import { sendOutbox } from '../offline/outbox/sendOutbox.ts';
import { setLike } from '../offline/outbox/setLike.ts';
import { type LikedPlace, likedQuery, notifyOtherTabs } from './likes.ts';

/**
 * A press on the heart; its variable is the requested state. Presses run one after another, and each one aims at the
 * state of the last press: quick presses send no more requests than needed. Without network the press goes into the
 * outbox, and so do later ones until it is sent.
 */
export function likeMutation(
  queries: QueryClient,
  client: GuideClient,
  nickname: string | null,
  place: LikedPlace,
  outbox: Pick<OutboxStore, 'add' | 'read'>,
) {
  const placeId = place.id;
  const query = likedQuery(client, nickname, place);
  const mutationKey = ['like', placeId];
  const lastRequested = (): unknown =>
    queries.getMutationCache().findAll({ mutationKey }).at(-1)?.state.variables;
  const waits = () => waitingLike(outbox.read(), nickname, placeId) !== undefined;
  const keep = () =>
    nickname !== null && outbox.add({ kind: 'like', by: nickname, placeId, liked: lastRequested() === true });
  const send = async () => {
    const requested = lastRequested() === true;
    if (queries.getQueryData(query.queryKey) !== requested) {
      const { liked } = await setLike(client, placeId, requested);
      // The response to a request from before this one must not replace its result.
      await queries.cancelQueries(query);
      queries.setQueryData(query.queryKey, liked);
      notifyOtherTabs();
    }
    await queries.invalidateQueries({ queryKey: ['likes', nickname, 'places'] });
  };
  return mutationOptions({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    onMutate: (_: boolean) => queries.cancelQueries(query),
    mutationFn: async () => {
      if (waits() && keep()) return;
      try {
        await send();
      } catch (error) {
        if (!canRetryLater(error) || !keep()) throw error;
      }
    },
  });
}

interface Like {
  /** The requested state at once, the server's afterwards (docs/product/places.md#like-add-and-share). */
  isLiked: boolean;
  /** The press waits for the network. */
  isWaiting: boolean;
  hasFailed: boolean;
  toggle: () => void;
}

export function useLike(place: LikedPlace): Like {
  const queries = useQueryClient();
  const client = useClient();
  const nickname = useNickname();
  const waiting = waitingLike(useOutbox(), nickname, place.id);
  const { data = false } = useQuery(likedQuery(client, nickname, place));
  const { mutate, isPending, isError, variables } = useMutation({
    ...likeMutation(queries, client, nickname, place, outboxStore),
    onSettled: () => {
      if (waitingLike(outboxStore.read(), nickname, place.id)) sendOutbox();
    },
  });
  const isLiked = isPending ? variables : (waiting?.liked ?? data);
  return {
    isLiked,
    isWaiting: waiting !== undefined,
    hasFailed: isError,
    toggle: () => mutate(!isLiked),
  };
}
