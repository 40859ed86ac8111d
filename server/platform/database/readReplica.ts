import type { Database } from './database.ts';
import type { Engine } from './engine.ts';
import type { DatabaseMeter } from './meteredEngine.ts';
import { meteredEngine } from './meteredEngine.ts';
import { databaseOver } from './open.ts';
import { createPostgresqlEngine } from './postgresql/postgresqlEngine.ts';

/** How long a replica that did not respond is skipped (ms). */
const avoidedFor = 5_000;

/**
 * The replica, with the primary as a fallback: a stale guide is better than none, and the primary's is better still.
 * Closing this leaves the primary open.
 */
export function replicaOrPrimary(replica: Engine, primary: Engine, log: (line: string) => void): Engine {
  let avoidedUntil = 0;
  let isAway = false;
  const setAway = (value: boolean) => {
    if (value === isAway) return;
    isAway = value;
    log(
      isAway ? 'The read replica does not answer; the primary is read.' : 'The read replica is read again.',
    );
  };
  return {
    kind: replica.kind,
    async connect(options) {
      if (performance.now() < avoidedUntil) return primary.connect(options);
      try {
        const session = await replica.connect(options);
        setAway(false);
        return session;
      } catch {
        setAway(true);
        avoidedUntil = performance.now() + avoidedFor;
        return primary.connect(options);
      }
    },
    close: () => replica.close(),
  };
}

interface ReadReplicaOptions {
  /** READ_DATABASE_URL. */
  readonly url: string;
  /** DATABASE_URL. */
  readonly primaryUrl: string;
  readonly log: (line: string) => void;
  readonly meter: DatabaseMeter;
  /** As in OpenOptions. */
  readonly wrap: (engine: Engine) => Engine;
}

/** A database for the guide's reads alone (docs/product/environment.md): no migrations and no writes go through it. */
export function openReadReplica({ url, primaryUrl, log, meter, wrap }: ReadReplicaOptions): Database {
  const primary = createPostgresqlEngine(primaryUrl, log);
  const engine = replicaOrPrimary(createPostgresqlEngine(url, log), primary, log);
  const database = databaseOver(meteredEngine(wrap(engine), meter), log);
  return {
    ...database,
    async close() {
      await database.close();
      await primary.close();
    },
  };
}
