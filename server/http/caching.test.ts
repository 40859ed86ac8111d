import { existsSync } from 'node:fs';
import type { LightMyRequestResponse as InjectedResponse, InjectOptions } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiBase } from '../../contract/addresses.ts';
import { api } from '../../contract/api.ts';
import type { RouteContract } from '../../contract/route.ts';
import { Buyer } from '../features/orders/testing/buyer.ts';
import { ProblemError } from '../platform/problem.ts';
import { openSandboxes } from '../sandbox/openSandboxes.ts';
import {
  cacheHeaders,
  calls,
  email,
  type Owned,
  pages,
  plan,
  routes,
  secretPages,
  secretPicture,
} from '../testing/cacheRules.ts';
import { describeWithGuide } from '../testing/describeWithGuide.ts';
import { type RegisteredRoute, registeredRoutes } from '../testing/registeredRoutes.ts';
import { useApplication, usePlainApplication } from '../testing/testApplication.ts';
import { isBuilt } from '../testing/testWeb.ts';
import { cacheControl } from './caching.ts';
import { PublicResponses } from './publicResponses.ts';

const readCacheControl = ({ headers }: InjectedResponse) => headers['cache-control'];
const isPublic = (response: InjectedResponse) => /public|s-maxage/.test(String(readCacheControl(response)));

/** Checks that hold for every response. */
function expectSafe(response: InjectedResponse, what: string): void {
  expect(readCacheControl(response), `${what} has a cache policy`).toEqual(expect.any(String));
  if (response.headers['set-cookie'])
    expect(readCacheControl(response), `${what} sets a cookie`).toBe('no-store');
  if (response.statusCode >= 400) expect(isPublic(response), `${what} is an error`).toBe(false);
  if (isPublic(response) && response.statusCode === 200)
    expect(response.headers.etag, what).toMatch(/^(W\/)?"[\w-]+"$/);
}

const cachingHeaders = ({ headers }: InjectedResponse) => [
  headers['cache-control'],
  headers.etag,
  headers.vary,
];

/** Routes whose responses no cache may store: sandboxes, the desk, the drivers' pages and resellers. */
const isNeverStored = ({ pattern }: RegisteredRoute) =>
  /^\/(sandbox|desk|driver-tours|octo|api\/v1\/(desk|driver-tours))(\/|$)/.test(pattern) &&
  !pattern.includes('/files/');
/** Where a route's file is in the build. */
const findBuiltFile = (pattern: string) =>
  pattern.startsWith('/desk/files/')
    ? pattern.replace('/desk/files/', 'dist/desk/')
    : `dist/client${pattern}`;
const isBuiltFile = ({ pattern }: RegisteredRoute) => isBuilt && existsSync(findBuiltFile(pattern));

type Ask = (options: InjectOptions) => Promise<InjectedResponse>;

