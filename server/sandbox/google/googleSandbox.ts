import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { type ProviderSource, registerSignIn } from './signIn.ts';
import { contentSecurityPolicy } from './signInPage.ts';
import type { StorageParts } from './storedArtifacts.ts';

const sandboxPrefix = '/sandbox/google';

interface GoogleSandboxOptions extends StorageParts {
  /** Where this process reaches itself; known once it listens. */
  readonly ownOrigin: () => string;
}

/** A stand-in for Google's sign-in: a real OpenID Connect provider below /sandbox/google (DESIGN 4). */
interface GoogleSandbox {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Asked for only once the process listens. */
  issuer(): string;
  register(app: FastifyInstance): Promise<void>;
}

/**
 * The sandbox over a database, which keeps its state over restarts. The client's secret is no secret: whoever reaches
 * the stand-in may sign in as anybody, by design.
 */
export function createGoogleSandbox({ database, clock, ownOrigin }: GoogleSandboxOptions): GoogleSandbox {
  const client = { clientId: 'solbada-sandbox', clientSecret: 'sandbox-client-secret' };
  const issuer = () => `${ownOrigin()}${sandboxPrefix}`;

  return {
    ...client,
    issuer,
    async register(app) {
      let made: Promise<Provider> | null = null;
      // Loaded late too: a product that only starts, or whose visitors use passwords, does without.
      const make = async () => {
        const { createOpenIdProvider } = await import('./openIdProvider.ts');
        return createOpenIdProvider({
          database,
          clock,
          issuer: issuer(),
          prefix: sandboxPrefix,
          ...client,
          log: app.log,
        });
      };
      const provider: ProviderSource = () => {
        made ??= make().catch((error: unknown) => {
          made = null;
          throw error;
        });
        return made;
      };
      await app.register(async (pages) =>
        registerSignIn(pages, { database, prefix: sandboxPrefix, provider }),
      );
      await app.register(async (protocol) => mount(protocol, provider));
    },
  };
}

/** Hands requests below the prefix to the provider, which is a Koa application and reads its bodies itself. */
function mount(app: FastifyInstance, provider: ProviderSource): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  app.all(`${sandboxPrefix}/*`, async (request, reply) => pass(request, reply, await provider()));
}

function pass(request: FastifyRequest, reply: FastifyReply, provider: Provider): void {
  const { raw } = request;
  // A hijacked reply sends none of the headers that hooks have set.
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.raw.setHeader('content-security-policy', contentSecurityPolicy());
  // Where the provider says nothing else: its errors are somebody's, too.
  reply.raw.setHeader('cache-control', 'no-store');
  reply.hijack();
  const address = raw.url ?? '';
  // oidc-provider learns from the difference between the two where it is mounted.
  Object.assign(raw, { originalUrl: address, url: address.slice(sandboxPrefix.length) });
  void provider.callback()(raw, reply.raw);
}
