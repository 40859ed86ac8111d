/** Whether the session has ended while its screens are open; they then ask for a new sign-in in place. */
class Expiry {
  #isExpired = false;
  readonly #listeners = new Set<() => void>();

  readonly isExpired = () => this.#isExpired;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(isExpired: boolean): void {
    if (isExpired === this.#isExpired) return;
    this.#isExpired = isExpired;
    for (const listener of this.#listeners) listener();
  }
}

export const expiry = new Expiry();
