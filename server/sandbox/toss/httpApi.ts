import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type ErrorCode, isErrorCode, refusal, type SandboxResponse } from './errors.ts';
import type { createIdempotency } from './idempotency.ts';
import { paymentBehaviour } from './payers.ts';
import type { StoredPayment } from './paymentObject.ts';
import type { Payments } from './payments.ts';

export interface HttpApiDeps {
  readonly prefix: string;
  readonly secretKey: string;
  readonly payments: Payments;
  readonly once: ReturnType<typeof createIdempotency>;
  /** Called after any possible change. */
  readonly onChange: () => void;
}

/** Longer than every caller's timeout (7 s), and short enough for a test that waits for it. */
const withheldFor = 20_000;

const confirmSchema = z.object({
  paymentKey: z.string().min(1).max(200),
  orderId: z.string().min(1).max(64),
  amount: z.number().min(0).max(2_147_483_647),
});
const cancelSchema = z.object({
  cancelReason: z.string().trim().min(1).max(200),
  cancelAmount: z.number().positive().max(2_147_483_647).nullish(),
  /** Required with an amount in another currency than won. */
  currency: z.string().max(10).nullish(),
  cancelRequestId: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .nullish(),
});
const keySchema = z.object({ paymentKey: z.string() });
const orderSchema = z.object({ orderId: z.string() });

const singleText = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined);

/** The secret key of a Basic authorization, or its error. */
function apiKeyFrom(
  authorization: string | undefined,
  secretKey: string,
): { code: ErrorCode } | { apiKey: string } {
  if (authorization === undefined) return { code: 'UNAUTHORIZED_KEY' };
  const encoded = /^Basic ([A-Za-z0-9+/]+={0,2})$/.exec(authorization)?.[1];
  const [apiKey = '', password] = Buffer.from(encoded ?? '', 'base64')
    .toString('utf8')
    .split(':');
  if (password !== '') return { code: 'INCORRECT_BASIC_AUTH_FORMAT' };
  if (/^(test|live)_sk_/.test(apiKey)) return { code: 'INVALID_API_KEY' };
  return apiKey === secretKey ? { apiKey } : { code: 'UNAUTHORIZED_KEY' };
}

/** The provider's server API: confirm, look up, cancel (https://docs.tosspayments.com/reference). */
export function registerHttpApi(app: FastifyInstance, deps: HttpApiDeps): void {
  const { payments, once, onChange, secretKey } = deps;
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());

  const send = (reply: FastifyReply, { status, body }: SandboxResponse) =>
    reply.code(status).type('application/json; charset=utf-8').header('cache-control', 'no-store').send(body);

  /** The key, and an error that a test requests, are checked first. */
  async function respond(
    request: FastifyRequest,
    reply: FastifyReply,
    work: () => Promise<SandboxResponse>,
    afterwards: (made: SandboxResponse | null) => Promise<void> = async () => undefined,
  ) {
    const known = apiKeyFrom(request.headers.authorization, secretKey);
    if ('code' in known) return send(reply, refusal(known.code));
    const wanted = singleText(request.headers['tosspayments-test-code']);
    if (wanted) return send(reply, refusal(isErrorCode(wanted) ? wanted : 'INVALID_REQUEST'));
    const key = request.method === 'POST' ? singleText(request.headers['idempotency-key']) : undefined;
    if (key && key.length > 300) return send(reply, refusal('INVALID_IDEMPOTENCY_KEY'));
    const identity = key ? { key, ...known, method: request.method, url: request.url } : null;
    let made: SandboxResponse | null = null;
    const given = await once(
      identity,
      async () => {
        made = await work();
        return made;
      },
      async () => {
        onChange();
        await afterwards(made);
      },
    );
    return send(reply, given);
  }

  /** Card …0069 and account late@wallet.example: the money is taken, and the response comes after the caller's timeout. */
  async function withholdResponse(
    reply: FastifyReply,
    made: SandboxResponse | null,
    payment: StoredPayment | undefined,
  ) {
    if (made?.status !== 200 || payment === undefined || paymentBehaviour(payment) !== 'withheld') return;
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    // The caller may have left before.
    if (reply.raw.destroyed) return;
    const signal = AbortSignal.any([gone.signal, closing.signal]);
    await pause(withheldFor, undefined, { signal }).catch(() => undefined);
  }

  app.post(`${deps.prefix}/v1/payments/confirm`, (request, reply) => {
    const body = confirmSchema.safeParse(request.body);
    return respond(
      request,
      reply,
      async () => (body.success ? payments.confirm(body.data) : refusal('INVALID_REQUEST')),
      async (made) => {
        if (!body.success) return;
        const payment = await payments.find(body.data.paymentKey);
        await withholdResponse(reply, made, payment);
      },
    );
  });

  app.get(`${deps.prefix}/v1/payments/:paymentKey`, (request, reply) =>
    respond(request, reply, () => payments.byKey(keySchema.parse(request.params).paymentKey)),
  );

  app.get(`${deps.prefix}/v1/payments/orders/:orderId`, (request, reply) =>
    respond(request, reply, () => payments.byOrder(orderSchema.parse(request.params).orderId)),
  );

  app.post(`${deps.prefix}/v1/payments/:paymentKey/cancel`, (request, reply) =>
    respond(request, reply, async () => {
      const body = cancelSchema.safeParse(request.body);
      if (!body.success) return refusal('INVALID_REQUEST');
      const { cancelReason: reason, cancelAmount, currency = null, cancelRequestId = null } = body.data;
      return payments.cancel(keySchema.parse(request.params).paymentKey, {
        reason,
        amount: cancelAmount ?? null,
        currency,
        requestId: cancelRequestId,
      });
    }),
  );

  app.all(`${deps.prefix}/v1/*`, async (_request, reply) => send(reply, refusal('NOT_FOUND')));
}
