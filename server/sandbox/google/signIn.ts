import type { FastifyInstance, FastifyReply } from 'fastify';
import type Provider from 'oidc-provider';
import type { InteractionResults } from 'oidc-provider';
import { z } from 'zod';
import { deliverableEmailSchema } from '../../../contract/accountFields.ts';
import type { Database } from '../../platform/database/database.ts';
import { errorStatus } from '../errorStatus.ts';
import { keepUser } from './sandboxUsers.ts';
import { contentSecurityPolicy, noticePage, type SignInForm, signInPage } from './signInPage.ts';

/** Returns the provider, which is created on first use. */
export type ProviderSource = () => Promise<Provider>;

interface SignInDeps {
  readonly database: Database;
  readonly prefix: string;
  readonly provider: ProviderSource;
}

const paramsSchema = z.object({ client_id: z.string(), redirect_uri: z.url(), scope: z.string() });

const formSchema = z.object({
  choice: z.string().optional(),
  email: z.string().default(''),
  // PostgreSQL cannot store a zero byte.
  name: z
    .string()
    .default('')
    .transform((text) => [...text.replace(/\p{Cc}/gu, '').trim()].slice(0, 100).join('')),
  verified: z.string().optional(),
});

/** The pages between oidc-provider's authorization request and its resumption, its "interaction". */
export function registerSignIn(app: FastifyInstance, { database, prefix, provider }: SignInDeps): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
  app.setErrorHandler(async (error, request, reply) => {
    if (error instanceof Error && error.name === 'SessionNotFound') {
      const title = 'This sign-in has expired';
      return send(
        reply.code(400),
        noticePage({ title, text: 'Start it again from the page that sent you here.', code: 'expired' }),
      );
    }
    const status = errorStatus(error);
    if (status === 500) request.log.error(error);
    const title = 'Something went wrong in the sandbox';
    return send(reply.code(status), noticePage({ title, text: 'Try it again.', code: String(status) }));
  });

  const address = `${prefix}/interaction/:uid`;

  app.get(address, async (request, reply) => {
    const { params } = await (await provider()).interactionDetails(request.raw, reply.raw);
    return sendForm(reply, params, { email: '', name: '', emailIsVerified: true, emailIsWrong: false });
  });

  app.post(address, async (request, reply) => {
    const openId = await provider();
    const { params } = await openId.interactionDetails(request.raw, reply.raw);
    const form = formSchema.parse(request.body ?? {});
    const finish = async (result: InteractionResults) => {
      const returnTo = await openId.interactionResult(request.raw, reply.raw, result, {
        mergeWithLastSubmission: false,
      });
      // Relative, so that it also works behind a proxy that ends TLS.
      return reply.header('cache-control', 'no-store').redirect(new URL(returnTo).pathname, 303);
    };
    if (form.choice === 'cancel') {
      return finish({ error: 'access_denied', error_description: 'The sign-in was cancelled' });
    }
    const email = deliverableEmailSchema.safeParse(form.email.trim());
    const emailIsVerified = form.verified !== undefined;
    if (!email.success) {
      return sendForm(reply.code(400), params, {
        email: form.email,
        name: form.name,
        emailIsVerified,
        emailIsWrong: true,
      });
    }
    const accountId = await keepUser(database, {
      email: email.data,
      emailIsVerified,
      name: form.name || null,
    });
    const { client_id: clientId, scope } = paramsSchema.parse(params);
    const grant = new openId.Grant({ accountId, clientId });
    grant.addOIDCScope(scope);
    const grantId = await grant.save();
    // One page answers all three prompts: the account, its sign-in, and the consent.
    return finish({ select_account: {}, login: { accountId }, consent: { grantId } });
  });
}

function sendForm(reply: FastifyReply, params: unknown, form: SignInForm): FastifyReply {
  const { origin } = new URL(paramsSchema.parse(params).redirect_uri);
  return send(reply, signInPage(form), origin);
}

function send(reply: FastifyReply, page: string, formTarget?: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', contentSecurityPolicy(formTarget))
    .send(page);
}
