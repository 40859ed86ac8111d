import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { apiBase } from '../contract/addresses.ts';
import { api } from '../contract/api.ts';
import { cards, tour } from '../server/features/orders/testing/buyer.ts';
import { goodPassword } from '../server/testing/testPassword.ts';
import { waitUntil } from '../server/testing/waitUntil.ts';

/** The addresses to which visitors send requests. If one does not respond, they try the next one, as a load balancer does. */
export interface Balancer {
  readonly origins: string[];
}

export interface VisitorResponse {
  readonly status: number;
  readonly body: unknown;
}

/** A response that visitors must never get, whatever fails in the backend: any 5xx but a clear 503. */
export interface ForbiddenResponse {
  readonly call: string;
  readonly status: number;
  readonly body: unknown;
}

const mailsSchema = z.array(z.object({ subject: z.string(), text: z.string() }));
const tokenSchema = z.object({ accessToken: z.string() });
const timeout = 12_000;

/** The request got no response, or a 503: whether it took effect is unknown. */
export class UnknownOutcome extends Error {}

/** Visitors of this process so far. */
let visitors = 0;

/** A visitor who signs up, likes, saves plans and buys, and records everything that was acknowledged. */
export class Visitor {
  readonly email: string;
  readonly liked = new Set<number>();
  /** Likes that were interrupted. A like is a toggle, so it cannot be retried. */
  readonly unsure = new Set<number>();
  /** Plans by their first memo: the last acknowledged one, and those sent after it without a response. */
  plan: string | null = null;
  plansOnTheWay: string[] = [];
  readonly paid = new Set<string>();
  /** Includes orders without a response: the rate limit counts them all. */
  ordersBegun = 0;
  readonly paymentKeys = new Map<string, string[]>();
  #token = '';
  readonly #address: string;
  #balancer: Balancer;
  readonly #wrong: ForbiddenResponse[];
  #turn = 0;

  constructor(number: number, balancer: Balancer, wrong: ForbiddenResponse[]) {
    this.email = `visitor-${number}-${Math.random().toString(36).slice(2, 8)}@example.com`;
    // Rate limits count by client, so every visitor has their own address, even one who replaces another visitor.
    this.#address = `198.${51 + Math.floor(visitors / 62_500)}.${Math.floor(visitors / 250) % 250}.${1 + (visitors % 250)}`;
    visitors += 1;
    this.#balancer = balancer;
    this.#wrong = wrong;
    this.#turn = number;
  }

  /** Changes the product's addresses from now on. */
  moveTo(origin: string): void {
    this.#balancer = { origins: [origin] };
  }

  async #ask(method: string, path: string, body?: unknown): Promise<VisitorResponse> {
    const origin = this.#balancer.origins[this.#turn++ % this.#balancer.origins.length] ?? '';
    const response = await fetch(`${origin}${path}`, {
      method,
      signal: AbortSignal.timeout(timeout),
      headers: {
        accept: 'application/json',
        'x-forwarded-for': this.#address,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new UnknownOutcome(String(error));
    });
    const text = await response.text().catch((error: unknown) => {
      throw new UnknownOutcome(String(error));
    });
    const content: unknown = text === '' ? null : JSON.parse(text);
    if (response.status === 503) throw new UnknownOutcome('503');
    if (response.status >= 500)
      this.#wrong.push({ call: `${method} ${path}`, status: response.status, body: content });
    return { status: response.status, body: content };
  }

