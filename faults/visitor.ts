import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { apiBase } from '../contract/addresses.ts';
import { api } from '../contract/api.ts';
import { cards, tour } from '../server/features/orders/testing/buyer.ts';
import { goodPassword } from '../server/testing/testVisitor.ts';

/** Where the visitors go: one address is asked, and the next one when it does not answer, as a balancer does. */
export interface Balancer {
  readonly origins: string[];
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** What came back that nobody may ever see: an error that is no clear 503, whatever happens behind. */
export interface Wrong {
  readonly call: string;
  readonly status: number;
  readonly body: unknown;
}

const mailsSchema = z.array(z.object({ subject: z.string(), text: z.string() }));
const tokenSchema = z.object({ accessToken: z.string() });
const patience = 12_000;

/** The call did not come to an answer, or to a 503: whether it was done is not known. */
export class Unknown extends Error {}

/** Somebody who signs up, likes, saves plans and buys, and remembers each thing that was acknowledged. */
export class Visitor {
  readonly email: string;
  readonly liked = new Set<number>();
  /** Likes that broke off: a like is a toggle, so that nobody may ask again. */
  readonly unsure = new Set<number>();
  /** Plans by their first memo; the last acknowledged one, and those that were sent after it without an answer. */
  plan: string | null = null;
  plansOnTheWay: string[] = [];
  readonly paid = new Set<string>();
  /** Also those of which nobody answered: the limit counts them all. */
  ordersBegun = 0;
  readonly paymentKeys = new Map<string, string[]>();
  #token = '';
  readonly #address: string;
  #balancer: Balancer;
  readonly #wrong: Wrong[];
  #turn = 0;

  constructor(number: number, balancer: Balancer, wrong: Wrong[]) {
    this.email = `visitor-${number}-${Math.random().toString(36).slice(2, 8)}@example.com`;
    // Limits count by client: each visitor comes from an address of their own.
    this.#address = `198.51.${Math.floor(number / 250)}.${1 + (number % 250)}`;
    this.#balancer = balancer;
    this.#wrong = wrong;
    this.#turn = number;
  }

  /** From now on the product is elsewhere. */
  moveTo(origin: string): void {
    this.#balancer = { origins: [origin] };
  }

  async #ask(method: string, path: string, body?: unknown): Promise<Answer> {
    const origin = this.#balancer.origins[this.#turn++ % this.#balancer.origins.length] ?? '';
    const answer = await fetch(`${origin}${path}`, {
      method,
      signal: AbortSignal.timeout(patience),
      headers: {
        accept: 'application/json',
        'x-forwarded-for': this.#address,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new Unknown(String(error));
    });
    const text = await answer.text().catch((error: unknown) => {
      throw new Unknown(String(error));
    });
    const content: unknown = text === '' ? null : JSON.parse(text);
    if (answer.status === 503) throw new Unknown('503');
    if (answer.status >= 500)
      this.#wrong.push({ call: `${method} ${path}`, status: answer.status, body: content });
    return { status: answer.status, body: content };
  }

  #call(method: string, path: string, body?: unknown): Promise<Answer> {
    return this.#ask(method, `${apiBase}${path}`, body);
  }

  /** Asks until there is an answer: for what may be asked twice. */
  async again(method: string, path: string, body?: unknown): Promise<Answer> {
    for (;;) {
      try {
        return await this.#call(method, path, body);
      } catch (error) {
        if (!(error instanceof Unknown)) throw error;
        await pause(100);
      }
    }
  }

  async #mails(): Promise<z.infer<typeof mailsSchema>> {
    for (;;) {
      try {
        return mailsSchema.parse((await this.#ask('GET', `/sandbox/mailbox?to=${this.email}`)).body);
      } catch (error) {
        if (!(error instanceof Unknown)) throw error;
        await pause(100);
      }
    }
  }

  /** @throws Unknown when it broke off in the middle: then it is another visitor who tries. */
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
    // A mail that a killed process held waits for the end of that lease; somebody else goes on meanwhile.
    for (let tries = 0; isOpen() && tries < 50; tries += 1) {
      const code = /\b\d{6}\b/.exec((await this.#mails())[0]?.text ?? '')?.[0];
      if (code) return code;
      await pause(100);
    }
    throw new Unknown('the mail did not come');
  }

  /** 200 where the account is there and opens with its password. */
  async signIn(): Promise<Answer> {
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
    const { orderId, amount } = api.placeOrder.answer.parse(order.body);
    const wish = { orderId, amount, orderName: 'ticket', method: 'CARD', card: cards.approved };
    // Unknown while the database is away: nothing is charged, and the order stays unpaid.
    const { status, body } = await this.#ask('POST', '/sandbox/toss/authorize', wish);
    if (status !== 200) throw new Error(`a card was not authorised: ${status} ${JSON.stringify(body)}`);
    const { paymentKey } = z.object({ paymentKey: z.string() }).parse(body);
    this.paymentKeys.set(orderId, [...(this.paymentKeys.get(orderId) ?? []), paymentKey]);
    const confirm = () => this.#call('POST', '/payments/confirm', { orderId, paymentKey, amount });
    // The success page asks again when its call broke off.
    const answer = await confirm().catch(() =>
      this.again('POST', '/payments/confirm', { orderId, paymentKey, amount }),
    );
    if (answer.status === 200) this.paid.add(orderId);
  }
}
