import { useQueryClient } from '@tanstack/react-query';

/** Reloads the member's passkeys and sessions after a change. */
export function useAccountChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['listMyPasskeys'] }),
      queries.invalidateQueries({ queryKey: ['listMySessions'] }),
    ]);
  };
}
