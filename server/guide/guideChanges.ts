import type { Redis } from 'ioredis';

/**
 * Tells all processes of the product that the guide was loaded anew, so that none goes on showing what it kept of the one
 * before. News may get lost: whatever is kept has its own end, too.
 */
export interface GuideChanges {
  /** Calls back with the version of the guide from now on, or null where news may have been missed. */
  onChange(listener: (version: number | null) => void): void;
  /** After the guide was loaded, and its transaction has ended. Never waits, never fails. */
  tell(version: number): void;
  close(): void;
}

/** The one channel of the product. */
const channel = 'solbada:guide';

function listenersHere() {
  const listeners: ((version: number | null) => void)[] = [];
  return {
    onChange: (listener: (version: number | null) => void) => void listeners.push(listener),
    hear: (version: number | null) => {
      for (const listener of listeners) listener(version);
    },
  };
}

/** For a process that is alone, or that hears nothing of the others. */
export function guideChangesHere(): GuideChanges {
  const { onChange, hear } = listenersHere();
  return { onChange, tell: hear, close: () => undefined };
}

/** Over Redis or Valkey. While it is away only this process hears; afterwards all take it that they missed something. */
export function guideChangesOver(redis: Redis): GuideChanges {
  const { onChange, hear } = listenersHere();

  // A connection that listens can do nothing else. It subscribes by itself, to know when it hears again.
  const hearing = redis.duplicate({ autoResubscribe: false });
  hearing.on('error', () => {
    // The other connection tells it.
  });
  hearing.on('ready', () => {
    hearing.subscribe(channel).then(
      () => hear(null),
      () => hearing.disconnect(true),
    );
  });
  // A connection that only listens does not notice a peer that vanished without a word; the one that asks does.
  redis.on('close', () => hearing.disconnect(true));
  hearing.on('message', (_channel, text: string) => {
    const version = Number(text);
    hear(Number.isSafeInteger(version) ? version : null);
  });

  let untold: number | null = null;
  const publish = () => {
    if (untold === null || redis.status !== 'ready') return;
    const version = untold;
    untold = null;
    redis.publish(channel, String(version)).catch(() => {
      untold ??= version;
    });
  };
  redis.on('ready', publish);

  return {
    onChange,
    tell: (version) => {
      hear(version);
      untold = version;
      publish();
    },
    close: () => hearing.disconnect(),
  };
}