  #call(method: string, path: string, body?: unknown): Promise<VisitorResponse> {
    return this.#ask(method, `${apiBase}${path}`, body);
  }

  /** Retries until there is a response; for idempotent requests only. */
  async again(method: string, path: string, body?: unknown): Promise<VisitorResponse> {
    return this.#retry(`${method} ${path}`, () => this.#call(method, path, body));
  }

  async #mails(): Promise<z.infer<typeof mailsSchema>> {
    const address = `/sandbox/mailbox?to=${this.email}`;
    return mailsSchema.parse((await this.#retry(address, () => this.#ask('GET', address))).body);
  }

  #retry(call: string, ask: () => Promise<VisitorResponse>): Promise<VisitorResponse> {
    let last = '';
    const attempt = () =>
      ask().catch((error: unknown) => {
        if (!(error instanceof UnknownOutcome)) throw error;
        last = error.message;
        return null;
      });
    const details = () => `The last one: ${last}`;
    return waitUntil(`a response to ${call}`, attempt, { timeout: 120_000, interval: 100, details });
  }

  /** @throws UnknownOutcome if the sign-up was interrupted: then another visitor signs up. */
  async signUp(isOpen: () => boolean): Promise<void> {
    await this.#call('POST', '/auth/email/send', { email: this.email });
    const code = await this.#code(isOpen);
    const verified = await this.#call('POST', '/auth/email/verify', { email: this.email, code });
    const { emailVerifyToken } = z.object({ emailVerifyToken: z.string() }).parse(verified.body);
    const made = await this.#call('POST', '/auth/signup/email', {
      emailVerifyToken,
      nickname: this.email.split('@')[0]?.slice(0, 15),
      password: goodPassword,
      firstName: 'A',
      lastName: 'B',
    });
    this.#token = tokenSchema.parse(made.body).accessToken;
  }

  async #code(isOpen: () => boolean): Promise<string> {
    // A mail that a killed process had claimed waits for its lease to expire; another visitor goes on meanwhile.
    for (let tries = 0; isOpen() && tries < 50; tries += 1) {
      const code = /\b\d{6}\b/.exec((await this.#mails())[0]?.text ?? '')?.[0];
      if (code) return code;
      await pause(100);
    }
    throw new UnknownOutcome('the mail did not come');
  }

  /** 200 when the account exists and its password is valid. */
  async signIn(): Promise<VisitorResponse> {
    return this.again('POST', '/auth/login/email', { email: this.email, password: goodPassword });
  }

  async like(id: number): Promise<void> {
    if (this.liked.has(id) || this.unsure.has(id)) return;
    this.unsure.add(id);
    const { status } = await this.#call('POST', `/user/like-place/${id}`);
    this.unsure.delete(id);
    if (status === 200) this.liked.add(id);
  }

  async savePlan(memo: string): Promise<void> {
    this.plansOnTheWay.push(memo);
    const { status } = await this.#call('POST', '/trip-plan', {
      tripPlan: { tripDate: null, startTime: '10:00', numberOfPeople: 2 },
      visitSpotSet: [1, 2, 3].map((placeId, index) => ({ placeId, memo, orderIndex: index + 1 })),
    });
    if (status !== 200) return;
    this.plan = memo;
    this.plansOnTheWay = [];
  }

  async buy(): Promise<void> {
    this.ordersBegun += 1;
    const order = await this.#call('POST', '/payments/orders', {
      ...tour,
      tripDate: new Date(Date.now() + 30 * 24 * 3_600_000).toISOString().slice(0, 10),
      customerEmail: this.email,
    });
    if (order.status !== 200) throw new Error(`no order: ${JSON.stringify(order.body)}`);
    const { orderId, amount } = api.placeOrder.response.parse(order.body);
    const payment = { orderId, amount, orderName: 'ticket', method: 'CARD', card: cards.approved };
    // While the database is down the outcome is unknown: nothing is charged, and the order stays unpaid.
    const { status, body } = await this.#ask('POST', '/sandbox/toss/authorize', payment);
    if (status !== 200) throw new Error(`a card was not authorised: ${status} ${JSON.stringify(body)}`);
    const { paymentKey } = z.object({ paymentKey: z.string() }).parse(body);
    this.paymentKeys.set(orderId, [...(this.paymentKeys.get(orderId) ?? []), paymentKey]);
    const confirm = () => this.#call('POST', '/payments/confirm', { orderId, paymentKey, amount });
    // The success page retries after an interrupted request.
    const response = await confirm().catch(() =>
      this.again('POST', '/payments/confirm', { orderId, paymentKey, amount }),
    );
    if (response.status === 200) this.paid.add(orderId);
  }
}
