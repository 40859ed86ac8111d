import type { Database } from './database.ts';
import type { Engine, EngineResult, Session } from './engine.ts';
import { isUnavailable, translateFailure } from './failures.ts';
import type { DatabaseMeter } from './meteredEngine.ts';
import { meteredEngine } from './meteredEngine.ts';
import { databaseOver, withinLimit } from './open.ts';
import { readPostgresqlAddress } from './postgresql/hosts.ts';
import { createPostgresqlEngine } from './postgresql/postgresqlEngine.ts';

/** How long a server that did not respond is skipped (ms). */
const avoidedFor = 5_000;
/** How long a read may take before the other server is asked (ms): a stopped server accepts it and stays silent. */
const readLimit = 2_000;
/** Maximum attempts of a read: at a switchover both servers end their connections. */
const maxTries = 3;

/** The log lines for when the first server stops responding, and for when it is read again. */
interface FallbackLines {
  readonly away: string;
  readonly back: string;
}

interface FallbackOptions {
  readonly first: Engine;
  readonly second: Engine;
  readonly lines: FallbackLines;
  readonly log: (line: string) => void;
}

const replicaLines: FallbackLines = {
  away: 'The read replica does not answer; the primary is read.',
  back: 'The read replica is read again.',
};
const primaryLines: FallbackLines = {
  away: 'The primary does not answer; the guide is read from a standby.',
  back: 'The guide is read from the primary again.',
};

/**
 * Reads from the first server and falls back to the second one: a stale guide is better than none. While the first one is
 * avoided, the order is reversed. Only the first statement of a connection is repeated, since a later one may belong to a
 * transaction. Closing this engine leaves the second server's open.
 */
export function engineWithFallback({ first, second, lines, log }: FallbackOptions): Engine {
  let avoidedUntil = 0;
  let isAway = false;
  const avoid = () => {
    avoidedUntil = performance.now() + avoidedFor;
  };
  const report = (engine: Engine, responds: boolean) => {
    if (engine !== first) return;
    if (!responds) avoid();
    if (responds !== isAway) return;
    isAway = !responds;
    log(responds ? lines.back : lines.away);
  };
  const otherThan = (engine: Engine) => (engine === first ? second : first);

  /** A connection to an engine, or to the other one. */
  async function connectTo(engine: Engine): Promise<{ session: Session; engine: Engine }> {
    try {
      return { session: await engine.connect(), engine };
    } catch {
      report(engine, false);
      const other = otherThan(engine);
      return { session: await other.connect(), engine: other };
    }
  }

  function withFallback(reached: { session: Session; engine: Engine }): Session {
    let { engine } = reached;
    let current: Session | null = reached.session;
    let isFirstStatement = true;
    const ask = (sql: string, parameters: readonly unknown[]) => {
      if (current === null) throw new Error('Neither server could be reached');
      return current.query(sql, parameters);
    };
    const askFirst = async (sql: string, parameters: readonly unknown[]): Promise<EngineResult> => {
      isFirstStatement = false;
      for (let tries = 1; ; tries += 1) {
        try {
          const reading = ask(sql, parameters);
          // The last attempt has the full statement timeout, since the servers may just be busy.
          const result = await (tries < maxTries ? withinLimit(readLimit, reading) : reading);
          report(engine, true);
          return result;
        } catch (error) {
          if (tries === maxTries || !isUnavailable(translateFailure(error))) throw error;
          report(engine, false);
          current?.release(true);
          current = null;
          ({ session: current, engine } = await connectTo(otherThan(engine)));
        }
      }
    };
    return {
      query: (sql, parameters) => (isFirstStatement ? askFirst : ask)(sql, parameters),
      script: (sql) => reached.session.script(sql),
      release: (discard) => current?.release(discard),
    };
  }

  return {
    kind: first.kind,
    async connect() {
      const isAvoided = performance.now() < avoidedUntil;
      // Only this caller tries whether the first server is back; the others avoid it meanwhile.
      if (isAway && !isAvoided) avoid();
      return withFallback(await connectTo(isAvoided ? second : first));
    },
    close: () => first.close(),
  };
}

interface GuideReadsOptions {
  /** READ_DATABASE_URL. */
  readonly url: string | undefined;
  /** DATABASE_URL. */
  readonly primaryUrl: string;
  readonly log: (line: string) => void;
  readonly meter: DatabaseMeter;
  /** As in OpenOptions. */
  readonly wrap: (engine: Engine) => Engine;
}

/**
 * A database for the guide's reads alone (docs/scaling.md#which-server-is-read): no migrations and no writes go through it.
 * @returns undefined without a replica and with a single host for the primary: then only the primary can be read
 */
export function openGuideReads({
  url,
  primaryUrl,
  log,
  meter,
  wrap,
}: GuideReadsOptions): Database | undefined {
  const standbyUrl = anyHost(primaryUrl);
  const open = () => createPostgresqlEngine(primaryUrl, log);
  let servers: Omit<FallbackOptions, 'log'>;
  if (url !== undefined)
    servers = { first: createPostgresqlEngine(url, log), second: open(), lines: replicaLines };
  else if (standbyUrl !== undefined)
    servers = {
      first: open(),
      second: createPostgresqlEngine(standbyUrl, () => undefined),
      lines: primaryLines,
    };
  else return undefined;
  const engine = engineWithFallback({ ...servers, log });
  const database = databaseOver(meteredEngine(wrap(engine), meter), log);
  return {
    ...database,
    async close() {
      await database.close();
      await servers.second.close();
    },
  };
}

/** An address with several hosts, changed to accept any of them, a standby too; undefined for a single host. */
function anyHost(primaryUrl: string): string | undefined {
  const { hosts = [] } = readPostgresqlAddress(primaryUrl) ?? {};
  return hosts.length > 1
    ? primaryUrl.replace('target_session_attrs=read-write', 'target_session_attrs=any')
    : undefined;
}
