import { apiBase as api } from '../../contract/addresses.ts';
import { requestBytes } from '../../server/testing/rawHttp.ts';
import { type Kinds, lines, refused, requestTargets, truncated } from './making.ts';

/** Malformed request lines. */
export const requestLines: Kinds = {
  'a method of nobody': (chance) =>
    refused(lines([`${chance.text(7, 'ABCXYZ').padEnd(8, 'Q')} / HTTP/1.1`, 'Host: a'])),
  'a method that nobody answers': (chance) =>
    refused(
      requestBytes(chance.one(requestTargets), {
        method: chance.one([
          'PROPFIND',
          'TRACE',
          'PURGE',
          'LOCK',
          'MKCOL',
          'PATCH',
          'DELETE',
          'PUT',
          'QUERY',
          'M-SEARCH',
        ]),
      }),
    ),
  CONNECT: (chance) => refused(lines([`CONNECT 127.0.0.1:${chance.below(65_536)} HTTP/1.1`, 'Host: a'])),
  'a version that is none': (chance) =>
    refused(
      lines([
        `GET / ${chance.one(['HTTP/3.7', 'HTTP/1.9', 'HTTX/1.1', 'http/1.1', 'HTTP/1.', 'HTTP/11.1', ''])}`,
        'Host: a',
      ]),
      true,
    ),
  'the opening of HTTP/2': () => refused('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  'the opening of TLS': (chance) =>
    refused(Buffer.concat([Buffer.from([22, 3, 1, 2, 0, 1, 0, 1, 252, 3, 3]), chance.bytes(300)])),
  'an address that is too long': (chance) =>
    refused(requestBytes(`${chance.one(requestTargets)}?q=${chance.text(17_000 + chance.below(20_000))}`)),
  'a long address': (chance) =>
    requestBytes(
      `/${chance.one(['list', 'plan', 'pictures', 'api/v1/places', 'assets'])}/${chance.text(100 + chance.below(8_000))}`,
    ),
  'a NUL that is encoded': (chance) =>
    requestBytes(
      `${chance.one(['/', '/list?query=', '/pictures/', '/plan/', '/assets/', `${api}/places/tour/`, `${api}/places/tour?q=`, `${api}/shared-plans/`, `${api}/tickets/`, '/ticket-check/'])}%00${chance.text(3)}`,
    ),
  'a percent that encodes nothing': (chance) =>
    requestBytes(
      `${chance.one(['/', '/list?query=', '/list?lang=', `${api}/`, `${api}/places/tour?q=`, '/pictures/', '/plan/', '/sandbox/mailbox?to=', '/sandbox/google/'])}%${chance.one(['', 'z', 'ff', 'E0%A4%A', 'c0%ae', 'ED%A0%80', 'f', '%%', 'u0041', 'F5%80%80%80'])}`,
    ),
  'odd characters in an address': (chance) => ({
    bytes: Buffer.concat([
      Buffer.from('GET /list?query='),
      chance.bytes(1 + chance.below(40)),
      Buffer.from(' HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'),
    ]),
  }),
  'an address of another kind': (chance) =>
    lines([
      `GET ${chance.one(['*', 'list', '?', '#', '//', '///x', 'http://', 'http://[', 'https://a:b@c/list', 'ftp://x/', 'javascript:alert(1)', '/?#?#', '/;', '\\', '/\\x', '/list?lang[]=ko', '/list?page=-1', '/list?page=1e9', '/list?tab=__proto__', '/list?theme=9999999999999999999', '/list?sort=constructor'])} HTTP/1.1`,
      'Host: a',
      'Connection: close',
    ]),
  'an address of another scheme': (chance) =>
    refused(
      lines([
        `GET ${chance.one(['ftp', 'ws', 'wss', 'file', 'coap', 'data', 'gopher', 'x'])}://${chance.text(3)}/${chance.one(['', 'list', '../desk', '?q=1', '#x'])} HTTP/1.1`,
        'Host: a',
        'Connection: close',
      ]),
    ),
  'a path out of the folder': (chance) =>
    requestBytes(
      `${chance.one(['/', '/assets/', '/pictures/', '/banners/', '/docs/', '/maps/', `${api}/`])}${chance
        .one(['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..\\', '..%5c', '....//', '%252e%252e%252f', '.%00./'])
        .repeat(
          1 + chance.below(8),
        )}${chance.one(['etc/passwd', 'package.json', 'server/main.ts', 'manifest.json', '.env', '.git/config', 'proc/self/environ'])}`,
    ),
  'line ends of other kinds': (chance) =>
    truncated(
      `GET / HTTP/1.1${chance.one(['\n', '\r', '\n\r'])}Host: a${chance.one(['\n\n', '\r\r', '\r\n\r'])}`,
    ),
  'bytes of chance': (chance) =>
    refused(Buffer.from(Array.from({ length: 1 + chance.below(2_000) }, () => chance.below(256))), true),
};
