/** Where a draft is kept besides in memory: the tab's session storage, where the browser lets us. */
export interface DraftStorage {
  read: () => string | null;
  write: (text: string) => void;
  remove: () => void;
}

/** The tab's session storage under a key; a browser that refuses storage keeps the draft in memory only. */
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

/** What somebody has typed into a form of several pages: it outlives the pages and a reload, not the tab. */
export class DraftStore<Draft extends object> {
  private readonly storage: DraftStorage;
  private readonly parse: (stored: unknown) => Draft;
  private readonly listeners = new Set<() => void>();
  private held: Draft | undefined;

  constructor(storage: DraftStorage, parse: (stored: unknown) => Draft) {
    this.storage = storage;
    this.parse = parse;
  }

  readonly read = (): Draft => {
    this.held ??= this.parse(parsed(this.storage.read()));
    return this.held;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  change(part: Partial<Draft>): void {
    this.held = { ...this.read(), ...part };
    this.storage.write(JSON.stringify(this.held));
    this.tell();
  }

  clear(): void {
    this.held = this.parse(null);
    this.storage.remove();
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

/** A stored value as a text of at most `most` code units; nothing stored is trusted. */
export function storedText(value: unknown, most: number): string {
  return typeof value === 'string' && value.length <= most ? value : '';
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
