import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True after hydration; false in server rendering. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
