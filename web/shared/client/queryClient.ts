import { QueryClient } from '@tanstack/react-query';

/** How long the guide's data counts as current (ms): Back shows a page as it was, without a request. */
const guideStaleTime = 5 * 60_000;
/** How long data that no screen shows stays cached (ms): Back restores a long list after hours in the same tab. */
const cacheTime = 4 * 3_600_000;

/**
 * The cache of all server data that pages show: one per tab in the browser, one per rendered page on the server. Every
 * request is a query of it, or a mutation that updates it.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: guideStaleTime,
        gcTime: cacheTime,
        // A failed request is shown at once, with its retry (docs/product/screens.md#messages).
        retry: false,
        // The offline worker responds without network.
        networkMode: 'always',
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
