import { describe, expect, it } from 'vitest';
import { problemSchema } from '../../contract/problems.ts';
import { maxSearchLength } from '../../domain/places/placeTypes.ts';
import { usePlainApplication } from '../testing/testApplication.ts';

const base = '/api/v1';

describe('invalid input over HTTP', () => {
  const { app } = usePlainApplication();

  async function refusal(
    url: string,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS' = 'GET',
  ) {
    const response = await app().inject({ method, url });
    expect(response.headers['content-type'], url).toBe('application/problem+json; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).not.toMatch(/\bat \S+:\d+|node_modules|\.ts\b|stack/);
    const problem = problemSchema.parse(response.json());
    expect(problem.status).toBe(response.statusCode);
    expect(problem.requestId).toBe(response.headers['x-request-id']);
    return problem;
  }

  it.each([
    [
      'page',
      ['page=0', 'page=-1', 'page=1.5', 'page=1e2', 'page=x', 'page=', 'page=%201', 'page=1000000000'],
    ],
    ['size', ['size=0', 'size=51', 'size=ten', 'size=', 'size=0x10', 'size=9'.padEnd(40, '9')]],
    ['sortKey', ['sortKey=price', 'sortKey=', 'sortKey=NAME', 'sortKey=constructor']],
    ['direction', ['direction=up', 'direction=', 'direction=ASC']],
    ['locale', ['locale=fr', 'locale=', 'locale=zh', 'locale=ko-KR', 'locale=%00', 'locale=__proto__']],
    ['themeId', ['themeId=0', 'themeId=sea', 'themeId=', 'themeId=2147483648', 'themeId=-1']],
    ['categoryFilter', ['categoryFilter=1', 'categoryFilter=yes', 'categoryFilter=', 'categoryFilter=TRUE']],
    ['typeSearch', ['typeSearch=museum', 'typeSearch=,', 'typeSearch=tour,,', 'typeSearch=tour;restaurant']],
    [
      'openAt',
      [
        'openAt=',
        'openAt=soon',
        'openAt=NOW',
        'openAt=12:00',
        'openAt=2026-02-30T12:00',
        'openAt=2026-11-21T24:00',
      ],
    ],
    ['sortKey', ['sortKey=distance', 'sortKey=']],
    [
      'q',
      [`q=${'a'.repeat(maxSearchLength + 1)}`, `q=${encodeURIComponent('강'.repeat(maxSearchLength + 1))}`],
    ],
  ])('DESIGN 3: rejects an invalid %s with a 400 problem that names it', async (field, queries) => {
    for (const query of queries) {
      const problem = await refusal(`${base}/places/tour?${query}`);
      expect(problem, query).toMatchObject({ status: 400, code: 'invalidRequest' });
      expect(
        problem.errors?.map((error) => error.field).filter((name) => name !== field),
        query,
      ).toEqual([]);
      expect(problem.errors?.length).toBeGreaterThan(0);
    }
  });

  it.each(['page', 'size', 'sortKey', 'direction', 'locale', 'themeId', 'categoryFilter', 'typeSearch', 'q'])(
    'DESIGN 3: rejects a repeated %s with a 400 problem that names it',
    async (field) => {
      const problem = await refusal(`${base}/places/tour?${field}=1&${field}=1`);
      expect(problem.errors?.map((error) => error.field)).toContain(field);
    },
  );

  it('DESIGN 3: names every invalid field, not only the first', async () => {
    const problem = await refusal(`${base}/places/tour?page=0&size=99&locale=fr`);
    expect(problem.errors?.map(({ field }) => field)).toEqual(['page', 'size', 'locale']);
  });

  it('DESIGN 3: accepts the limits themselves, and ignores unknown parameters', async () => {
    for (const query of [
      'page=1&size=1',
      'page=999999999&size=50',
      `q=${'a'.repeat(maxSearchLength)}`,
      `q=${encodeURIComponent('강'.repeat(maxSearchLength))}`,
      'typeSearch=TOUR,%20Restaurant,tourist_spot',
      'utm_source=mail&__proto__=1&constructor=2',
    ]) {
      expect((await app().inject({ url: `${base}/places/tour?${query}` })).statusCode, query).toBe(200);
    }
  });

  it.each([
    ['type', 'type=sky'],
    ['type', 'q=sea'],
    ['type', 'openAt=now'],
    ['openAt', 'type=tour&openAt=later'],
    ['q', `type=tour&q=${'a'.repeat(maxSearchLength + 1)}`],
  ])(
    'DESIGN 3: rejects themes counted with a wrong %s with a 400 problem that names it: %s',
    async (field, query) => {
      const problem = await refusal(`${base}/theme?${query}`);
      expect(problem).toMatchObject({ status: 400, errors: [{ field }] });
    },
  );

  it('DESIGN 8: sends no-store for responses that are personal or true only this minute', async () => {
    const readCacheControl = async (query: string) =>
      (await app().inject({ url: `${base}/${query}` })).headers['cache-control'];
    expect(await readCacheControl('places/tour')).toMatch(/^public, /);
    expect(await readCacheControl('places/tour?openAt=now')).toBe('no-store');
    expect(await readCacheControl('theme?type=tour')).toMatch(/^public, /);
    expect(await readCacheControl('theme?type=tour&openAt=now')).toBe('no-store');
  });

  it.each([`${base}/places/tour/1?locale=zh`, `${base}/theme?locale=de`])(
    'DESIGN 3: answers %s with a 400 problem that names the wrong locale',
    async (url) => {
      const problem = await refusal(url);
      expect(problem).toMatchObject({ status: 400, errors: [{ field: 'locale' }] });
    },
  );

  it.each([
    '/api',
    '/api?x=1',
    '/api/',
    base,
    `${base}/none`,
    `${base}/places`,
    `${base}/places/`,
    `${base}/places/sky`,
    `${base}/places/TOUR`,
    `${base}/places/sky/1`,
    `${base}/places/tour/`,
    `${base}/places/tour/abc`,
    `${base}/places/tour/0`,
    `${base}/places/tour/-1`,
    `${base}/places/tour/1.0`,
    `${base}/places/tour/99999999999`,
    `${base}/places/tour/%00`,
    `${base}/places/tour/1%2f2`,
    `${base}/places/%E0%A4%A`,
    `${base}/%`,
    `${base}/../v1/none`,
    `${base}/${'a'.repeat(5000)}`,
    `${base}/places/${'a'.repeat(5000)}/1`,
  ])('DESIGN 3: answers %s with a 404 problem, not a page', async (url) => {
    expect(await refusal(url)).toMatchObject({ status: 404, code: 'notFound' });
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    'DESIGN 3: answers %s to an endpoint that only has GET with a problem',
    async (method) => {
      for (const path of ['places/tour', 'places/tour/1', 'theme', 'openapi.json']) {
        expect([404, 405]).toContain((await refusal(`${base}/${path}`, method)).status);
      }
    },
  );

  it('DESIGN 3: answers a malformed or too long body with a problem', async () => {
    const response = await app().inject({
      method: 'POST',
      url: '/language',
      headers: { 'content-type': 'application/json' },
      payload: '{"language":',
    });
    expect(response.json()).toMatchObject({ status: 400, code: 'invalidRequest' });
    const long = await app().inject({
      method: 'POST',
      url: '/language',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `to=${'a'.repeat(9000)}`,
    });
    expect(long.json()).toMatchObject({ status: 413, code: 'payloadTooLarge' });
  });
});

describe('a response that breaks the contract', () => {
  const { app } = usePlainApplication({
    handlers: {
      listThemes: async () => {
        throw new Error('the password is hunter2');
      },
      // A response is validated before it is sent.
      listPlaces: async () => ({ items: [], currentPage: 1.5, totalPages: 0, totalItems: 0 }),
    },
  });

  it.each([`${base}/theme`, `${base}/places/tour`])(
    'DESIGN 3: answers %s with a 500 problem without internal details',
    async (url) => {
      const response = await app().inject({ url });
      expect(response.json()).toEqual({
        type: 'about:blank',
        title: 'Something went wrong on our side',
        status: 500,
        code: 'internal',
        requestId: response.headers['x-request-id'],
      });
    },
  );
});
