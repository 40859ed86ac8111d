/** What `use` returns of the browser's storage; null where the browser blocks it, or it is full. */
export function guardedStorage<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}
