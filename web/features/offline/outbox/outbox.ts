import { useSyncExternalStore } from 'react';
import type { OutboxEntry } from './entries.ts';
import { OutboxStore } from './OutboxStore.ts';

export const outboxStore = new OutboxStore(() => localStorage);

/** Sends what waits. Without network that begins with the browser's `online` (resumeOutbox.ts). */
export function sendOutbox(): void {
  if (!navigator.onLine) return;
  import('./sending.ts').then(
    ({ sendWaiting }) => sendWaiting(),
    () => undefined,
  );
}

const none: readonly OutboxEntry[] = [];

/** All entries of the outbox, of any account; none until hydration, since the server knows none. */
export function useOutbox(): readonly OutboxEntry[] {
  return useSyncExternalStore(outboxStore.subscribe, outboxStore.read, () => none);
}
