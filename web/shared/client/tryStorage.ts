/** What `use` returns of the browser's storage; null where the browser blocks it, or it is full. */
export function tryStorage<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}
