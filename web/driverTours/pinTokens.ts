import { isRecord } from '../shared/isRecord.ts';
import type { TextStorage } from './textStorage.ts';

const key = 'solbada-driver-tokens';

/** What this device sends in place of the PINs that were entered, by the codes of their links. */
export function pinTokensIn(storage: TextStorage) {
  const readAll = (): Record<string, unknown> => {
    const stored = storage.readJson(key);
    return isRecord(stored) ? stored : {};
  };
  return {
    read(code: string): string | null {
      const token = readAll()[code];
      return typeof token === 'string' ? token : null;
    },
    write: (code: string, token: string) => storage.writeJson(key, { ...readAll(), [code]: token }),
  };
}
