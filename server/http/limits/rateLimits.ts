import type { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterCluster,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible';
import { ProblemError } from '../../platform/problem.ts';

interface Rule {
  readonly times: number;
  readonly seconds: number;
  /** What follows the last of these times: nothing until the seconds are over, or one try after each pause. */
  readonly afterwards: 'refuse' | 'slowDown';
}

const refuse = (times: number, seconds: number): Rule => ({ times, seconds, afterwards: 'refuse' });
const slowDown = (times: number, seconds: number): Rule => ({ times, seconds, afterwards: 'slowDown' });

/** How often something may be asked: so many times in so many seconds, counted for a key. */
const rules = {
  /** DESIGN 3: 5 mails an hour to an address, 30 an hour for a client. */
  mailToAddress: refuse(5, 3600),
  mailByClient: refuse(30, 3600),
  /** Links to a new password, apart from the mails above: no stranger uses up the owner's. */
  forgotByPair: refuse(5, 3600),
  forgotToAddress: refuse(20, 3600),
  forgotByClient: refuse(30, 3600),
  /** Tries of a code; the code itself ends after five (SPEC 5, DESIGN 3). */
  codeByClient: refuse(100, 3600),
  /** Failed sign-ins only: a success gives its try back. A pair is an address and a client, or a known device. */
  signInByPair: slowDown(10, 900),
  signInToAddress: slowDown(100, 3600),
  signInByClient: refuse(100, 900),
  /** Ways to Google that did not end in a sign-in. */
  googleStartByClient: refuse(100, 900),
  /** A session of many tabs refreshes once in 15 minutes. */
  refreshBySession: refuse(60, 900),
  signUpByClient: refuse(60, 3600),
  nicknameByClient: refuse(600, 3600),
  /** A plan asks anew when a place is added to it; many phones share one address. */
  drivingTimesByClient: refuse(600, 3600),
  /** Wrong passwords of somebody who is signed in. */
  passwordByAccount: refuse(10, 900),
  shareByAccount: refuse(60, 3600),
  orderByAccount: refuse(30, 3600),
  /** Payments that a visitor brings for an order: each is asked for at the provider. */
  paymentByAccount: refuse(60, 900),
  webhookByClient: refuse(1200, 60),
  ticketCheckByClient: refuse(300, 900),
} as const satisfies Record<string, Rule>;

/** The longest pause between two tries that are slowed down (s); pauses double up to it, from one second. */
const longestPause = 60;

export type LimitRule = keyof typeof rules;

/** Counts what may be asked only so often: in Redis for many machines, else for the processes of one (DESIGN 4). */
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

/** How long the first process of a machine may take to count (ms). */
const countingTime = 2_000;

/** @param isWorker whether this process is one of several, whose first one counts for all (WORKERS) */
export function createRateLimits(redis: Redis | null, isWorker = false): RateLimits {
  const limiterOf = (name: string, times: number, seconds: number): RateLimiterAbstract => {
    const options = { keyPrefix: `limit:${name}`, points: times, duration: seconds };
    const inMemory = new RateLimiterMemory(options);
    // Whatever does not answer is replaced by what lies nearer: weaker, and better than none or a closed door.
    const onMachine = isWorker
      ? new RLWrapperTimeouts({
          limiter: new RateLimiterCluster({ ...options, timeoutMs: countingTime }),
          timeoutMs: countingTime,
          insuranceLimiter: inMemory,
        })
      : inMemory;
    return redis
      ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: onMachine })
      : onMachine;
  };
  const counters = new Map(
    Object.entries<Rule>(rules).map(([name, rule]) => {
      const limiter = limiterOf(name, rule.times, rule.seconds);
      return [
        name,
        rule.afterwards === 'refuse'
          ? refusing(limiter, rule)
          : slowingDown(limiter, limiterOf(`${name}:pause`, 1, longestPause), rule),
      ];
    }),
  );
  const counterOf = (rule: LimitRule): Counter => {
    const counter = counters.get(rule);
    if (!counter) throw new Error(`there is no limit ${rule}`);
    return counter;
  };
  return {
    async take(rule, key) {
      try {
        await counterOf(rule).take(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw new ProblemError('tooManyRequests', `Try again in ${retryAfter} s`, [], { retryAfter });
      }
    },
    giveBack: (rule, key) => counterOf(rule).giveBack(key),
  };
}

/** Takes several limits or none, and gives the way to give them all back. */
export async function takeAll(
  limits: RateLimits,
  wanted: readonly (readonly [rule: LimitRule, key: string])[],
): Promise<() => Promise<void>> {
  const taken: (readonly [LimitRule, string])[] = [];
  const giveBack = async () => {
    for (const [rule, key] of taken.splice(0)) await limits.giveBack(rule, key);
  };
  try {
    for (const [rule, key] of wanted) {
      await limits.take(rule, key);
      taken.push([rule, key]);
    }
  } catch (refusal) {
    await giveBack();
    throw refusal;
  }
  return giveBack;
}

interface Counter {
  /** @throws RateLimiterRes with the time to wait. */
  take(key: string): Promise<void>;
  giveBack(key: string): Promise<void>;
}

function refusing(limiter: RateLimiterAbstract, { seconds }: Rule): Counter {
  return {
    take: async (key) => {
      await begunAnew(limiter, key, seconds, () => limiter.consume(key));
    },
    giveBack: async (key) => {
      await limiter.reward(key);
    },
  };
}

/**
 * From the last free try on, each one that is let through begins a pause, twice as long as the one before. Tries within a
 * pause are refused and not counted, so that nobody makes it longer by asking.
 */
function slowingDown(limiter: RateLimiterAbstract, pauses: RateLimiterAbstract, rule: Rule): Counter {
  return {
    async take(key) {
      const { consumedPoints } = await begunAnew(limiter, key, rule.seconds, () => limiter.penalty(key));
      if (consumedPoints < rule.times) return;
      const customDuration = Math.min(longestPause, 2 ** (consumedPoints - rule.times));
      try {
        await begunAnew(pauses, key, longestPause, () => pauses.consume(key, 1, { customDuration }));
      } catch (refusal) {
        await limiter.reward(key);
        throw refusal;
      }
    },
    async giveBack(key) {
      await limiter.reward(key);
      await pauses.delete(key);
    },
  };
}

/** A count that would hold for longer than its rule was begun while the clock stood elsewhere: it is begun anew. */
async function begunAnew(
  limiter: RateLimiterAbstract,
  key: string,
  seconds: number,
  count: () => Promise<RateLimiterRes>,
): Promise<RateLimiterRes> {
  const isTooLong = ({ msBeforeNext }: RateLimiterRes) => msBeforeNext > (seconds + 1) * 1000;
  try {
    const counted = await count();
    if (!isTooLong(counted)) return counted;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes) || !isTooLong(refusal)) throw refusal;
  }
  await limiter.delete(key);
  return count();
}
