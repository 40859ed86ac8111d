import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { type ProviderSource, registerSignIn } from './signIn.ts';
import { contentSecurityPolicy } from './signInPage.ts';
import type { StorageDeps } from './storedArtifacts.ts';

const sandboxPrefix = '/sandbox/google';

interface GoogleSandboxOptions extends StorageDeps {
  /** The process's own address; known once it listens. */
  readonly ownOrigin: () => string;
}

/**
 * A sandbox of Google's sign-in: a real OpenID Connect provider below /sandbox/google
 * (docs/product/environment.md#providers).
 */
interface GoogleSandbox {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Called only once the process listens. */
  issuer(): string;
  register(app: FastifyInstance): Promise<void>;
}

/**
 * The sandbox over a database, which keeps its state over restarts. The client's secret is not secret: by design every
 * visitor of the sandbox may sign in with every address.
 */
export function createGoogleSandbox({ database, clock, ownOrigin }: GoogleSandboxOptions): GoogleSandbox {
  const client = { clientId: 'solbada-sandbox', clientSecret: 'sandbox-client-secret' };
  const issuer = () => `${ownOrigin()}${sandboxPrefix}`;

  return {
    ...client,
    issuer,
    async register(app) {
      let made: Promise<Provider> | null = null;
      // Loaded on first use: not every process or sign-in needs it.
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

/** Passes requests below the prefix to the provider, a Koa application that reads bodies itself. */
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
  // The default unless the provider sets a header: its errors may contain personal data too.
  reply.raw.setHeader('cache-control', 'no-store');
  reply.hijack();
  const address = raw.url ?? '';
  // oidc-provider derives its mount path from the difference between the two.
  Object.assign(raw, { originalUrl: address, url: address.slice(sandboxPrefix.length) });
  void provider.callback()(raw, reply.raw);
}
