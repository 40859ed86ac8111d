import { useSyncExternalStore } from 'react';
import type { DraftStore } from './DraftStore.ts';

/** A draft as it stands; null until the page is alive, since the server does not know it. */
export function useDraft<Draft extends object>(draft: DraftStore<Draft>): Draft | null {
  return useSyncExternalStore<Draft | null>(draft.subscribe, draft.read, () => null);
}
