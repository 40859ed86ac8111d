import { QueryClient } from '@tanstack/react-query';

/** Colleagues and drivers change the same data, so a screen loads it again when it opens and when its window is shown again. */
export function createDeskQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 5_000, retry: false, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  });
}
