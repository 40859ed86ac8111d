import { CallFailure } from '../../shared/client/client.ts';

/** Dependencies of the renewal; in the browser the cookies, the API and the locks that tabs share. */
export interface RenewalNeeds {
  token: () => string | null;
  hasNickname: () => boolean;
  /** POST /auth/refresh; the response sets the new token as a cookie. */
  refresh: () => Promise<unknown>;
  /** Runs one at a time across all tabs. */
  alone: <T>(run: () => Promise<T>) => Promise<T>;
  /** The session is over; returns whether the user logged in again in place. */
  onEnd: () => Promise<boolean>;
}

/**
 * Renews the access token once, however many requests and tabs were rejected at the same time
 * (docs/product/accounts.md#expired-sessions, docs/product/accounts.md#api-sign-in-and-sessions). If another caller has
 * renewed the token meanwhile, that token is used.
 */
export class Renewal {
  readonly #needs: RenewalNeeds;
  #running: Promise<boolean> | null = null;

  constructor(needs: RenewalNeeds) {
    this.#needs = needs;
  }

  /** Whether a request rejected with the token `refused` is worth a retry. Rejects if the refresh failed. */
  renew(refused: string | null): Promise<boolean> {
    this.#running ??= this.#run(refused).finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  #hasOther(refused: string | null): boolean {
    const token = this.#needs.token();
    return token !== null && token !== refused;
  }

  async #run(refused: string | null): Promise<boolean> {
    if (this.#hasOther(refused)) return true;
    const isOver = await this.#needs.alone(async () => {
      if (this.#hasOther(refused)) return false;
      if (!this.#needs.hasNickname()) return true;
      try {
        await this.#needs.refresh();
        return false;
      } catch (error) {
        // Only a 401 from the server ends a session; a lost connection or a busy server does not.
        if (error instanceof CallFailure && error.status === 401) return true;
        throw error;
      }
    });
    return isOver ? this.#needs.onEnd() : true;
  }
}
