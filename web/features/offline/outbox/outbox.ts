import { useSyncExternalStore } from 'react';
import type { OutboxEntry } from './entries.ts';
import { OutboxStore } from './OutboxStore.ts';

export const outboxStore = new OutboxStore(() => localStorage);

/**
 * Sends what waits, as far as the network allows; further tries follow by themselves. Without network and without its
 * file the next page sends it (resumeOutbox.ts).
 */
export async function sendOutbox(): Promise<void> {
  const sending = await import('./sending.ts').catch(() => null);
  await sending?.send();
}

const none: readonly OutboxEntry[] = [];

/** All entries of the outbox, of any account; none until hydration, since the server knows none. */
export function useOutbox(): readonly OutboxEntry[] {
  return useSyncExternalStore(outboxStore.subscribe, outboxStore.read, () => none);
}
