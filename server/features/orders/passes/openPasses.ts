import type { FastifyInstance } from 'fastify';
import type { FeatureRoutes } from '../../../http/feature.ts';
import { clientKey } from '../../../http/limits/client.ts';
import type { PassTokenKeys } from '../../../mail/ticketPasses.ts';
import { ProblemError } from '../../../platform/problem.ts';
import { readTicketToken } from '../../../platform/secrets/ticketLinks.ts';
import { isTourPlanned, readOrder, type TicketDeps } from '../ticketDeps.ts';
import { createApplePasses } from './applePass.ts';
import { createGooglePasses } from './googlePass.ts';
import { type PassDeps, readPassContent } from './passContent.ts';
import type { PassKeys } from './passKeys.ts';

interface PassRouteDeps extends PassDeps, Pick<TicketDeps, 'clock' | 'limits'> {
  readonly secrets: TicketDeps['secrets'] & PassTokenKeys;
  readonly passKeys: PassKeys;
  /** Has the product's icon. */
  readonly publicFolder: string;
}

/**
 * Serves the passes of tickets. A pass is made when somebody opens its address, so that it shows the driver and the last
 * change.
 */
export function openPasses(deps: PassRouteDeps): FeatureRoutes {
  const { clock, limits, secrets, passKeys, publicFolder } = deps;
  const makeApplePass = passKeys.apple && createApplePasses(passKeys.apple, publicFolder);
  const makeGoogleLink = passKeys.google && createGooglePasses(passKeys.google);

  /** The pass of a token. @throws ProblemError 'notFound' also for a ticket that can't be used any more */
  async function readPass(token: string) {
    const linked = readTicketToken(secrets.passes, token);
    const order = linked ? await readOrder(deps, linked.id) : undefined;
    if (!order || order.link_number !== linked?.link_number || !isTourPlanned(order))
      throw new ProblemError('notFound');
    return { order, content: await readPassContent(deps, order) };
  }

  function register(app: FastifyInstance): void {
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      await limits.take('ticketCheckByClient', clientKey(request));
    });
    if (makeApplePass)
      app.get<{ Params: { token: string } }>('/:token/apple.pkpass', async ({ params }, reply) => {
        const { content } = await readPass(params.token);
        return reply
          .header('content-disposition', `attachment; filename="solbada-${content.orderNumber.value}.pkpass"`)
          .type('application/vnd.apple.pkpass')
          .send(await makeApplePass(content));
      });
    if (makeGoogleLink)
      app.get<{ Params: { token: string } }>('/:token/google', async ({ params }, reply) => {
        const { order, content } = await readPass(params.token);
        return reply.redirect(await makeGoogleLink(content, order.origin, clock.now()), 303);
      });
  }

  return {
    registerRoutes: async (app) => {
      await app.register(async (scope) => register(scope), { prefix: '/ticket-pass' });
    },
  };
}
