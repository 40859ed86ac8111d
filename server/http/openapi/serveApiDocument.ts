import type { FastifyInstance } from 'fastify';
import { apiBase } from '../../../contract/addresses.ts';
import { cacheControl, sendTagged } from '../caching.ts';
import { apiDocument } from './apiDocument.ts';
import { readablePage } from './readablePage.ts';

/** GET /api/v1/openapi.json and a page that people can read at /api/docs (DESIGN 3). */
export function serveApiDocument(app: FastifyInstance): void {
  // Made at the first request; the contract does not change while the process runs.
  let made: { document: string; page: string } | undefined;
  const make = () => {
    const document = apiDocument();
    return { document: JSON.stringify(document), page: readablePage(document) };
  };

  app.get(`${apiBase}/openapi.json`, async (request, reply) => {
    made ??= make();
    reply.type('application/json; charset=utf-8').header('cache-control', cacheControl.guide);
    return sendTagged(request, reply, made.document);
  });

  app.get('/api/docs', async (request, reply) => {
    made ??= make();
    reply.type('text/html; charset=utf-8').header('cache-control', cacheControl.guide);
    return sendTagged(request, reply, made.page);
  });
}
