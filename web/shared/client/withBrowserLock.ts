/**
 * Runs one at a time across all tabs, by a Web Lock. Plain-http origins other than localhost have none: there the calls
 * of two tabs may overlap.
 */
export function withBrowserLock<T>(lock: 'session' | 'signIn' | 'outbox', run: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  return locks ? locks.request(lock, run) : run();
}
