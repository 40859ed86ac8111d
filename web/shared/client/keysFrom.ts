/** The keys of a storage that start with a text. */
export function keysFrom(storage: Pick<Storage, 'length' | 'key'>, prefix: string): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.filter((key) => key.startsWith(prefix));
}
