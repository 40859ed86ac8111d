/**
 * The reference for pages: `referenceServer.ts json <address>` serves the JSON of that address from memory with a plain
 * Fastify; `referenceServer.ts hello` is a bare node:http server.
 */
import { createServer } from 'node:http';
import fastify from 'fastify';
import { portOf } from '../server/platform/portOf.ts';
import { becomeServer } from './children.ts';

const [kind, source = ''] = process.argv.slice(2);

if (kind === 'json') {
  const places: unknown = await (await fetch(source)).json();
  const app = fastify();
  app.get('/', async () => places);
  await app.listen({ port: 0, host: '127.0.0.1' });
  becomeServer(portOf(app.server), () => app.close());
} else {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/plain');
    response.end('hello');
  });
  server.listen(0, '127.0.0.1', () => becomeServer(portOf(server), async () => server.close()));
}
