import { Redis } from 'ioredis';
import type { Transport } from './transport.ts';

/** Timeouts of Redis: to connect, to answer a command, and for silence on the connection (ms). */
interface RedisLimits {
  readonly connect: number;
  readonly command: number;
  readonly silence: number;
}

const standardLimits: RedisLimits = { connect: 2_000, command: 1_000, silence: 2_000 };
/** Longest pause between reconnects (ms). */
const maxPause = 3_000;

/**
 * A connection to Redis or Valkey that reconnects by itself (REDIS_URL). Commands fail at once while it is down, so
 * that no request waits for it. Its loss and its return are logged once each.
 */
export function connectRedis(
  redisUrl: string,
  log: (line: string) => void,
  limits: RedisLimits = standardLimits,
): Redis {
  const redis = new Redis(redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: limits.connect,
    commandTimeout: limits.command,
    // Detects a connection whose other end has vanished; otherwise each request would wait for it.
    socketTimeout: limits.silence,
    // Half of the pause is random, so that processes do not reconnect in step.
    retryStrategy: (times) => Math.min(maxPause, 50 * 2 ** times) * (0.5 + 0.5 * Math.random()),
  });
  let isLost = false;
  redis.on('ready', () => {
    if (isLost) log('Redis is back: limits are counted together again.');
    isLost = false;
  });
  const tellLoss = () => {
    if (!isLost) log('Redis does not answer: each process counts its limits for itself.');
    isLost = true;
  };
  redis.on('error', tellLoss);
  // A clean close by the server emits no 'error'; status `end` means that we closed it.
  redis.on('close', () => redis.status !== 'end' && tellLoss());
  return redis;
}

/** How the driver would reach Redis. We ask the driver itself, since it reads `REDISS://` and an empty `?tls=` as no TLS. */
export function redisTransport(redisUrl: string): Transport {
  const { options } = new Redis(redisUrl, { lazyConnect: true });
  return { host: options.path ? null : (options.host ?? 'localhost'), isEncrypted: Boolean(options.tls) };
}
