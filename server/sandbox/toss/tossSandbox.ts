import type { FastifyInstance } from 'fastify';
import { apiAddresses, apiBase } from '../../../contract/addresses.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Poller } from '../../platform/jobs/poller.ts';
import { errorStatus } from '../errorStatus.ts';
import { registerAuthorize } from './authorize.ts';
import { registerCheckout } from './checkout.ts';
import { refusal } from './errors.ts';
import { registerHttpApi } from './httpApi.ts';
import { createIdempotency } from './idempotency.ts';
import { variants } from './payers.ts';
import { createPayments } from './payments.ts';
import { startWebhookSender } from './webhooks.ts';
import { createTossGlobal } from './widgetSdk.ts';
import { widgetTexts } from './widgetTexts.ts';
import { createWidgetViews, widgetStyle } from './widgetViews.ts';

const prefix = '/sandbox/toss';

interface TossSandboxDeps {
  readonly database: Database;
  readonly clock: Clock;
  /** The process's own address; known once it listens. */
  readonly ownOrigin: () => string;
  /** The product's public address, if configured. */
  readonly publicOrigin: string | null;
  /** Milliseconds between two polls for webhooks. */
  readonly webhooksEvery?: number | undefined;
}

/** A sandbox of Toss Payments below /sandbox/toss (docs/product/environment.md#providers). */
interface TossSandbox {
  /** Called only once the process listens. */
  apiUrl(): string;
  /** A relative path: the script comes from the same host as the page. */
  readonly scriptUrl: string;
  readonly clientKey: string;
  readonly secretKey: string;
  register(app: FastifyInstance): Promise<void>;
  close(): Promise<void>;
}

/**
 * The sandbox over a database, which keeps its state over restarts. Its secret key is not secret: by design every
 * visitor of the sandbox may pay without money.
 */
export function createTossSandbox(deps: TossSandboxDeps): TossSandbox {
  const { database, clock, ownOrigin, publicOrigin, webhooksEvery: pollEvery } = deps;
  const secretKey = 'test_gsk_solbadaSandbox';
  const payments = createPayments({
    database,
    clock,
    browserOrigin: () => publicOrigin ?? ownOrigin(),
  });
  // Before the process listens nothing can be posted.
  let webhooks: Poller | undefined;
  const onChange = () => database.afterCommit(() => webhooks?.wake());

  return {
    apiUrl: () => `${ownOrigin()}${prefix}`,
    scriptUrl: `${prefix}/v2/standard`,
    clientKey: 'test_gck_solbadaSandbox',
    secretKey,

    async register(app) {
      const script = widgetScript(prefix);
      app.addHook('onListen', async () => {
        webhooks = startWebhookSender({
          database,
          clock,
          target: () => `${ownOrigin()}${apiBase}${apiAddresses.receivePaymentWebhook.path}`,
          settleByTime: payments.settleByTime,
          onFail: (err) => app.log.error({ err }, 'sandbox webhook failed'),
          pollEvery,
        });
        webhooks.wake();
      });
      await app.register(async (protocol) => {
        protocol.setErrorHandler(async (error, request, reply) => {
          // The sandbox reports a database outage as a provider behind a proxy would.
          const status = errorStatus(error);
          const isAway = status === 503;
          const isTheirs = status >= 400 && status < 500;
          if (!isTheirs && !isAway) request.log.error(error);
          const response = refusal(isTheirs ? 'INVALID_REQUEST' : 'FAILED_INTERNAL_SYSTEM_PROCESSING');
          return reply
            .code(isAway ? 503 : response.status)
            .type('application/json; charset=utf-8')
            .header('cache-control', 'no-store')
            .send(response.body);
        });
        protocol.get(`${prefix}/v2/standard`, async (_request, reply) =>
          reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
        );
        registerAuthorize(protocol, { prefix, payments, onChange });
        registerHttpApi(protocol, {
          prefix,
          secretKey,
          payments,
          once: createIdempotency({ database, clock }),
          onChange,
        });
      });
      await app.register(async (pages) => registerCheckout(pages, { prefix, payments, onChange }));
    },

    close: async () => webhooks?.stop(),
  };
}

/**
 * The script that a page loads, like the provider's: it defines the global TossPayments and nothing else. The two
 * functions are sent as their own source text, from which Node has already stripped the types: this needs no build
 * step, and they are linted and type-checked.
 */
function widgetScript(prefix: string): string {
  const options = JSON.stringify({ texts: widgetTexts, style: widgetStyle, variants });
  return `(() => {
'use strict';
if (window.TossPayments) return;
const options = ${options};
const authorizeUrl = new URL(${JSON.stringify(`${prefix}/authorize`)}, document.currentScript?.src || location.href).href;
${createWidgetViews.toString()}
${createTossGlobal.toString()}
window.TossPayments = createTossGlobal({ views: createWidgetViews(options), variants: options.variants, authorizeUrl });
})();
`;
}
