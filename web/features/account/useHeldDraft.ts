import { useSyncExternalStore } from 'react';
import type { HeldDraft } from './HeldDraft.ts';

/** A draft as it stands; null until the page is alive, since the server does not know it. */
export function useHeldDraft<Draft extends object>(draft: HeldDraft<Draft>): Draft | null {
  return useSyncExternalStore<Draft | null>(draft.subscribe, draft.read, () => null);
}
