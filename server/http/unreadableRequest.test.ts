import { describe, expect, it } from 'vitest';
import { problemSchema } from '../../contract/problems.ts';
import { exchange, listeningPort } from '../testing/rawHttp.ts';
import { usePlainApplication } from '../testing/testApplication.ts';

describe('malformed requests', () => {
  const { app } = usePlainApplication();

  const send = async (bytes: string) => exchange(await listeningPort(app()), bytes);
  const get = (target: string, host = 'guide.example') =>
    send(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);

  it.each([
    ['no HTTP', 'GARBAGE\r\n\r\n', 400],
    [
      'an address of 20 KB',
      `GET /api/v1/places/tour?q=${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
      431,
    ],
    ['a header of 20 KB', `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['a NUL in the address', 'GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['a tunnel', 'CONNECT elsewhere:443 HTTP/1.1\r\nHost: elsewhere:443\r\n\r\n', 405],
  ])('DESIGN 3: answers %s with a problem, and closes the connection', async (_, bytes, status) => {
    const response = await send(bytes);
    expect(response.status).toBe(status);
    expect(response.head).toContain('application/problem+json');
    expect(response.head).toContain('Cache-Control: no-store');
    expect(problemSchema.parse(JSON.parse(response.body))).toMatchObject({ status, code: 'invalidRequest' });
  });

  it.each(['/list?lang=en', '/api/v1/places/tour', '/nothing'])(
    'DESIGN 3: answers two Host headers at %s with a problem, and closes the connection',
    async (target) => {
      for (const second of ['evil.example', 'guide.example']) {
        const head = `GET ${target} HTTP/1.1\r\nHost: guide.example\r\nhOST: ${second}\r\n\r\n`;
        const response = await send(head);
        expect(response.status).toBe(400);
        expect(response.head.toLowerCase()).toContain('connection: close');
        expect(response.head.toLowerCase()).toContain('content-security-policy');
        expect(problemSchema.parse(JSON.parse(response.body)).code).toBe('invalidRequest');
      }
    },
  );

  it.each([
    'ftp://guide.example/list',
    'ws://guide.example/list',
    'file://guide.example/etc/passwd',
    'coap://guide.example/',
    'httpx://guide.example/',
    'http://guide.example:99999/',
    '*',
  ])('rejects the request target %s', async (target) => {
    const response = await get(target);
    expect(response.status).toBe(400);
    expect(response.head.toLowerCase()).toContain('connection: close');
    expect(problemSchema.parse(JSON.parse(response.body)).code).toBe('invalidRequest');
  });

  it.each([
    ['Transfer-Encoding: xchunked, chunked'],
    ['Transfer-Encoding: gzip, chunked'],
    ['Transfer-Encoding: identity, chunked'],
    ['Transfer-Encoding: chunked, chunked'],
    ['Transfer-Encoding: chunked', 'Transfer-Encoding: chunked'],
    ['Transfer-Encoding: xchunked', 'Transfer-Encoding: chunked'],
    ['Transfer-Encoding: chunked;q=1, chunked'],
    ['Content-Length: 11', 'Transfer-Encoding: chunked'],
    ['Transfer-Encoding: chunked', 'Content-Length: 11'],
    ['Transfer-Encoding: xchunked', 'Content-Length: 11'],
  ])('rejects a body framed by %s %s', async (...headers) => {
    // An empty body, which this endpoint accepts.
    const head = ['POST /api/v1/auth/refresh HTTP/1.1', 'Host: a', ...headers];
    const response = await send(`${head.join('\r\n')}\r\n\r\n0\r\n\r\n`);
    expect(response.status).toBe(400);
    expect(response.head.toLowerCase()).toContain('connection: close');
    expect(problemSchema.parse(JSON.parse(response.body)).code).toBe('invalidRequest');
  });

  it.each(['HTTP/1.1', 'HTTP/1.0'])(
    'reads a chunked body of %s only where it is defined',
    async (version) => {
      const head = [`POST /api/v1/auth/refresh ${version}`, 'Host: a', 'Transfer-Encoding: Chunked'];
      const response = await send(`${head.join('\r\n')}\r\nConnection: close\r\n\r\n0\r\n\r\n`);
      // The handlers of these tests respond 503.
      expect(response.status).toBe(version === 'HTTP/1.1' ? 503 : 400);
    },
  );

  it.each([
    ['//evil.example/', '/evil.example'],
    ['//evil.example/tour', '/evil.example/tour'],
    ['/\\evil.example/', '/evil.example'],
    ['/..//evil.example/', '/evil.example'],
    ['//', '/'],
    ['///', '/'],
    ['//[', '/['],
    ['/list/', '/list'],
    ['http://evil.example/stay', '/list?tab=accommodation'],
  ])('DESIGN 7a: redirects %s to %s, never to another host', async (target, location) => {
    const response = await get(target);
    expect([301, 302]).toContain(response.status);
    expect(/^location: (.*)$/im.exec(response.head)?.[1]?.trim()).toBe(location);
  });

  it('serves the same page for a request in absolute form', async () => {
    expect((await get('http://guide.example/list?lang=en')).body).toContain('Gyeongpo Beach');
    expect((await get('http://guide.example/api/none')).head).toContain('problem+json');
    expect((await get('http://guide.example')).status).toBe(200);
  });

  it.each([
    'a:99999',
    '[',
    ':::',
    '<script>',
    'a b',
    'x'.repeat(300),
    '',
    'evil.example@a',
    '127.0.0.1:80:80',
  ])('ignores an invalid Host of %j', async (host) => {
    const response = await get('/list?lang=en', host);
    if (response.status === 400) return; // Node itself rejects some
    expect(response.status).toBe(200);
    expect(response.body).toContain('<link rel="canonical" href="http://127.0.0.1:3000/list?lang=en">');
    expect((await get('/sitemap.xml', host)).body).toContain('<loc>http://127.0.0.1:3000/</loc>');
  });

  it('serves HTTP/1.0 without a Host', async () => {
    const response = await send('GET /list?lang=en HTTP/1.0\r\n\r\n');
    expect(response.status).toBe(200);
    expect(response.body).toContain('href="http://127.0.0.1:3000/list?lang=en"');
  });

  it('returns 404 for a path that is not valid UTF-8', async () => {
    const problem = await get('/api/v1/%ff');
    expect([problem.status, problem.head.includes('problem+json')]).toEqual([404, true]);
    // The renderer of these tests has no 404 page: it suffices that it is called.
    expect((await get('/%E0%A4%A')).head).toMatch(/content-type: text\/html/i);
  });
});
