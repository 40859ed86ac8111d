import { CallFailure } from '../../shared/client/client.ts';

/** What a renewal stands on; in the browser the cookies, the API and the locks that tabs share. */
export interface RenewalNeeds {
  token: () => string | null;
  hasNickname: () => boolean;
  /** POST /auth/refresh; the answer's cookie is the new token. */
  refresh: () => Promise<unknown>;
  /** Runs one at a time over all tabs. */
  alone: <T>(run: () => Promise<T>) => Promise<T>;
  /** The session is over: whether somebody logged in again in its place. */
  onEnd: () => Promise<boolean>;
}

/**
 * Renews the access token once, however many calls and tabs were refused at the same time (SPEC 4, DESIGN 3).
 * Who finds that another one has got a new token meanwhile takes that one.
 */
export class Renewal {
  private readonly needs: RenewalNeeds;
  private running: Promise<boolean> | null = null;

  constructor(needs: RenewalNeeds) {
    this.needs = needs;
  }

  /** Whether a call refused with `refused` is worth another try. Rejects when the refresh did not come through. */
  renew(refused: string | null): Promise<boolean> {
    this.running ??= this.run(refused).finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private hasOther(refused: string | null): boolean {
    const token = this.needs.token();
    return token !== null && token !== refused;
  }

  private async run(refused: string | null): Promise<boolean> {
    if (this.hasOther(refused)) return true;
    const isOver = await this.needs.alone(async () => {
      if (this.hasOther(refused)) return false;
      if (!this.needs.hasNickname()) return true;
      try {
        await this.needs.refresh();
        return false;
      } catch (error) {
        // Only the server's own word ends a session; a lost connection or a busy server does not.
        if (error instanceof CallFailure && error.status === 401) return true;
        throw error;
      }
    });
    return isOver ? this.needs.onEnd() : true;
  }
}

/** A Web Lock where there is one; plain-http addresses other than localhost have none, and one tab waits for itself. */
export function aloneInBrowser<T>(run: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request('session', run) : run();
}