/** A client that has the tag gets a 304, and HEAD returns the same headers. */
async function expectConditional(ask: Ask, url: string): Promise<void> {
  const first = await ask({ url });
  const tag = String(first.headers.etag);
  const opaque = tag.replace(/^W\//, '');
  for (const known of [tag, opaque, `W/${opaque}`, `"other", W/"more",${tag}`, ' * ']) {
    for (const method of known === tag ? (['GET', 'HEAD'] as const) : (['GET'] as const)) {
      const again = await ask({ method, url, headers: { 'if-none-match': known } });
      expect([again.statusCode, again.body], `${method} ${url} ${known}`).toEqual([304, '']);
      expect(cachingHeaders(again), url).toEqual(cachingHeaders(first));
      // A 304 has no Content-Length, or that of the full response (RFC 9110, section 8.6).
      expect([undefined, first.headers['content-length']]).toContain(again.headers['content-length']);
    }
  }
  for (const other of ['"other"', `W/W/${opaque}`, tag.replaceAll('"', ''), '']) {
    expect((await ask({ url, headers: { 'if-none-match': other } })).statusCode, `${url} ${other}`).toBe(200);
  }
  const head = await ask({ method: 'HEAD', url });
  expect([head.statusCode, head.body, cachingHeaders(head)], url).toEqual([200, '', cachingHeaders(first)]);
}

describeWithGuide('cache headers', (database) => {
  const { app, clock } = useApplication(database, {
    openSandboxes,
    servesClient: isBuilt,
    variables: { RATE_LIMITS: 'off' },
    // As in production. Without a cache, each request would build the offline guide's files again.
    publicResponses: new PublicResponses(),
    offlineQuality: 1,
  });
  const ask: Ask = (options) => app().inject(options);
  const owner = new Buyer(app, email);
  let owned: Owned = { orderId: '', code: '', planToken: '' };

  beforeAll(async () => {
    await app().listen({ port: 0, host: '127.0.0.1' });
    await owner.visitor.createAccount({ database, clock }, email, 'owner');
    const { orderId } = await owner.buy();
    const { checkPath } = api.getTicket.response.parse((await owner.ticket(orderId)).body);
    const shared = await owner.visitor.call('POST', '/trip-plan/share', plan);
    const { token: planToken } = api.sharePlan.response.parse(shared.body);
    owned = { orderId, code: checkPath?.split('/').at(-1) ?? '', planToken };
  });

  it('checks every endpoint, route and file', () => {
    expect(Object.keys(calls).sort()).toEqual(Object.keys(api).sort());
    const decided = [
      ...Object.values(api).map(({ method, path }) => `${method} ${apiBase}${path}`),
      ...Object.keys(routes),
    ];
    const found = registeredRoutes(app());
    const names = found.map(({ method, pattern }) => `${method} ${pattern}`);
    expect(decided.filter((name) => !names.includes(name))).toEqual([]);
    const others = found.filter((_, index) => !decided.includes(names[index] ?? ''));
    expect(others.filter((route) => !isNeverStored(route) && !isBuiltFile(route))).toEqual([]);
  });

  it('DESIGN 8: sends personal responses with no-store and the guide as public, for every client', async () => {
    const contracts = new Map<string, RouteContract>(Object.entries(api));
    for (const [name, { policy, path, body, status }] of Object.entries(calls)) {
      const request = {
        method: contracts.get(name)?.method ?? 'GET',
        url: `${apiBase}${typeof path === 'string' ? path : path(owned)}`,
        ...(body ? { payload: body } : {}),
      };
      const guest = await ask(request);
      const { cookies, accessToken } = owner.visitor;
      const theirs = await ask({
        ...request,
        cookies: Object.fromEntries(cookies),
        headers: { authorization: `Bearer ${accessToken}` },
      });
      expect(theirs.statusCode, `${name} ${theirs.body}`).toBe(status);
      // As a browser does: a sign-in ends the session that it replaces.
      for (const { name, value } of theirs.cookies) if (value !== '') cookies.set(name, value);
      for (const response of [guest, theirs]) {
        expectSafe(response, name);
        expect(response.headers.vary, name).toBe(
          isPublic(response) && response.statusCode === 200 ? 'accept-encoding' : undefined,
        );
        expect(readCacheControl(response), name).toBe(cacheHeaders[policy]);
        if (policy === 'noStore') expect(response.headers.etag, name).toBeUndefined();
      }
      if (policy !== 'guide') continue;
      expect([theirs.body, cachingHeaders(theirs)], name).toEqual([guest.body, cachingHeaders(guest)]);
      await expectConditional(ask, request.url);
    }
  });

  it('sends Cache-Control on every other route', async () => {
    for (const [name, { policy, url, status = 200, vary }] of Object.entries(routes)) {
      const response = await ask({ method: name.startsWith('POST') ? 'POST' : 'GET', url });
      expect([response.statusCode, readCacheControl(response), response.headers.vary], name).toEqual([
        status,
        cacheHeaders[policy],
        vary,
      ]);
      expectSafe(response, name);
      if (isPublic(response)) await expectConditional(ask, url);
    }
  });

  it('sends no-store for sandboxes, the desk, drivers and resellers, and caches built files by the hash in their names', async () => {
    for (const route of registeredRoutes(app())) {
      const { method, pattern } = route;
      if (isNeverStored(route)) {
        const response = await ask({ method, url: pattern });
        expectSafe(response, pattern);
        expect(isPublic(response), pattern).toBe(false);
      } else if (isBuiltFile(route)) {
        const response = await ask({ method: 'HEAD', url: pattern });
        expectSafe(response, pattern);
        const isHashed = /^\/(assets|desk\/files)\//.test(pattern);
        const plain = pattern.startsWith('/offline') ? cacheControl.noCache : cacheControl.release;
        expect(readCacheControl(response), pattern).toBe(isHashed ? cacheControl.forever : plain);
      }
    }
  });

  it('DESIGN 8: makes a page public where its address has the language and no secret, and no visitor of its own', async () => {
    for (const { url, policy, greeted, status = 200, vary } of pages) {
      for (const [cookie, header] of [
        ['language=ja; other=1', cacheHeaders[policy]],
        ['language=ja; nickname=owner', greeted],
      ]) {
        const response = await ask({ url, headers: { cookie } });
        expectSafe(response, url);
        expect([response.statusCode, readCacheControl(response)], `${url} ${cookie}`).toEqual([
          status,
          header,
        ]);
        if (isPublic(response)) expect(response.headers.vary, url).toBe(vary);
      }
      if (policy === 'guide') await expectConditional(ask, url);
    }
    for (const url of secretPages) {
      const response = await ask({ url });
      expect([response.statusCode, readCacheControl(response)], url).toEqual([200, 'private, no-store']);
    }
    const picture = await ask({ url: secretPicture });
    expect([picture.statusCode, readCacheControl(picture)]).toEqual([200, 'no-store']);
  });

  it('sends refusals with no-store, at addresses of the guide too', async () => {
    for (const [url, status] of [
      [`${apiBase}/places/tour?page=0`, 400],
      [`${apiBase}/places/tour/999999`, 404],
      [`${apiBase}/places/sky`, 404],
      [`${apiBase}/theme?locale=de`, 400],
      [`${apiBase}/nothing`, 404],
      ['/maps/999999.svg', 404],
      ['/termAndPrivacy/terms_fr.md', 404],
    ] as const) {
      const response = await ask({ url, headers: { 'if-none-match': '*' } });
      expect([response.statusCode, readCacheControl(response)], url).toEqual([status, 'no-store']);
    }
  });
});

describe('a guide that cannot be read', () => {
  const failures = [() => new ProblemError('unavailable'), () => new Error('a secret of the inside')];
  let turn = 0;
  const { app } = usePlainApplication({
    handlers: {
      listPlaces: async () => {
        throw failures[turn]?.();
      },
    },
  });

  it('gets no-store and no details', async () => {
    for (const status of [503, 500]) {
      for (const url of [`${apiBase}/places/tour`, '/list?lang=en']) {
        const response = await app().inject({ url, headers: { 'if-none-match': '*' } });
        expect(response.statusCode, url).toBe(status);
        expectSafe(response, url);
      }
      turn += 1;
    }
  });
});
