import type { FastifyInstance } from 'fastify';
import { apiBase } from '../../../contract/addresses.ts';
import { cacheControl } from '../caching.ts';
import { packResponse, publicResponse, sendPublic } from '../publicResponses.ts';
import { apiDocument } from './apiDocument.ts';
import { readablePage } from './readablePage.ts';

async function makeResponses() {
  const document = apiDocument();
  const json = publicResponse(200, 'application/json; charset=utf-8', JSON.stringify(document));
  const page = publicResponse(200, 'text/html; charset=utf-8', readablePage(document));
  await Promise.all([packResponse(json), packResponse(page)]);
  return { json, page };
}

/** GET /api/v1/openapi.json and a page that people can read at /api/docs (docs/product/api.md). */
export function serveApiDocument(app: FastifyInstance): void {
  // Made at the first request; the contract does not change while the process runs.
  let made: ReturnType<typeof makeResponses> | undefined;
  const serve = (address: string, kind: 'json' | 'page') =>
    app.get(address, async (request, reply) => {
      made ??= makeResponses();
      reply.header('cache-control', cacheControl.guide).header('vary', 'accept-encoding');
      return sendPublic(request, reply, (await made)[kind]);
    });

  serve(`${apiBase}/openapi.json`, 'json');
  serve('/api/docs', 'page');
}
