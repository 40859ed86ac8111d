import { keysFrom } from './keysFrom.ts';

/** Each entry of the outbox (web/features/offline/outbox) has its own key in local storage, by account. */
const start = 'outbox ';

export const outboxPrefix = (nickname: string) => `${start}${encodeURIComponent(nickname)} `;
/** The key of the plan that was last sent for an account. */
export const sentPlanKey = (nickname: string) => `outboxSent ${encodeURIComponent(nickname)}`;

/** The keys of all entries, of any account. */
export const outboxKeys = (storage: Storage) => keysFrom(storage, start);

export function hasOutboxEntries(): boolean {
  try {
    return outboxKeys(localStorage).length > 0;
  } catch {
    // Browsers may block storage altogether.
    return false;
  }
}

/** Deletes what waits to be sent for an account, when its user logs out or deletes it. */
export function deleteOutbox(nickname: string): void {
  try {
    for (const key of [...keysFrom(localStorage, outboxPrefix(nickname)), sentPlanKey(nickname)])
      localStorage.removeItem(key);
  } catch {
    // Blocked storage contains nothing.
  }
}
