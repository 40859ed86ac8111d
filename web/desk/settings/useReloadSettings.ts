import { useQueryClient } from '@tanstack/react-query';

/** Reads the settings of a kind again after a change. */
export function useReloadSettings(
  call: 'getCompanySettings' | 'getSaleTerms' | 'getDepartureSettings',
): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [call] });
}
