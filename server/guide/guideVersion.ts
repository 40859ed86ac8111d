import { AsyncLocalStorage } from 'node:async_hooks';
import { z } from 'zod';
import type { Database } from '../platform/database/database.ts';

/** The version of the guide that this process reads. Every process looks for itself, so that none depends on a message. */
export interface GuideVersion {
  /**
   * Reads it; where it is another than before, caches are cleared first. The process that has published also calls it, so
   * that its own poll finds nothing new. Null while the database does not respond. Callers share a read that begins after
   * they have called: each page reads twice.
   */
  read(): Promise<number | null>;
  /** Calls back at each new version, to clear a cache of the previous one. */
  onChange(clear: () => void): void;
  stop(): Promise<void>;
}

interface Deps {
  /** The database from which the guide is read: a replica may have a new version later. */
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
    // Also where it is an earlier one: another replica is read, or a failover has lost a publication.
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
    // The page that asks has its own failure, and the poll reports this one.
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
      // The one under way may have begun before what the caller has read.
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
