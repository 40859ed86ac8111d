/**
 * The static baseline of the pages: `staticSite.ts <origin> <path>...` fetches the pages and all their resources, removes
 * the scripts, and serves the rest from memory as it was compressed, from a bare node:http.
 */
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { serverPort } from '../server/platform/serverPort.ts';
import { becomeServer } from './children.ts';
import { fetchRaw, type RawResponse } from './rawResponse.ts';

const compress = promisify(brotliCompress);
const [origin = '', ...pages] = process.argv.slice(2);

const storedResponses = new Map<string, RawResponse>();

for (const page of pages) {
  const { headers } = await fetchRaw(origin + page);
  const html = await (await fetch(origin + page)).text();
  // Structured data for search engines is content, and is kept.
  const still = html.replace(/<script(?! type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>\n?/g, '');
  // The page cache compresses the product's own pages with the same quality.
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 10 };
  const body = await compress(still, { params: quality });
  storedResponses.set(page, {
    headers: { ...headers, 'content-length': body.length, 'content-encoding': 'br' },
    body,
  });
  for (const [, path = ''] of still.matchAll(/(?:src|href)="(\/[^"]+\.[a-z]+(?:\?[^"]*)?)"/g)) {
    const file = path.replaceAll('&amp;', '&');
    if (!storedResponses.has(file)) storedResponses.set(file, await fetchRaw(origin + file));
  }
}
storedResponses.set('/robots.txt', await fetchRaw(`${origin}/robots.txt`));

const server = createServer((request, response) => {
  const stored = storedResponses.get(request.url ?? '');
  response.writeHead(stored ? 200 : 404, stored?.headers);
  response.end(stored?.body);
});
server.listen(0, '127.0.0.1', () => {
  becomeServer(serverPort(server), async () => {
    server.closeAllConnections();
    server.close();
  });
});
