import { useEffect, useEffectEvent, useState } from 'react';
import { useIsOnline } from '../../shared/ui/useIsOnline.ts';
import { keepOffline, type OfflineScope } from './keepOffline.ts';
import type { KeptPage, Outcome } from './keptPage.ts';

/** Stores what a screen shows once it is loaded (`page` is not null), and again when the network is back. */
export function useKeptOffline(scope: OfflineScope, page: KeptPage | null): Outcome | null {
  const isOnline = useIsOnline();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const keep = useEffectEvent(async (isCurrent: () => boolean) => {
    if (!page) return;
    const came = await keepOffline(scope, page);
    if (isCurrent()) setOutcome(came);
  });
  const shown = JSON.stringify(page);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown and the network decide, not the object's identity
  useEffect(() => {
    let isCurrent = true;
    void keep(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [shown, isOnline]);
  return outcome;
}
