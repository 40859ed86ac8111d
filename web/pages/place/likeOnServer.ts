import { onLikesChange, tellLikesChanged } from '../../features/places/likeEvents.ts';
import type { GuideClient } from '../../shared/client/client.ts';
import { type LikeState, LikeToggle } from './LikeToggle.ts';

export interface LikeOnServer {
  /** A press on the heart. */
  press: () => void;
  stop: () => void;
}

/** A place's heart with the server's state, kept up to date while the page is open. */
export function likeOnServer(
  client: GuideClient,
  placeId: number,
  onChange: (state: LikeState) => void,
): LikeOnServer {
  const id = String(placeId);
  const like = new LikeToggle({
    load: async () => {
      const query = { placeId: id, size: '1' };
      const { totalItems } = await client.call('listLikedPlaces', { params: {}, query });
      return totalItems > 0;
    },
    toggle: async () => {
      const { liked } = await client.call('likePlace', { params: { id }, query: {} });
      tellLikesChanged();
      return liked;
    },
    onChange,
  });
  like.refresh();
  return {
    press: () => {
      like.press();
    },
    stop: onLikesChange(() => like.refresh()),
  };
}
