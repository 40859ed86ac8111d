const mark = 'keptForUser';

/** The cache of opened responses; the guide and the program's files are nobody's, and stay. */
const personalCache = 'solbada-opened';

function marked<T>(act: (storage: Storage) => T): T | null {
  try {
    return act(localStorage);
  } catch {
    // A browser that blocks storage stores no pages either.
    return null;
  }
}

/** Marks that user data is stored on this device, and not only a guest's cards. */
export function markUserDataStored(): void {
  marked((storage) => storage.setItem(mark, '1'));
}

export function hasStoredUserData(): boolean {
  return marked((storage) => storage.getItem(mark)) !== null;
}

/** Deletes what the visitor has opened and stored on this device (web/features/offline): tickets, plans, cards. */
export async function deleteOfflineCopies(): Promise<void> {
  try {
    await caches.delete(personalCache);
    // Last: if the page is closed in between, the next page finishes the deletion.
    marked((storage) => storage.removeItem(mark));
  } catch {
    // The Cache API is missing over plain http, and a browser may block it.
  }
}
