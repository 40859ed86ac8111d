import { useEffect, useEffectEvent, useState } from 'react';
import { useIsOnline } from '../../shared/ui/useIsOnline.ts';
import type { OfflinePage, Outcome } from './offlinePage.ts';
import { type OfflineScope, storeOffline } from './storeOffline.ts';

/** First wait before storing is tried again (ms), doubled each time up to `longestWait`. */
const firstWait = 1500;
const longestWait = 60_000;

/**
 * Stores what a screen shows once it is loaded (`page` is not null), and again when the network is back. A browser
 * often says "online" some seconds before the server can be reached: then storing is tried again.
 */
export function useOfflineStorage(scope: OfflineScope, page: OfflinePage | null): Outcome | null {
  const isOnline = useIsOnline();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const store = useEffectEvent(async (stopped: AbortSignal) => {
    for (let wait = firstWait; page && !stopped.aborted; wait = Math.min(2 * wait, longestWait)) {
      const result = await storeOffline(scope, page);
      if (stopped.aborted) return;
      setOutcome(result);
      if (result !== 'keptEarlier' || !isOnline) return;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  });
  const shown = JSON.stringify(page);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown and the network decide, not the object's identity
  useEffect(() => {
    const unmounted = new AbortController();
    void store(unmounted.signal);
    return () => unmounted.abort();
  }, [shown, isOnline]);
  return outcome;
}
