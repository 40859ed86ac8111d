/** Deletes all that cards have kept on this device (web/offline), whether or not their worker is there. */
export async function forgetKept(): Promise<void> {
  try {
    for (const name of await caches.keys()) await caches.delete(name);
  } catch {
    // A page over plain http has no caches, and a browser may refuse them.
  }
}
