import { AsyncLocalStorage } from 'node:async_hooks';
import type { AlertNews } from '../../../contract/desk/alerts.ts';
import { alertBeat } from '../../../domain/staff/alertRules.ts';
import type { EventStream } from '../../http/eventStream.ts';
import type { StaffCaller } from '../../http/requestContext.ts';
import type { Database } from '../../platform/database/database.ts';
import { readAlertVersions } from './alertRows.ts';

type StreamedStaff = Pick<StaffCaller, 'staffId' | 'sessionId'>;

interface AlertStreamsDeps {
  readonly database: Database;
  /** Which of these sessions of the staff are open. */
  readonly openSessions: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly onFail: (error: unknown) => void;
}

/** Milliseconds between two polls: what another process did reaches a page within two seconds. */
export const pollEvery = 1_000;

/** Maximum number of streams of one session: one more ends the oldest. A browser needs one stream for all its tabs. */
const maxStreams = 6;

interface OpenStream extends StreamedStaff {
  readonly stream: EventStream;
  /** The version that the page was last told; null before the first. */
  version: string | null;
}

export interface AlertStreams {
  /** Tells a stream of each change, from now until its session ends. */
  add(staff: StreamedStaff, stream: EventStream): void;
  /** Polls now. */
  wake(): void;
  /** Ends all streams, and the polling. */
  close(): Promise<void>;
}

/**
 * Tells open pages that the alerts of their member have changed. One poll of the database serves all streams of this
 * process, and without a stream there is none.
 */
export function createAlertStreams({ database, openSessions, onFail }: AlertStreamsDeps): AlertStreams {
  const streams = new Set<OpenStream>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isWanted = false;
  let isClosed = false;
  const outside = AsyncLocalStorage.snapshot();

  const beats = setInterval(() => {
    for (const { stream } of streams) stream.send('beat', '1');
  }, alertBeat).unref();

  async function look(): Promise<void> {
    const looked = [...streams];
    const open = await openSessions([...new Set(looked.map(({ sessionId }) => sessionId))]);
    const versions = await readAlertVersions(database, [...new Set(looked.map(({ staffId }) => staffId))]);
    for (const one of looked) {
      if (!open.has(one.sessionId)) {
        one.stream.end();
        continue;
      }
      const version = versions.get(one.staffId) ?? '0';
      if (version === one.version) continue;
      one.version = version;
      one.stream.send('alerts', JSON.stringify({ staffId: one.staffId, version } satisfies AlertNews));
    }
  }

  /** Runs one poll at a time; a call during a poll causes another one after it. */
  function wake(): void {
    isWanted = true;
    if (running || isClosed) return;
    clearTimeout(timer);
    running = outside(async () => {
      isWanted = false;
      if (streams.size > 0) await look().catch(onFail);
    }).finally(() => {
      running = null;
      if (streams.size === 0 || isClosed) return;
      if (isWanted) wake();
      else timer = setTimeout(wake, pollEvery).unref();
    });
  }

  return {
    add(staff, stream) {
      const added = { ...staff, stream, version: null };
      const ofSession = [...streams].filter(({ sessionId }) => sessionId === staff.sessionId);
      for (const { stream: oldest } of ofSession.slice(0, Math.max(0, ofSession.length - maxStreams + 1)))
        oldest.end();
      streams.add(added);
      stream.onEnd(() => streams.delete(added));
      if (isClosed) stream.end();
      else wake();
    },
    wake,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      clearInterval(beats);
      for (const { stream } of streams) stream.end();
      await running;
    },
  };
}
