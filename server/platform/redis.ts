import { Redis } from 'ioredis';

/** Milliseconds that Redis has: to be connected to, to answer a command, and to say anything at all. */
interface RedisLimits {
  readonly connect: number;
  readonly command: number;
  readonly silence: number;
}

const standardLimits: RedisLimits = { connect: 2_000, command: 1_000, silence: 2_000 };
/** The longest pause before it is connected to anew (ms). */
const longestPause = 3_000;

/**
 * A connection to Redis or Valkey that comes back by itself (REDIS_URL). What is asked of it while it is away fails at
 * once: nothing of ours waits for it, or needs it. Its loss is told once, and its return.
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
    // A connection whose other end is gone without a word: else each request would wait for it.
    socketTimeout: limits.silence,
    // Half of it is left to chance, so that many processes do not come back in step.
    retryStrategy: (times) => Math.min(longestPause, 50 * 2 ** times) * (0.5 + 0.5 * Math.random()),
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
  // A server that closes in good order is no error; `end` is our own.
  redis.on('close', () => redis.status !== 'end' && tellLoss());
  return redis;
}
