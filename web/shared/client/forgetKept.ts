const mark = 'keptForUser';

function marked<T>(act: (storage: Storage) => T): T | null {
  try {
    return act(localStorage);
  } catch {
    // A browser that refuses storage keeps no pages either.
    return null;
  }
}

/** Marks that something of a user's is kept on this device, and not only a guest's cards. */
export function markKept(): void {
  marked((storage) => storage.setItem(mark, '1'));
}

export function isKeptForUser(): boolean {
  return marked((storage) => storage.getItem(mark)) !== null;
}

/** Deletes all that cards have kept on this device (web/features/offline), whether or not their worker is there. */
export async function forgetKept(): Promise<void> {
  try {
    for (const name of await caches.keys()) await caches.delete(name);
    // Last: a page that ends in between leaves the rest to the next one.
    marked((storage) => storage.removeItem(mark));
  } catch {
    // A page over plain http has no caches, and a browser may refuse them.
  }
}
