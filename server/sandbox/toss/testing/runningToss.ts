import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { serverPort } from '../../../platform/serverPort.ts';
import { createTossSandbox } from '../tossSandbox.ts';

/** A webhook as the shop received it. */
export interface ReceivedWebhook {
  readonly transmissionId: string;
  readonly status: string;
  readonly paymentKey: string;
  readonly body: unknown;
}

const responseSchema = z.looseObject({ code: z.string().optional(), status: z.string().optional() });
const keySchema = z.object({ paymentKey: z.string() });
const webhookSchema = z.object({ data: z.object({ status: z.string(), paymentKey: z.string() }) });

export interface RunningToss {
  readonly app: FastifyInstance;
  readonly origin: string;
  readonly apiUrl: string;
  readonly secretKey: string;
  /** The received webhooks, and the status of the shop's responses. */
  readonly shop: { readonly webhooks: ReceivedWebhook[]; status: number };
  /** POST with a body, otherwise GET. */
  call(path: string, body?: unknown, headers?: Record<string, string>): Promise<TossResponse>;
  authorize(
    request?: Record<string, unknown>,
  ): Promise<{ paymentKey: string; orderId: string; amount: number }>;
  close(): Promise<void>;
}

interface TossResponse {
  readonly http: number;
  readonly body: z.infer<typeof responseSchema>;
}

export const newOrderId = () => `order_${Date.now()}_${randomUUID().slice(0, 8)}`;

/** A process with the sandbox, and the shop's webhook address. */
export async function startToss(database: Database, clock: Clock): Promise<RunningToss> {
  const app = fastify();
  // No idle connection is left to fail after a restart.
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('connection', 'close');
    done();
  });
  const origin = () => `http://127.0.0.1:${serverPort(app.server)}`;
  const shop: RunningToss['shop'] = { webhooks: [], status: 200 };
  app.post('/api/v1/payments/webhook', async (request, reply) => {
    const { data } = webhookSchema.parse(request.body);
    const transmissionId = String(request.headers['tosspayments-webhook-transmission-id']);
    shop.webhooks.push({ transmissionId, ...data, body: request.body });
    return reply.code(shop.status).send({});
  });
  const sandbox = createTossSandbox({ database, clock, ownOrigin: origin, publicOrigin: null });
  await sandbox.register(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const authorization = `Basic ${Buffer.from(`${sandbox.secretKey}:`).toString('base64')}`;

  const call: RunningToss['call'] = async (path, body, headers = {}) => {
    const response = await fetch(`${sandbox.apiUrl()}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(path.startsWith('/v1') ? { authorization } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { http: response.status, body: responseSchema.parse(await response.json()) };
  };

  return {
    app,
    origin: origin(),
    apiUrl: sandbox.apiUrl(),
    secretKey: sandbox.secretKey,
    shop,
    call,
    async authorize(request = {}) {
      const orderId = newOrderId();
      const asked = {
        orderId,
        amount: 30_000,
        orderName: '관광택시',
        method: 'CARD',
        card: '4242424242424242',
        ...request,
      };
      const { body } = await call('/authorize', asked);
      return { ...keySchema.parse(body), orderId: String(asked.orderId), amount: asked.amount };
    },
    async close() {
      await app.close();
      await sandbox.close();
    },
  };
}
