import { Redis } from 'ioredis';

/**
 * A connection to Redis or Valkey that comes back by itself (REDIS_URL). What is asked of it while it is away fails at
 * once: nothing of ours waits for it, or needs it. Its loss is told once, and its return.
 */
export function connectRedis(redisUrl: string, log: (line: string) => void): Redis {
  const redis = new Redis(redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 2000,
    commandTimeout: 1000,
  });
  let isLost = false;
  redis.on('ready', () => {
    if (isLost) log('Redis is back: limits are counted together again.');
    isLost = false;
  });
  redis.on('error', () => {
    if (!isLost) log('Redis does not answer: each process counts its limits for itself.');
    isLost = true;
  });
  return redis;
}
