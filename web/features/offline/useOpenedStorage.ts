import { useEffect, useEffectEvent, useState } from 'react';
import { readCookie } from '../../shared/client/cookies.ts';
import { markUserDataStored } from '../../shared/client/offlineCopies.ts';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { readGuideRecord } from './guideRecord.ts';
import { openOfflineWorker } from './offlineWorker.ts';
import { findOpened, type OpenedResponse, storeOpened } from './openedResponses.ts';

/**
 * `kept` as it is now, `keptEarlier` if the server cannot be reached but an earlier copy exists, `notKept` if neither
 * holds.
 */
export type Outcome = 'kept' | 'keptEarlier' | 'notKept';

interface Opened {
  readonly responses: readonly OpenedResponse[];
  /** Whether the offline guide contains these responses too. */
  readonly areGuideFiles: boolean;
}

async function store({ responses, areGuideFiles }: Opened, isReachable: boolean): Promise<Outcome> {
  try {
    if (!isReachable) {
      if (areGuideFiles && (await readGuideRecord())) return 'keptEarlier';
      const found = await Promise.all(responses.map(({ address }) => findOpened(address)));
      return found.every((body) => body !== undefined) ? 'keptEarlier' : 'notKept';
    }
    const nickname = readCookie('nickname');
    if (!(await openOfflineWorker())) return 'notKept';
    // After a logout in the meantime nothing must stay here.
    if (readCookie('nickname') !== nickname) return 'notKept';
    if (nickname !== null) markUserDataStored();
    await storeOpened(responses);
    return 'kept';
  } catch {
    return 'notKept';
  }
}

/**
 * Stores what a screen shows on this device once it is loaded (`opened` is not null), so that it opens without
 * network, and again when the server can be reached again. In a browser that has no service workers, or blocks them,
 * nothing is stored.
 */
export function useOpenedStorage(opened: Opened | null): Outcome | null {
  const isReachable = useIsReachable();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const take = useEffectEvent(async (unmounted: AbortSignal) => {
    if (!opened) return;
    const result = await store(opened, isReachable);
    if (!unmounted.aborted) setOutcome(result);
  });
  const shown = JSON.stringify(opened);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown and the network decide, not the object's identity
  useEffect(() => {
    const unmounted = new AbortController();
    void take(unmounted.signal);
    return () => unmounted.abort();
  }, [shown, isReachable]);
  return outcome;
}
