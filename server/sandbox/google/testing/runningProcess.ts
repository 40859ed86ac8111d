import fastify, { type FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { serverPort } from '../../../platform/serverPort.ts';
import { createIdentityProvider, type IdentityProvider } from '../../../providers/identity.ts';
import { createGoogleSandbox } from '../googleSandbox.ts';

export interface Running {
  readonly app: FastifyInstance;
  readonly port: number;
  readonly identity: IdentityProvider;
  readonly issuer: string;
}

/** The parts of the product's process that a sign-in needs. */
export async function startProcess(database: Database, clock: Clock, port = 0): Promise<Running> {
  const app = fastify();
  app.addHook('onRequest', async (_request, reply) => {
    // The security headers of the product's own hook. And no idle connection stays open, which would fail after a restart.
    reply.headers({
      'content-security-policy': "default-src 'self'",
      'x-content-type-options': 'nosniff',
      connection: 'close',
    });
  });
  const listening = () => serverPort(app.server);
  const sandbox = createGoogleSandbox({
    database,
    clock,
    ownOrigin: () => `http://127.0.0.1:${listening()}`,
  });
  await sandbox.register(app);
  await app.listen({ port, host: '127.0.0.1' });
  const identity = createIdentityProvider({ ...sandbox, allowsHttp: true });
  return { app, port: listening(), identity, issuer: sandbox.issuer() };
}
