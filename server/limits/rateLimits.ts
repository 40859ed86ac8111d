import type { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { ProblemError } from '../problem.ts';

/** How often something may be asked: so many times in so many seconds, counted for a key. */
const rules = {
  /** DESIGN 3: 5 mails an hour to an address, 30 an hour for a client. */
  mailToAddress: { times: 5, seconds: 3600 },
  mailByClient: { times: 30, seconds: 3600 },
  /** Tries of a code; the code itself ends after five (SPEC 5, DESIGN 3). */
  codeByClient: { times: 100, seconds: 3600 },
  /** Failed sign-ins only: a success gives its try back. */
  signInToAddress: { times: 10, seconds: 900 },
  signInByClient: { times: 100, seconds: 900 },
  /** A session of many tabs refreshes once in 15 minutes. */
  refreshBySession: { times: 60, seconds: 900 },
  signUpByClient: { times: 60, seconds: 3600 },
  nicknameByClient: { times: 600, seconds: 3600 },
  /** A plan asks anew when a place is added to it; many phones share one address. */
  drivingTimesByClient: { times: 600, seconds: 3600 },
  /** Wrong passwords of somebody who is signed in. */
  passwordByAccount: { times: 10, seconds: 900 },
  shareByAccount: { times: 60, seconds: 3600 },
  orderByAccount: { times: 30, seconds: 3600 },
  /** Payments that a visitor brings for an order: each is asked for at the provider. */
  paymentByAccount: { times: 60, seconds: 900 },
  newsByClient: { times: 1200, seconds: 60 },
  ticketCheckByClient: { times: 300, seconds: 900 },
} as const;

export type LimitRule = keyof typeof rules;

/** Counts what may be asked only so often; in Redis for many processes, in memory for one (DESIGN 4). */
export interface RateLimits {
  /** @throws ProblemError 'tooManyRequests' with the seconds to wait. */
  take(rule: LimitRule, key: string): Promise<void>;
  /** Gives a try back that did no harm. */
  giveBack(rule: LimitRule, key: string): Promise<void>;
}

/** RATE_LIMITS=off: nothing is counted (DESIGN 3). */
export const noLimits: RateLimits = {
  take: async () => undefined,
  giveBack: async () => undefined,
};

export function createRateLimits(redis: Redis | null): RateLimits {
  const limiters = new Map<string, RateLimiterAbstract>(
    Object.entries(rules).map(([rule, { times, seconds }]) => {
      const options = { keyPrefix: `limit:${rule}`, points: times, duration: seconds };
      const inMemory = new RateLimiterMemory(options);
      // Without Redis each process counts for itself: weaker, and better than none or a closed door.
      return [
        rule,
        redis
          ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: inMemory })
          : inMemory,
      ];
    }),
  );
  const limiterOf = (rule: LimitRule): RateLimiterAbstract => {
    const limiter = limiters.get(rule);
    if (!limiter) throw new Error(`there is no limit ${rule}`);
    return limiter;
  };
  return {
    async take(rule, key) {
      try {
        await consume(limiterOf(rule), key, rules[rule].seconds);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw new ProblemError('tooManyRequests', `Try again in ${retryAfter} s`, [], { retryAfter });
      }
    },
    async giveBack(rule, key) {
      await limiterOf(rule).reward(key);
    },
  };
}

/** A count that would hold for longer than its rule was begun while the clock stood elsewhere: it is begun anew. */
async function consume(limiter: RateLimiterAbstract, key: string, seconds: number): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes) || refusal.msBeforeNext <= (seconds + 1) * 1000) throw refusal;
    await limiter.delete(key);
    await limiter.consume(key);
  }
}
