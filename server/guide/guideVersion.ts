import { AsyncLocalStorage } from 'node:async_hooks';
import { z } from 'zod';
import type { Database } from '../platform/database/database.ts';

/** The version of the guide that this process reads. Every process polls by itself, so none depends on a message. */
export interface GuideVersion {
  /**
   * Reads the version, and clears the caches before it resolves if the version has changed. A process that has published
   * calls it too, so that its own poll finds nothing new. Null while the database does not respond. Each page calls it
   * twice, so concurrent callers share a read; it always begins after they have called.
   */
  read(): Promise<number | null>;
  /** Calls back at each new version, to clear a cache of the previous one. */
  onChange(clear: () => void): void;
  stop(): Promise<void>;
}

interface Deps {
  /** The database from which the guide is read: a replica may get a new version later than the primary. */
  readonly database: Pick<Database, 'sql'>;
  readonly onFail: (error: unknown) => void;
}

/** Milliseconds between the end of a poll and the next one: a published change is on every replica within a second. */
const pollEvery = 500;

const rowSchema = z.object({ version: z.int() });

/** Polls the guide's version until it is stopped. */
export function watchGuideVersion({ database, onFail }: Deps): GuideVersion {
  const listeners: (() => void)[] = [];
  let known = -1;

  async function look(): Promise<number> {
    const row = await database.sql
      .selectFrom('guide_state')
      .select('version')
      .where('id', '=', 1)
      .executeTakeFirst();
    const { version } = rowSchema.parse(row);
    // An earlier version counts too: another replica was read, or a failover has lost a publication.
    if (version !== known) {
      known = version;
      for (const clear of listeners) clear();
    }
    return version;
  }

  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const outside = AsyncLocalStorage.snapshot();
  const lookLater = () => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = outside(look).catch(onFail).finally(lookLater);
    }, pollEvery).unref();
  };
  lookLater();

  let current: Promise<number | null> | undefined;
  let following: Promise<number | null> | undefined;
  const begin = () => {
    // Not reported here: the page fails by itself, and the poll reports the error.
    current = outside(look)
      .catch(() => null)
      .finally(() => {
        current = undefined;
      });
    return current;
  };

  return {
    read() {
      if (!current) return begin();
      // A running read may be older than data that the caller has read already, so the caller waits for the next one.
      following ??= current.then((version) => {
        following = undefined;
        return version === null ? null : begin();
      });
      return following;
    },
    onChange: (clear) => void listeners.push(clear),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
