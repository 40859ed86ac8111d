import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True after hydration; false in server rendering. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
