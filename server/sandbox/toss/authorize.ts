import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { browserOriginOf, hostOf } from '../../http/requestAddress.ts';
import { isOnOwnHost } from '../ownHost.ts';
import { testCardOf } from './cards.ts';
import { refusal } from './errors.ts';
import type { Payments } from './payments.ts';

interface AuthorizeParts {
  readonly prefix: string;
  readonly payments: Payments;
  readonly onChange: () => void;
}

const bodySchema = z.object({
  orderId: z.string().regex(/^[A-Za-z0-9_=-]{6,64}$/),
  amount: z.int().min(0).max(2_147_483_647),
  orderName: z.string().trim().min(1).max(100),
  method: z
    .string()
    .regex(/^(card|카드)$/i)
    .default('CARD'),
  card: z.string().max(40),
  /** Where the browser returns from the card company's page. */
  successUrl: z.string().max(2000).optional(),
  failUrl: z.string().max(2000).optional(),
  language: z.string().max(20).default('ko'),
  /** The page is shown in a frame of the shop. */
  isFramed: z.boolean().default(false),
});

/**
 * The widget's own endpoint: authorises the card. With return addresses it responds with the address of the card
 * company's page; without them, as for a payment without a browser, the card is authorised at once.
 */
export function registerAuthorize(
  app: FastifyInstance,
  { prefix, payments, onChange }: AuthorizeParts,
): void {
  app.post(`${prefix}/authorize`, async (request, reply) => {
    const refuse = (...reason: Parameters<typeof refusal>) => {
      const { status, body } = refusal(...reason);
      return reply.code(status).type('application/json; charset=utf-8').send(body);
    };
    reply.header('cache-control', 'no-store');
    const parsed = bodySchema.safeParse(request.body);
    if (!parsed.success) {
      const field = parsed.error.issues[0]?.path.join('.') || 'body';
      return refuse('INVALID_REQUEST', `잘못된 요청입니다. (${field})`);
    }
    const { data } = parsed;
    const card = testCardOf(data.card);
    if (card === null) return refuse('INVALID_CARD_NUMBER');
    if (data.amount < 100) return refuse('BELOW_MINIMUM_AMOUNT');
    const { orderId, orderName, amount, successUrl, failUrl } = data;
    if ((successUrl === undefined) !== (failUrl === undefined)) return refuse('INVALID_REQUEST');
    for (const address of [successUrl, failUrl]) {
      if (address !== undefined && !isOnOwnHost(address, hostOf(request))) return refuse('FORBIDDEN_REQUEST');
    }
    const back = successUrl !== undefined && failUrl !== undefined ? { successUrl, failUrl } : null;
    const paymentKey = await payments.begin({ orderId, orderName, amount, card, back });
    onChange();
    if (!back) return { paymentKey };
    const query = new URLSearchParams({ lang: data.language, ...(data.isFramed ? { framed: '1' } : {}) });
    const page = `${prefix}/checkout/${paymentKey}?${query}`;
    const checkoutUrl = data.isFramed ? page : new URL(page, browserOriginOf(new URL(back.successUrl))).href;
    return { paymentKey, checkoutUrl };
  });
}
