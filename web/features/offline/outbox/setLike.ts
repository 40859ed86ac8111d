import type { CallResponse, GuideClient } from '../../../shared/client/client.ts';

/** Likes a place or takes the like back. Sending it again changes nothing. */
export function setLike(
  client: GuideClient,
  placeId: number,
  isLiked: boolean,
): Promise<CallResponse<'addLike'>> {
  return client.call(isLiked ? 'addLike' : 'removeLike', { params: { id: String(placeId) }, query: {} });
}
