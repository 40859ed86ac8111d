import { useSyncExternalStore } from 'react';
import type { HeldDraft } from './HeldDraft.ts';

/** A draft as it stands; null until the page is alive, since the server does not know it. */
export function useHeldDraft<Draft extends object>(draft: HeldDraft<Draft>): Draft | null {
  return useSyncExternalStore<Draft | null>(draft.subscribe, draft.read, () => null);
}

const never = () => () => undefined;

/** True once the page is alive; false in what the server renders. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
