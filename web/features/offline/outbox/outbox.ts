import { useSyncExternalStore } from 'react';
import type { OutboxEntry } from './entries.ts';
import { OutboxStore } from './OutboxStore.ts';

export const outboxStore = new OutboxStore(() => localStorage);

const none: readonly OutboxEntry[] = [];

/** All entries of the outbox, of any account; none until hydration, since the server knows none. */
export function useOutbox(): readonly OutboxEntry[] {
  return useSyncExternalStore(outboxStore.subscribe, outboxStore.read, () => none);
}
