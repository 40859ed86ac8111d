import { keysFrom } from '../shared/client/keysFrom.ts';

/** JSON by key, on the device where it allows that, else in memory. */
export interface TextStorage {
  /** Null where nothing readable is stored. */
  readonly readJson: (key: string) => unknown;
  /** The keys that start with a text. */
  readonly keys: (prefix: string) => readonly string[];
  /** Null deletes. */
  readonly writeJson: (key: string, value: unknown) => void;
  /** Whether values are held in memory only, and are lost when the page is closed. */
  readonly isInMemory: () => boolean;
}

/** @param open returns the device's storage; throws where the browser blocks it */
export function textStorage(
  open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'length' | 'key'>,
): TextStorage {
  const memory = new Map<string, string>();
  const read = (key: string) => {
    try {
      return memory.get(key) ?? open().getItem(key);
    } catch {
      return null;
    }
  };
  return {
    readJson(key) {
      try {
        return JSON.parse(read(key) ?? 'null');
      } catch {
        return null;
      }
    },
    keys(prefix) {
      const inMemory = [...memory.keys()].filter((key) => key.startsWith(prefix));
      try {
        return [...new Set([...keysFrom(open(), prefix), ...inMemory])];
      } catch {
        return inMemory;
      }
    },
    writeJson(key, value) {
      const text = value === null ? null : JSON.stringify(value);
      memory.delete(key);
      try {
        if (text === null) open().removeItem(key);
        else open().setItem(key, text);
      } catch {
        // Blocked or full.
        if (text !== null) memory.set(key, text);
      }
    },
    isInMemory: () => memory.size > 0,
  };
}
