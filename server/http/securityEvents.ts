import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { ProblemError } from '../platform/problem.ts';
import type { Keys } from '../platform/secrets/secrets.ts';
import { sign } from '../platform/secrets/signature.ts';
import { clientKey } from './limits/client.ts';
import { knownCallers } from './requestContext.ts';

/** Problems that count as security events, besides every 403 and 429: failed sign-ins, guessed codes, malformed requests. */
const otherCodes: readonly string[] = [
  'wrongEmailAndPassword',
  'signInFailed',
  'passkeyRefused',
  'codeMismatch',
  'paymentMismatch',
  'invalidRequest',
];

/** The security event's kind, or null if a problem is none. Kinds are problem codes: few enough to label a metric. */
function securityEvent({ code, status, securityDetail }: ProblemError): string | null {
  if (securityDetail.event !== undefined) return securityDetail.event;
  return status === 403 || status === 429 || otherCodes.includes(code) ? code : null;
}

/** Sign-ins, refusals and limits, as one log line each. All but the successful sign-ins are also a metric. */
export interface SecurityEvents {
  /** Records a problem that a request got, if it is a security event. */
  record(request: FastifyRequest, problem: ProblemError): void;
  /** Records a visitor's successful sign-in. */
  recordSignIn(signIn: SignIn): void;
  /** Records what a browser's content security policy has blocked. */
  recordViolation(request: FastifyRequest, violation: PolicyViolation): void;
}

export interface SignIn {
  /** Id of the account. */
  readonly account: string;
  /** Rate-limit key of the client. */
  readonly client: string;
  readonly by: 'password' | 'google' | 'signUp';
}

/** What a browser has blocked, without personal data. */
export interface PolicyViolation {
  readonly directive: string;
  /** An origin, or a word such as `inline`. */
  readonly blocked: string;
  /** The path of the page. */
  readonly page: string;
}

interface SecurityEventsDeps {
  /** Keys that hash the client's address: lines of the same client can be found, but not the client. */
  readonly keys: Keys;
  readonly log: Pick<Logger, 'warn'>;
  readonly count: (kind: string, route: string) => void;
}

/** Maximum log lines per minute, for each kind and client, and in each group, so that a flood does not fill the disk. */
const maxLines = { perClient: 10, inAll: 200 };
const window = 60_000;

/** Counts lines in windows of a minute, and reports how many were left out. */
class LineBudget {
  readonly #report: (leftOut: Record<string, number>) => void;
  #lines = new Map<string, number>();
  #total = 0;
  #leftOut: Record<string, number> = {};
  #isOpen = false;

  constructor(report: (leftOut: Record<string, number>) => void) {
    this.#report = report;
  }

  /** Whether a line may be written; otherwise the event is counted for the report. */
  allows(kind: string, client: string): boolean {
    this.#open();
    const key = `${kind} ${client}`;
    const lines = this.#lines.get(key) ?? 0;
    if (lines >= maxLines.perClient || this.#total >= maxLines.inAll) {
      this.#leftOut[kind] = (this.#leftOut[kind] ?? 0) + 1;
      return false;
    }
    this.#lines.set(key, lines + 1);
    this.#total += 1;
    return true;
  }

  #open(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    // A stopping process does not wait for this report: the metric has counted the events.
    setTimeout(() => this.#close(), window).unref();
  }

  #close(): void {
    const leftOut = this.#leftOut;
    this.#isOpen = false;
    this.#lines = new Map();
    this.#total = 0;
    this.#leftOut = {};
    if (Object.keys(leftOut).length > 0) this.#report(leftOut);
  }
}

export function createSecurityEvents({ keys, log, count }: SecurityEventsDeps): SecurityEvents {
  const createBudget = () =>
    new LineBudget((leftOut) => log.warn({ leftOut }, 'security events without a line'));
  // Separate budgets: malformed requests, mostly mistakes, must not crowd out refusals, nor refusals a stranger's sign-in.
  const budgets = { refusals: createBudget(), malformed: createBudget(), signIns: createBudget() };
  return {
    record(request, problem) {
      const event = securityEvent(problem);
      if (event === null) return;
      const route = request.routeOptions.url ?? 'none';
      count(event, route);
      const client = sign(keys, clientKey(request));
      const budget = event === 'invalidRequest' ? budgets.malformed : budgets.refusals;
      if (!budget.allows(event, client)) return;
      const { caller, staff } = knownCallers(request);
      const { account = caller?.accountId, limit } = problem.securityDetail;
      // pino leaves out what is undefined.
      log.warn(
        { event, reqId: request.id, route, client, account, staff: staff?.staffId, limit },
        'security event',
      );
    },
    recordSignIn({ account, client: address, by }) {
      const event = 'signedIn';
      const client = sign(keys, address);
      if (budgets.signIns.allows(event, client)) log.warn({ event, client, account, by }, 'security event');
    },
    recordViolation(request, violation) {
      const event = 'policyViolation';
      count(event, request.routeOptions.url ?? 'none');
      const client = sign(keys, clientKey(request));
      if (budgets.refusals.allows(event, client)) log.warn({ event, client, ...violation }, 'security event');
    },
  };
}
