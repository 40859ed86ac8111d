import { queryOptions } from '@tanstack/react-query';
import { callQuery } from '../../../shared/client/callQuery.ts';
import type { DeskClient } from '../../client/deskClient.ts';

const placeInput = (placeId: number) => ({ params: { placeId: String(placeId) }, query: {} });

export const placeKey = (placeId: number) => ['getGuidePlace', placeInput(placeId)];

/** How soon another editor's changes are shown (ms). */
const refetchInterval = 5_000;

/** One place with its draft. */
export const placeQuery = (client: DeskClient, placeId: number) =>
  queryOptions({ ...callQuery(client, 'getGuidePlace', placeInput(placeId)), refetchInterval });
