import { apiBase as api } from '../../contract/addresses.ts';
import { requestBytes } from '../../server/testing/rawHttp.ts';
import { get, type Kinds, lines, refused, requestHead, requestTargets } from './making.ts';

/** Malformed headers. */
export const headers: Kinds = {
  'a header that is too long': (chance) =>
    refused(get(chance, { [`X-${chance.text(5)}`]: chance.text(17_000 + chance.below(60_000)) })),
  'too many headers': (chance) =>
    lines([
      ...requestHead('GET', chance.one(requestTargets)),
      ...Array.from({ length: 500 + chance.below(3_000) }, () => `${chance.text(2)}:`),
    ]),
  'a NUL': (chance) =>
    refused(
      chance.one([
        () => requestBytes(`/list\0${chance.text(4)}`),
        () => get(chance, { 'X-Nul': `a\0${chance.text(4)}` }),
        () => get(chance, { 'X\0': chance.text(4) }),
      ])(),
    ),
  'a Host that is none': (chance) =>
    lines([
      `GET ${chance.one(requestTargets)} HTTP/1.1`,
      `Host: ${chance.one(['', 'a b', '[', 'a:99999', '<script>', chance.text(3_000), 'evil.example@a', '..', 'a,b', '\tb'])}`,
      'Connection: close',
    ]),
  'no Host, or two': (chance) =>
    chance.one([
      () => refused(lines(['GET / HTTP/1.1', 'Connection: close'])),
      () => refused(lines([...requestHead('GET', '/'), 'Host: b'])),
    ])(),
  'a header without a colon or of one line too many': (chance) =>
    refused(
      lines([
        ...requestHead('GET', '/'),
        chance.one([chance.text(9), ' folded', ': empty', '(x): y', 'é: y']),
      ]),
    ),
  'a cookie of 10 KB': (chance) =>
    get(chance, {
      Cookie: `${chance.one(['nickname', 'language', 'access_token', 'refresh_token', chance.text(4)])}=${chance.text(10_000, 'ab%;=" ,')}`,
    }),
  'thousands of cookies': (chance) =>
    get(chance, { Cookie: Array.from({ length: 2_000 }, () => `${chance.text(3)}=1`).join(';') }),
  'odd cookies': (chance) =>
    get(chance, {
      Cookie: chance.one([
        '=',
        ';;;;',
        'nickname=%',
        'nickname=%E0%A4%A',
        'nickname="',
        '__proto__=x',
        'language=%00',
        'nickname=%00%0d%0aSet-Cookie:a=b',
        'refresh_token=..',
        'nickname=<script>alert(1)</script>',
        'language=__proto__',
      ]),
    }),
  'an If-None-Match that is none': (chance) =>
    get(chance, {
      'If-None-Match': chance.one(['*', 'W/', '"', ',,,,', 'W/"'.repeat(1_000), chance.text(9_000, '",W/ ')]),
    }),
  'an If-Modified-Since that is none': (chance) =>
    get(chance, {
      'If-Modified-Since': chance.one(['yesterday', '-1', '9'.repeat(100), 'Thu, 99 Foo 2026 25:61:61 GMT']),
      'If-Unmodified-Since': '0',
      'If-Match': '"x"',
    }),
  'an Accept-Language that is none': (chance) =>
    get(chance, {
      'Accept-Language': chance.one([
        ';q=',
        'ko;q=9e99',
        ',,,;;;',
        'en;q=-1',
        chance.text(9_000, 'aen-,;q=0.1* '),
        '*;q=0',
        'zh-Hans-CN-x-'.repeat(300),
      ]),
    }),
  'an Accept-Encoding that is none': (chance) =>
    get(chance, {
      'Accept-Encoding': chance.one([
        'br;q=x',
        'gzip;q=1e999',
        '*;q=0',
        ',,,',
        chance.text(9_000, 'brgzip,;q=01. '),
        'identity;q=0',
        `br${' '.repeat(9_000)}x`,
      ]),
    }),
  'a Range that is none': (chance) =>
    get(
      chance,
      {
        Range: chance.one([
          'bytes=0-',
          'bytes=-1',
          'bytes=9-1',
          'bytes=a-b',
          'bytes=999999999-',
          'x=1',
          'bytes=',
          `bytes=${Array.from({ length: 1_000 }, (_, n) => `${n}-${n + 1}`).join(',')}`,
          'bytes=0-18446744073709551616',
        ]),
        'If-Range': '"x"',
      },
      chance.one(['/og-cover.png', '/icon.svg', '/robots.txt', '/list', '/pictures/placeholder.svg']),
    ),
  'an expectation or an upgrade': (chance) =>
    chance.one([
      () => get(chance, { Expect: 'the unexpected' }),
      () =>
        lines([
          `GET ${chance.one(requestTargets)} HTTP/1.1`,
          'Host: a',
          'Connection: Upgrade, close',
          `Upgrade: ${chance.one(['websocket', 'h2c', 'TLS/1.0'])}`,
          'Sec-WebSocket-Key: x',
          'Sec-WebSocket-Version: 13',
        ]),
    ])(),
  'an authorization of nobody': (chance) =>
    get(
      chance,
      {
        Authorization: chance.one([
          'Bearer',
          'Bearer ',
          'Basic !!!',
          `Bearer ${chance.text(5_000)}`,
          'Bearer a.b.c',
          'Bearer eyJhbGciOiJub25lIn0.e30.',
          `Bearer ${'a b '.repeat(500)}`,
          'Digest x',
        ]),
      },
      `${api}/user/me`,
    ),
  'a proxy’s headers that are none': (chance) =>
    get(chance, {
      'X-Forwarded-For': chance.one([
        ',',
        '::::',
        'x'.repeat(5_000),
        '1.2.3.4,'.repeat(1_000),
        '<script>',
        '999.1.1.1',
      ]),
      'X-Forwarded-Host': chance.one(['a b', '[', 'evil.example/path', ',', '']),
      'X-Forwarded-Proto': chance.one(['javascript', ',', 'https,http', '']),
      traceparent: chance.text(60),
    }),
};
