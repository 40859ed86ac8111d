import { queryOptions } from '@tanstack/react-query';
import { callQuery } from '../../../shared/client/callQuery.ts';
import type { DeskClient } from '../../client/deskClient.ts';

const inputOf = (placeId: number) => ({ params: { placeId: String(placeId) }, query: {} });

export const placeKey = (placeId: number) => ['getGuidePlace', inputOf(placeId)];

/** How soon another editor's changes are shown (ms). */
const refetchInterval = 5_000;

/** One place with its draft. */
export const placeQuery = (client: DeskClient, placeId: number) =>
  queryOptions({ ...callQuery(client, 'getGuidePlace', inputOf(placeId)), refetchInterval });
