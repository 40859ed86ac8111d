import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import type { Database } from '../platform/database/database.ts';

/**
 * Publishes to all processes that the guide was loaded anew, so that none serves a stale cache. Events may get lost:
 * every cache entry expires as well.
 */
export interface GuideChanges {
  /** Calls back with the new version of the guide, or null when events may have been missed. */
  onChange(listener: (version: number | null) => void): void;
  /** Call it after the transaction that loaded the guide. Never waits, never fails. */
  publish(version: number): void;
  close(): void;
}

/** The product's only channel. */
const channel = 'solbada:guide';

function listenersHere() {
  const listeners: ((version: number | null) => void)[] = [];
  return {
    onChange: (listener: (version: number | null) => void) => void listeners.push(listener),
    notify: (version: number | null) => {
      for (const listener of listeners) listener(version);
    },
  };
}

/** For a single process, or one without a connection to the others. */
export function guideChangesHere(): GuideChanges {
  const { onChange, notify } = listenersHere();
  return { onChange, publish: notify, close: () => undefined };
}

/**
 * Over Redis or Valkey. During an outage only this process gets its events; afterwards every process assumes that it
 * missed some.
 */
export function guideChangesOver(redis: Redis): GuideChanges {
  const { onChange, notify } = listenersHere();

  // A subscribed connection cannot run other commands. It subscribes by itself, to notice a reconnect.
  const subscriber = redis.duplicate({ autoResubscribe: false });
  subscriber.on('error', () => {
    // The other connection reports the error.
  });
  subscriber.on('ready', () => {
    subscriber.subscribe(channel).then(
      () => notify(null),
      () => subscriber.disconnect(true),
    );
  });
  // A connection that only listens does not notice a vanished peer; the connection that sends commands does.
  redis.on('close', () => subscriber.disconnect(true));
  subscriber.on('message', (_channel, text: string) => {
    const version = Number(text);
    notify(Number.isSafeInteger(version) ? version : null);
  });

  let pending: number | null = null;
  const publishPending = () => {
    if (pending === null || redis.status !== 'ready') return;
    const version = pending;
    pending = null;
    redis.publish(channel, String(version)).catch(() => {
      pending ??= version;
    });
  };
  redis.on('ready', publishPending);

  return {
    onChange,
    publish: (version) => {
      notify(version);
      pending = version;
      publishPending();
    },
    close: () => subscriber.disconnect(),
  };
}

/** Milliseconds between two polls, and their number: a minute, after which cached entries have expired anyway. */
const every = 250;
const most = 240;

/** Resolves once a database has the guide of that version; a replica may lag behind the event. */
export async function awaitVersion(database: Database, version: number): Promise<void> {
  for (let looks = 0; looks < most; looks += 1) {
    const state = await database.sql
      .selectFrom('guide_state')
      .select('version')
      .where('id', '=', 1)
      .executeTakeFirst()
      .catch(() => undefined);
    if (state && state.version >= version) return;
    await pause(every, undefined, { ref: false });
  }
}
