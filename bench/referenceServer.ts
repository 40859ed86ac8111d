/**
 * The references for pages: `referenceServer.ts json <address>` serves the JSON of that address from memory with a plain
 * Fastify; `referenceServer.ts bytes <address>` serves the same bytes with the same headers from a bare node:http.
 */
import { createServer } from 'node:http';
import fastify from 'fastify';
import { serverPort } from '../server/platform/serverPort.ts';
import { becomeServer } from './children.ts';
import { fetchRaw } from './rawResponse.ts';

const [kind, source = ''] = process.argv.slice(2);

if (kind === 'json') {
  const places: unknown = await (await fetch(source)).json();
  const app = fastify();
  app.get('/', async () => places);
  await app.listen({ port: 0, host: '127.0.0.1' });
  becomeServer(serverPort(app.server), () => app.close());
} else {
  const { headers, body } = await fetchRaw(source);
  const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
  server.listen(0, '127.0.0.1', () => becomeServer(serverPort(server), async () => server.close()));
}
