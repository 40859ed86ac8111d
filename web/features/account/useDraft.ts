import { useSyncExternalStore } from 'react';
import type { DraftStore } from './DraftStore.ts';

/** The current draft; null until hydration, since the server does not know it. */
export function useDraft<Draft extends object>(draft: DraftStore<Draft>): Draft | null {
  return useSyncExternalStore<Draft | null>(draft.subscribe, draft.read, () => null);
}
