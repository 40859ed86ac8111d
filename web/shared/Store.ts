/** The listeners of a changing value: the part that every store for useSyncExternalStore needs. */
export class Listeners {
  readonly #all = new Set<() => void>();

  /** @returns a function that ends the subscription */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#all.add(listener);
    return () => void this.#all.delete(listener);
  };

  notify(): void {
    for (const listener of this.#all) listener();
  }
}

/** A value in this document's memory, which screens follow with useSyncExternalStore. */
export class Store<Value> extends Listeners {
  #value: Value;

  constructor(value: Value) {
    super();
    this.#value = value;
  }

  readonly now = (): Value => this.#value;

  /** Notifies unless it is the same value. */
  set(value: Value): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    this.notify();
  }
}
