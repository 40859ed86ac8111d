import { Listeners } from '../../shared/Store.ts';

/** Stores a draft besides memory: the tab's session storage, if the browser allows it. */
export interface DraftStorage {
  read: () => string | null;
  write: (text: string) => void;
  remove: () => void;
}

/** The tab's session storage under a key; if the browser blocks storage, the draft stays in memory. */
export function tabStorage(key: string): DraftStorage {
  const attempt = <T>(act: () => T): T | null => {
    try {
      return act();
    } catch {
      return null;
    }
  };
  return {
    read: () => attempt(() => sessionStorage.getItem(key)),
    write: (text) => attempt(() => sessionStorage.setItem(key, text)),
    remove: () => attempt(() => sessionStorage.removeItem(key)),
  };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Input of a form with several pages: it survives navigation and reloads, but not closing the tab. */
export class DraftStore<Draft extends object> extends Listeners {
  readonly #storage: DraftStorage;
  readonly #parse: (stored: unknown) => Draft;
  #held: Draft | undefined;

  constructor(storage: DraftStorage, parse: (stored: unknown) => Draft) {
    super();
    this.#storage = storage;
    this.#parse = parse;
  }

  readonly read = (): Draft => {
    this.#held ??= this.#parse(parsed(this.#storage.read()));
    return this.#held;
  };

  change(part: Partial<Draft>): void {
    this.#held = { ...this.read(), ...part };
    this.#storage.write(JSON.stringify(this.#held));
    this.notify();
  }

  clear(): void {
    this.#held = this.#parse(null);
    this.#storage.remove();
    this.notify();
  }
}

/** A stored value as a string of at most `max` code units; stored values are untrusted. */
export function storedText(value: unknown, max: number): string {
  return typeof value === 'string' && value.length <= max ? value : '';
}
