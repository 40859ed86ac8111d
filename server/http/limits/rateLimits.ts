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
  /** Behaviour at the limit: refused until the window ends, or one attempt after each pause. */
  readonly afterwards: 'refuse' | 'slowDown';
}

const refuse = (times: number, seconds: number): Rule => ({ times, seconds, afterwards: 'refuse' });
const slowDown = (times: number, seconds: number): Rule => ({ times, seconds, afterwards: 'slowDown' });

/** A rate limit: so many attempts in so many seconds, per key. */
const rules = {
  /** 5 mails per address per hour, 30 per client per hour (docs/product/accounts.md#limits). */
  mailToAddress: refuse(5, 3600),
  mailByClient: refuse(30, 3600),
  /** Password links, separate from the mails above, so that a stranger cannot use up the owner's. */
  forgotByPair: refuse(5, 3600),
  forgotToAddress: refuse(20, 3600),
  forgotByClient: refuse(30, 3600),
  /**
   * Attempts at a code; the code itself expires after five (docs/product/accounts.md#fields,
   * docs/product/accounts.md#limits).
   */
  codeByClient: refuse(100, 3600),
  /** Failed sign-ins only: a success refunds its attempt. A pair is an address and a client, or a known device. */
  signInByPair: slowDown(10, 900),
  signInToAddress: slowDown(100, 3600),
  signInByClient: refuse(100, 900),
  /** Google sign-ins that were not completed. */
  googleStartByClient: refuse(100, 900),
  /** A session of many tabs refreshes once in 15 minutes. */
  refreshBySession: refuse(60, 900),
  signUpByClient: refuse(60, 3600),
  nicknameByClient: refuse(600, 3600),
  /** A plan requests driving times for each added place; many phones share one address. */
  drivingTimesByClient: refuse(600, 3600),
  /** Wrong passwords of a signed-in user. */
  passwordByAccount: refuse(10, 900),
  shareByAccount: refuse(60, 3600),
  /** Downloads of one's own data: each reads every table. */
  dataByAccount: refuse(20, 3600),
  orderByAccount: refuse(30, 3600),
  /** Changes of a ticket: each is mailed to the visitor and the driver. */
  changeByAccount: refuse(20, 3600),
  /** Payments submitted for an order: each one is looked up at the provider. */
  paymentByAccount: refuse(60, 900),
  /** Reports of a problem with a tour; each order can have a few. */
  reportByAccount: refuse(20, 3600),
  /** Reports about places, by anybody; guests of one hotel share an address. */
  placeReportByClient: refuse(10, 3600),
  /** Reports about one place by one client, so that a few clients cannot fill a place's list. */
  placeReportByClientAndPlace: refuse(5, 86_400),
  /** Messages of assistants; many people share the address of one that runs on a server. */
  mcpByClient: refuse(600, 60),
  /** Requests of a reseller, whose servers ask for many visitors. */
  octoByReseller: refuse(1200, 60),
  octoUnknownKeyByClient: refuse(100, 900),
  webhookByClient: refuse(1200, 60),
  /** Reports of browsers about blocked content; a page with a fault sends several. */
  policyReportByClient: refuse(100, 3600),
  ticketCheckByClient: refuse(300, 900),
  /** Passkeys of the staff; many of them share the office's address, and a sign-in takes two calls. */
  deskSignInByClient: refuse(200, 900),
  /** Invitations and recoveries; the page of a recovery asks again until it is approved. */
  deskLinkByClient: refuse(600, 900),
  recoveryByClient: refuse(10, 3600),
  /** Requests of one client for one member, so that a stranger cannot use up the member's own. */
  recoveryByPair: refuse(5, 3600),
  /** A member needs no more links than this, since each stays valid for a day. */
  recoveryToAddress: refuse(20, 3600),
  /** Photographs that a member of the staff uploads, refused ones too: each is decoded. */
  photographByStaff: refuse(120, 3600),
  /** Invitations and receipts that a member of the staff sends, and those to one address. */
  deskMailByStaff: refuse(60, 3600),
  deskMailToAddress: refuse(5, 3600),
  /** PINs of drivers, right or wrong; wrong ones are also counted for each driver. */
  driverPinByClient: refuse(100, 900),
  /** Drivers of one company share an address. */
  driverToursByClient: refuse(600, 900),
} as const satisfies Record<string, Rule>;

/** Longest pause between slowed-down attempts (s); pauses start at one second and double. */
const maxPauseSeconds = 60;

export type LimitRule = keyof typeof rules;

/**
 * Rate limits: counted in Redis across machines, else across the processes of one machine
 * (docs/product/environment.md).
 */
export interface RateLimits {
  /** @throws ProblemError 'tooManyRequests' with the seconds to wait. */
  take(rule: LimitRule, key: string): Promise<void>;
  /** Refunds an attempt that did no harm. */
  giveBack(rule: LimitRule, key: string): Promise<void>;
}

/** RATE_LIMITS=off: no limits (docs/product/accounts.md#limits). */
export const noLimits: RateLimits = {
  take: async () => undefined,
  giveBack: async () => undefined,
};

/** Timeout for the first process of a machine, which counts for its workers (ms). */
const countingTime = 2_000;

/** @param isWorker whether this process is one of several, whose first one counts for all (WORKERS) */
export function createRateLimits(redis: Redis | null, isWorker = false): RateLimits {
  const createLimiter = (name: string, times: number, seconds: number): RateLimiterAbstract => {
    const options = { keyPrefix: `limit:${name}`, points: times, duration: seconds };
    const inMemory = new RateLimiterMemory(options);
    // Falls back from Redis to the first process, and from that to this one: a weaker limit is better than none or an outage.
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
      const limiter = createLimiter(name, rule.times, rule.seconds);
      return [
        name,
        rule.afterwards === 'refuse'
          ? refusing(limiter, rule)
          : slowingDown(limiter, createLimiter(`${name}:pause`, 1, maxPauseSeconds), rule),
      ];
    }),
  );
  const createCounter = (rule: LimitRule): Counter => {
    const counter = counters.get(rule);
    if (!counter) throw new Error(`there is no limit ${rule}`);
    return counter;
  };
  return {
    async take(rule, key) {
      try {
        await createCounter(rule).take(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw new ProblemError('tooManyRequests', `Try again in ${retryAfter} s`, [], {
          retryAfter,
          securityDetail: { limit: rule },
        });
      }
    },
    giveBack: (rule, key) => createCounter(rule).giveBack(key),
  };
}

/** Consumes several limits or none, and returns the function that refunds them all. */
export async function consumeAll(
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
 * Past the free attempts, each allowed one begins a pause, twice as long as the one before. Attempts during a pause
 * are refused and not counted, so that they do not extend it.
 */
function slowingDown(limiter: RateLimiterAbstract, pauses: RateLimiterAbstract, rule: Rule): Counter {
  return {
    async take(key) {
      const { consumedPoints } = await begunAnew(limiter, key, rule.seconds, () => limiter.penalty(key));
      if (consumedPoints < rule.times) return;
      const customDuration = Math.min(maxPauseSeconds, 2 ** (consumedPoints - rule.times));
      try {
        await begunAnew(pauses, key, maxPauseSeconds, () => pauses.consume(key, 1, { customDuration }));
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

/** A count that outlasts its rule began while the clock was wrong: it starts again. */
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
