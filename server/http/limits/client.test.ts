import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiBase } from '../../../contract/addresses.ts';
import { ProblemError } from '../../platform/problem.ts';
import { serverPort } from '../../platform/serverPort.ts';
import { usePlainApplication } from '../../testing/testApplication.ts';
import { addressKey } from './client.ts';
import { createRateLimits } from './rateLimits.ts';

describe('DESIGN 3: the rate-limit key of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:0:1::5', '2001:db8:0:1::/64'],
    ['2001:DB8:0:1:ffff::', '2001:db8:0:1::/64'],
    ['2001:0db8:0000:0001:0:0:0:9', '2001:db8:0:1::/64'],
    ['[2001:db8:0:1::5]:443', '2001:db8:0:1::/64'],
    ['2001:db8::1:2:3:4:5', '2001:db8:0:1::/64'],
    ['::2:3:4:5:6:7', '0:0:2:3::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('counts %s as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });

  it.each([
    '',
    'unknown',
    '999.1.1.1',
    '1.2.3',
    '127.1',
    '0x7f.0.0.1',
    '010.0.0.1',
    '1.2.3.4:',
    '::g',
    '[]',
    'x',
  ])('rejects %j as an address', (text) => {
    expect(addressKey(text)).toBeNull();
  });
});

/** A listening application where every sign-in fails and counts for its client. */
function useFailingSignIn(trustProxy: string) {
  const limits = createRateLimits(null);
  const clients = new Set<string>();
  const { app } = usePlainApplication({
    variables: { TRUST_PROXY: trustProxy },
    handlers: {
      logInByEmail: async (_, call) => {
        clients.add(call.client);
        await limits.take('signInByClient', call.client);
        throw new ProblemError('wrongEmailAndPassword');
      },
    },
  });
  beforeAll(() => app().listen({ port: 0, host: '127.0.0.1' }));
  afterAll(() => app().close());
  const logIn = (forwarded: string | string[] | null) =>
    new Promise<number>((resolve, reject) => {
      const port = serverPort(app().server);
      const headers = {
        'content-type': 'application/json',
        ...(forwarded === null ? {} : { 'x-forwarded-for': forwarded }),
      };
      request(
        { port, host: '127.0.0.1', method: 'POST', path: `${apiBase}/auth/login/email`, headers },
        (response) => response.resume().on('end', () => resolve(response.statusCode ?? 0)),
      )
        .on('error', reject)
        .end(JSON.stringify({ email: 'owner@example.com', password: 'Wrong123!' }));
    });
  /** Number of sign-ins that the limit refuses. */
  const refusals = async (times: number, forwarded: (index: number) => string | string[] | null) => {
    let refused = 0;
    for (let index = 0; index < times; index += 1) if ((await logIn(forwarded(index))) === 429) refused += 1;
    return refused;
  };
  return { refusals, logIn, clients };
}

describe('DESIGN 4: behind one proxy', () => {
  const { refusals, logIn, clients } = useFailingSignIn('1');

  it('limits 130 failed sign-ins whose first X-Forwarded-For entry changes', async () => {
    expect(await refusals(130, (index) => `10.9.8.${index}, 203.0.113.7`)).toBe(30);
    expect(await refusals(3, (index) => [`198.51.100.${index}`, '203.0.113.7'])).toBe(3);
    expect(await logIn('203.0.113.8')).toBe(401);
  });

  it('counts entries that are not addresses for the peer of the connection', async () => {
    expect(await refusals(130, (index) => `nobody-${index}`)).toBe(30);
    expect(await logIn(null)).toBe(429);
    expect(clients.has('127.0.0.1')).toBe(true);
    expect([...clients].filter((client) => client.startsWith('nobody'))).toEqual([]);
  });

  it('counts every spelling of a /64 network as one client', async () => {
    const spellings = (index: number) =>
      [
        `2001:db8:7:1::${index.toString(16)}`,
        `2001:0DB8:0007:0001:${index.toString(16)}::1`,
        `2001:db8:7:1:0:0:0:${index}`,
        `[2001:db8:7:1::${index}]:${1024 + index}`,
      ][index % 4] ?? '';
    expect(await refusals(130, spellings)).toBe(30);
    expect(await logIn('2001:db8:7:2::1')).toBe(401);
  });
});

describe('DESIGN 4: behind a CDN and a proxy of known addresses', () => {
  const { refusals, clients } = useFailingSignIn('127.0.0.1, 203.0.113.0/24');

  it('takes the first address from the right that is not a proxy', async () => {
    expect(await refusals(103, (index) => `10.9.8.${index}, 198.51.100.4, 203.0.113.9`)).toBe(3);
    expect([...clients]).toEqual(['198.51.100.4']);
  });
});

describe('DESIGN 4: without a proxy', () => {
  const { refusals, clients } = useFailingSignIn('');

  it('ignores X-Forwarded-For', async () => {
    expect(await refusals(103, (index) => `203.0.113.${index}`)).toBe(3);
    expect([...clients]).toEqual(['127.0.0.1']);
  });
});

describe('DESIGN 3: the host of a request', () => {
  const { app } = usePlainApplication({ variables: { TRUST_PROXY: '1' } });

  it('ignores X-Forwarded-Host, which a proxy may pass on from a client', async () => {
    const { body } = await app().inject({
      url: '/list?lang=en',
      headers: { host: 'guide.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    });
    expect(body).toContain('<link rel="canonical" href="https://guide.example/list?lang=en">');
    expect(body).not.toContain('evil.example');
  });
});
