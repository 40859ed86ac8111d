import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True once the page is alive; false in what the server renders. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
