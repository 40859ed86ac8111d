import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { personalQuery } from '../../shared/client/callQuery.ts';
import type { GuideClient } from '../../shared/client/client.ts';
import { useNickname } from './useNickname.ts';

export const meQuery = (client: GuideClient, nickname: string | null) =>
  personalQuery(client, nickname, 'getMe', { params: {}, query: {} });

/** The visitor's account. */
export function useMe() {
  return useQuery(meQuery(useClient(), useNickname()));
}
