import { useSyncExternalStore } from 'react';
import { connection } from '../client/connection.ts';
import { useIsOnline } from './useIsOnline.ts';

/** Whether the browser reports a network, and the last call reached the server. */
export function useIsReachable(): boolean {
  const isReachable = useSyncExternalStore(connection.subscribe, connection.isReachable, () => true);
  return useIsOnline() && isReachable;
}
