import { requestBytes } from '../../server/testing/rawHttp.ts';
import { type Kinds, lines, post, posts, refused, requestHead, requestTargets, truncated } from './making.ts';

/** Malformed bodies, and malformed framing of bodies. */
export const malformedBodies: Kinds = {
  'two lengths': (chance) =>
    refused(
      lines(
        [
          ...requestHead('POST', chance.one(posts)),
          'Content-Type: application/json',
          'Content-Length: 2',
          `Content-Length: ${3 + chance.below(9)}`,
        ],
        '{}',
      ),
    ),
  'a length that is none': (chance) =>
    refused(
      lines(
        [
          ...requestHead('POST', chance.one(posts)),
          'Content-Type: application/json',
          `Content-Length: ${chance.one(['-1', '0x10', '1e3', '+2', '2,2', '99999999999999999999999', ' ', 'two'])}`,
        ],
        '{}',
      ),
    ),
  'a length and chunks, with a request inside': (chance) =>
    refused(
      lines(
        [
          ...requestHead('POST', chance.one(posts)),
          'Content-Type: application/json',
          'Content-Length: 6',
          'Transfer-Encoding: chunked',
        ],
        `0\r\n\r\nGET /smuggled-${chance.text(5)} HTTP/1.1\r\nHost: a\r\n\r\n`,
      ),
    ),
  'a transfer coding that is none': (chance) =>
    refused(
      lines(
        [
          ...requestHead('POST', chance.one(posts)),
          'Content-Type: application/json',
          `Transfer-Encoding: ${chance.one(['xchunked', 'chunked, identity', 'identity', 'chunked\x0b', 'gzip', 'chunked;q=1'])}`,
        ],
        '2\r\n{}\r\n0\r\n\r\n',
      ),
      true,
    ),
  'two transfer codings': (chance) =>
    refused(
      lines(
        [
          ...requestHead('POST', chance.one(posts)),
          'Content-Type: application/json',
          `Transfer-Encoding: ${chance.one(['xchunked', 'gzip', 'identity', 'chunked', 'chunked;q=1', '"chunked'])}${chance.one([', ', ',', '\r\nTransfer-Encoding: '])}chunked`,
        ],
        `0\r\n\r\nGET /smuggled-${chance.text(5)} HTTP/1.1\r\nHost: a\r\n\r\n`,
      ),
    ),
  'a space before the colon': (chance) =>
    refused(lines([...requestHead('POST', chance.one(posts)), 'Transfer-Encoding : chunked'], '0\r\n\r\n')),
  'chunks that are none': (chance) =>
    refused(
      lines(
        [
          ...requestHead('POST', chance.one(posts)),
          'Content-Type: application/json',
          'Transfer-Encoding: chunked',
        ],
        chance.one([
          'zz\r\n{}\r\n0\r\n\r\n',
          '-1\r\n\r\n',
          'FFFFFFFFFFFFFFFFF\r\n{}',
          '2\r\n{}x\r\n0\r\n\r\n',
          '2\n{}\n0\n\n',
        ]),
      ),
      true,
    ),
  'a chunk with a long extension': (chance) =>
    refused(
      lines(
        [
          ...requestHead('POST', chance.one(posts)),
          'Content-Type: application/json',
          'Transfer-Encoding: chunked',
        ],
        `2;${chance.text(20_000)}\r\n{}\r\n0\r\n\r\n`,
      ),
    ),
  'a request that breaks off': (chance) => {
    const whole = post(chance, '{"email":"a@example.com"}');
    return truncated(whole.slice(0, 1 + chance.below(whole.length - 1)));
  },
  'chunks without an end': (chance) =>
    refused(
      lines(
        [
          ...requestHead('POST', chance.one(posts)),
          'Content-Type: application/json',
          'Transfer-Encoding: chunked',
        ],
        '5\r\n{"a":',
      ),
      true,
    ),
  'a body that is too long': (chance) =>
    refused(post(chance, JSON.stringify({ email: chance.text(66_000 + chance.below(60_000)) }))),
  'JSON that is none': (chance) =>
    post(
      chance,
      chance.one([
        '{',
        '}',
        '{"email":',
        '[1,]',
        "{'a':1}",
        'NaN',
        '\ufeff{}',
        '{"a":1}{"b":2}',
        '"',
        '\\',
        'undefined',
        '{"a":"\n"}',
        '{"email":"\\ud800"}',
        '{"email":"\\u0000"}',
      ]),
    ),
  'JSON of another shape': (chance) =>
    post(
      chance,
      chance.one([
        'null',
        'true',
        '0',
        '"text"',
        '[]',
        '[[]]',
        '{}',
        '{"email":{}}',
        '{"email":[]}',
        '{"email":null,"code":1}',
        '{"visitSpotSet":[null]}',
        '{"visitSpotSet":{"length":1e9}}',
        '{"tripPlan":"x"}',
      ]),
    ),
  'JSON many levels deep': (chance) => {
    const depth = 1_000 + chance.below(10_000);
    return post(
      chance,
      chance.one([
        `${'['.repeat(depth)}${']'.repeat(depth)}`,
        `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
        '['.repeat(depth),
      ]),
    );
  },
  'huge numbers': (chance) =>
    post(
      chance,
      `{"orderId":${chance.one(['1e999', '-1e999', '9'.repeat(500), '0.0000000001e-400', '-0', '9007199254740993'])},"amount":${chance.one(['1e308', '1e999', '-1', '30000.5', '9'.repeat(40)])},"paymentKey":"x","orderIndex":1e21}`,
    ),
  'keys of prototypes': (chance) =>
    post(
      chance,
      chance.one([
        '{"__proto__":{"isAdmin":true},"email":"a@example.com"}',
        '{"constructor":{"prototype":{"isAdmin":true}}}',
        '{"email":"a@example.com","toString":1,"hasOwnProperty":1,"valueOf":null}',
        '{"a":{"\\u005f_proto__":{"x":1}}}',
      ]),
    ),
  'prototypes in a query or a form': (chance) =>
    chance.one([
      () =>
        requestBytes(
          `${chance.one(requestTargets.filter((target) => !target.includes('?')))}?__proto__=1&__proto__[x]=1&constructor.prototype.x=1&toString=1`,
        ),
      () =>
        post(
          chance,
          '__proto__=1&constructor=2&to=javascript:alert(1)&language=ko',
          { 'Content-Type': 'application/x-www-form-urlencoded' },
          '/language',
        ),
    ])(),
  'a content type that is not read': (chance) =>
    post(chance, chance.one(['<a/>', 'a=b', '--x\r\n', '{}']), {
      'Content-Type': chance.one([
        'text/xml',
        'multipart/form-data; boundary=x',
        'multipart/form-data',
        'application/json; charset=utf-16',
        'application/octet-stream',
        'x',
        '/',
        ';',
        'application/',
        'a/b;c=d;;',
        chance.text(2_000),
        'application/x-www-form-urlencoded',
      ]),
    }),
  'a coding of the content': (chance) =>
    post(chance, chance.text(200), {
      'Content-Encoding': chance.one(['gzip', 'br', 'deflate', 'gzip, gzip', 'x']),
    }),
  'a body that is no UTF-8': (chance) => {
    const inside = chance.bytes(1 + chance.below(60));
    const body = Buffer.concat([Buffer.from('{"email":"'), inside, Buffer.from('@example.com"}')]);
    const head = lines([
      ...requestHead('POST', chance.one(posts)),
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
    ]);
    return { bytes: Buffer.concat([Buffer.from(head), body]) };
  },
  'a method that is forced': (chance) =>
    post(chance, '{}', {
      'X-HTTP-Method-Override': 'DELETE',
      Origin: chance.one(['null', 'http://evil.example', 'x', '\t']),
      'Sec-Fetch-Site': 'cross-site',
    }),
};
