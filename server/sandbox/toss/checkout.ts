import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { toAmount } from '../../../domain/tickets/price.ts';
import { checkoutPage, checkoutPolicy, overPage, parsePageLanguage, receiptPage } from './checkoutPage.ts';
import type { StoredPayment } from './paymentObject.ts';
import type { Payments } from './payments.ts';

interface CheckoutDeps {
  readonly prefix: string;
  readonly payments: Payments;
  readonly onChange: () => void;
}

const paramsSchema = z.object({ paymentKey: z.string().max(200) });
const querySchema = z.object({
  lang: z.string().optional().catch(undefined),
  framed: z.string().optional().catch(undefined),
});
const formSchema = z.object({ choice: z.enum(['approve', 'cancel']) });

/** Where the browser goes after the visitor's decision; null before it. */
function wayBack(payment: StoredPayment): URL | null {
  const { status, success_url: successUrl, fail_url: failUrl, payment_key: paymentKey } = payment;
  const isCancelled = payment.failure_code === 'PAY_PROCESS_CANCELED';
  if (payment.pending_url && status !== 'READY' && !isCancelled) {
    return withQuery(payment.pending_url, { orderId: payment.order_id, paymentKey });
  }
  if (status === 'IN_PROGRESS' && successUrl) {
    return withQuery(successUrl, {
      paymentType: 'NORMAL',
      amount: String(toAmount(payment.amount, payment.currency)),
      orderId: payment.order_id,
      paymentKey,
    });
  }
  if (isCancelled && failUrl) {
    return withQuery(failUrl, {
      code: 'PAY_PROCESS_CANCELED',
      message: '사용자에 의해 결제가 취소되었습니다.',
      orderId: payment.order_id,
    });
  }
  return null;
}

function withQuery(address: string, query: Record<string, string>): URL {
  const full = new URL(address);
  for (const [name, value] of Object.entries(query)) full.searchParams.set(name, value);
  return full;
}

/** The card company's page, and the provider's receipt. */
export function registerCheckout(app: FastifyInstance, { prefix, payments, onChange }: CheckoutDeps): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );

  function show(reply: FastifyReply, page: string, policy: string, isFramed: boolean) {
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy);
    if (isFramed) reply.header('x-frame-options', 'SAMEORIGIN');
    return reply.send(page);
  }

  const address = `${prefix}/checkout/:paymentKey`;

  app.get(address, async (request, reply) => {
    const { lang, framed } = querySchema.parse(request.query);
    const payment = await payments.find(paramsSchema.parse(request.params).paymentKey);
    const isFramed = framed === '1';
    const language = parsePageLanguage(lang);
    if (payment?.status !== 'READY') {
      const page = overPage(language, payment?.fail_url ?? null, isFramed);
      return show(reply.code(payment ? 410 : 404), page, checkoutPolicy([], isFramed), isFramed);
    }
    const targets = [payment.success_url, payment.fail_url, payment.pending_url].flatMap((url) =>
      url ? [new URL(url).origin] : [],
    );
    const policy = checkoutPolicy([...new Set(targets)], isFramed);
    return show(reply, checkoutPage(payment, language, isFramed), policy, isFramed);
  });

  app.post(address, async (request, reply) => {
    const { lang, framed } = querySchema.parse(request.query);
    const form = formSchema.safeParse(request.body);
    const { paymentKey } = paramsSchema.parse(request.params);
    // A second press changes nothing and redirects like the first one.
    const payment = form.success
      ? await payments.decide(paymentKey, form.data.choice === 'approve')
      : await payments.find(paymentKey);
    onChange();
    const back = payment ? wayBack(payment) : null;
    if (back) return reply.header('cache-control', 'no-store').redirect(back.href, 303);
    const page = overPage(parsePageLanguage(lang), payment?.fail_url ?? null, framed === '1');
    return show(reply.code(410), page, checkoutPolicy([], framed === '1'), framed === '1');
  });

  app.get(`${prefix}/receipt/:paymentKey`, async (request, reply) => {
    const language = parsePageLanguage(querySchema.parse(request.query).lang);
    const payment = await payments.find(paramsSchema.parse(request.params).paymentKey);
    if (!payment?.approved_at) {
      return show(reply.code(404), overPage(language, null, false), checkoutPolicy([], false), false);
    }
    return show(reply, receiptPage(payment, language), checkoutPolicy([], false), false);
  });
}
