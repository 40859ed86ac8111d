import { cacheNames } from './cacheNames.ts';
import { tryStorage } from './tryStorage.ts';

/** A browser that blocks storage stores no pages either. */
const mark = 'keptForUser';

/** Marks that user data is stored on this device, and not only a guest's cards. */
export function markUserDataStored(): void {
  tryStorage(() => localStorage.setItem(mark, '1'));
}

export function hasStoredUserData(): boolean {
  return tryStorage(() => localStorage.getItem(mark)) !== null;
}

/** Deletes what the visitor has opened and stored on this device (web/features/offline): tickets, plans, cards. */
export async function deleteOfflineCopies(): Promise<void> {
  try {
    await caches.delete(cacheNames.opened);
    // Last: if the page is closed in between, the next page finishes the deletion.
    tryStorage(() => localStorage.removeItem(mark));
  } catch {
    // The Cache API is missing over plain http, and a browser may block it.
  }
}
