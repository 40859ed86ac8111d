import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Currency, currencies, toMinor } from '../../../domain/tickets/price.ts';
import { browserOrigin } from '../../http/requestAddress.ts';
import { isOnOwnHost } from '../ownHost.ts';
import { refusal } from './errors.ts';
import { findMethod, parsePayer } from './payers.ts';
import type { Payments } from './payments.ts';

interface AuthorizeDeps {
  readonly prefix: string;
  readonly payments: Payments;
  readonly onChange: () => void;
}

const bodySchema = z.object({
  orderId: z.string().regex(/^[A-Za-z0-9_=-]{6,64}$/),
  amount: z.number().min(0).max(2_147_483_647),
  currency: z.enum(currencies).optional(),
  orderName: z.string().trim().min(1).max(100),
  method: z.string().max(40).default('CARD'),
  card: z.string().max(40).default(''),
  /** The account at a wallet, instead of a card. */
  account: z.string().max(60).default('approved@wallet.example'),
  /** The address to which the browser returns from the card company's page. */
  successUrl: z.string().max(2000).optional(),
  failUrl: z.string().max(2000).optional(),
  /** The address to which it returns from a wallet that reports its result later. */
  pendingUrl: z.string().max(2000).optional(),
  language: z.string().max(20).default('ko'),
  /** The page is shown in a frame of the shop. */
  isFramed: z.boolean().default(false),
});

/**
 * The widget's own endpoint: authorises the card. With return addresses it responds with the address of the card
 * company's page; without them, as for a payment without a browser, the card is authorised at once.
 */
export function registerAuthorize(app: FastifyInstance, { prefix, payments, onChange }: AuthorizeDeps): void {
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
    const method = findMethod(data.method);
    if (!method) return refuse('INVALID_REQUEST', '잘못된 요청입니다. (method)');
    const card = parsePayer(method, method.code === 'CARD' ? data.card : data.account);
    if (card === null) return refuse('INVALID_CARD_NUMBER');
    const currency: Currency = data.currency ?? method.currency;
    const amount = toMinor(data.amount, currency);
    if (currency !== method.currency || amount === null) return refuse('INVALID_REQUEST');
    if (amount < 100) return refuse('BELOW_MINIMUM_AMOUNT');
    const { orderId, orderName, successUrl, failUrl, pendingUrl } = data;
    if ((successUrl === undefined) !== (failUrl === undefined)) return refuse('INVALID_REQUEST');
    if (successUrl !== undefined && (pendingUrl !== undefined) !== method.isChargedLater) {
      return refuse('INVALID_REQUEST');
    }
    for (const address of [successUrl, failUrl, pendingUrl]) {
      if (address !== undefined && !isOnOwnHost(address, request.headers.host ?? ''))
        return refuse('FORBIDDEN_REQUEST');
    }
    const back =
      successUrl !== undefined && failUrl !== undefined
        ? { successUrl, failUrl, pendingUrl: pendingUrl ?? null }
        : null;
    const payment = { orderId, orderName, amount, currency, method: method.code, card, back };
    const paymentKey = await payments.begin(payment);
    onChange();
    if (!back) return { paymentKey };
    const query = new URLSearchParams({ lang: data.language, ...(data.isFramed ? { framed: '1' } : {}) });
    const page = `${prefix}/checkout/${paymentKey}?${query}`;
    const checkoutUrl = data.isFramed ? page : new URL(page, browserOrigin(new URL(back.successUrl))).href;
    return { paymentKey, checkoutUrl };
  });
}
