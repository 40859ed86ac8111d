import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { api } from '../../contract/api.ts';
import { problemSchema } from '../../contract/problems.ts';
import { describeWithGuide } from '../testing/describeWithGuide.ts';
import { useApplication } from '../testing/testApplication.ts';

const base = '/api/v1';

describeWithGuide('the API over HTTP', (database) => {
  const { app, clock } = useApplication(database);

  async function get(address: string) {
    const response = await app().inject({ url: `${base}${address}` });
    return { status: response.statusCode, type: response.headers['content-type'], body: response.json() };
  }

  async function list(address: string) {
    const { status, body } = await get(address);
    expect(status).toBe(200);
    return api.listPlaces.response.parse(body);
  }

  async function problem(address: string) {
    const { status, type, body } = await get(address);
    expect(type).toMatch(/^application\/problem\+json/);
    const document = problemSchema.parse(body);
    expect(document.status).toBe(status);
    expect(JSON.stringify(body)).not.toMatch(/\bat .*\.ts|node_modules|stack/);
    return document;
  }

  describe('GET /places/{type}', () => {
    it.each([
      ['tour', 104],
      ['restaurant', 76],
      ['accommodation', 48],
    ])('SPEC 7: %s lists its category with totals', async (type, total) => {
      const response = await list(`/places/${type}?locale=EN`);
      expect(response).toMatchObject({
        currentPage: 1,
        totalItems: total,
        totalPages: Math.ceil(total / 20),
      });
      expect(response.items).toHaveLength(20);
      expect(new Set(response.items.map((item) => item.type))).toEqual(new Set([type.toUpperCase()]));
    });

    it('SPEC 7: lists ten stays by rank for the home page', async () => {
      const { items } = await list(
        '/places/accommodation?size=10&sortKey=rank&direction=desc&locale=ko&page=1',
      );
      expect(items).toHaveLength(10);
      expect(items[0]?.name).toBe('스카이베이호텔 경포');
    });

    it('DESIGN 3: answers a page past the end with no items, not an error', async () => {
      expect(await list('/places/tour?page=99')).toMatchObject({
        items: [],
        currentPage: 99,
        totalItems: 104,
      });
    });

    it('DESIGN 3: accepts locale in either case, with ko as the default', async () => {
      const names = await Promise.all(
        ['', '?locale=ko', '?locale=EN', '?locale=cn', '?locale=TW', '?locale=Ja'].map(
          async (query) =>
            (await list(`/places/tour${query}${query ? '&' : '?'}sortKey=rank`)).items[0]?.name,
        ),
      );
      expect(names).toEqual(['경포해변', '경포해변', 'Gyeongpo Beach', '镜浦海滩', '鏡浦海灘', '鏡浦ビーチ']);
    });

    it.each(['경포해변', 'gyeongpo', '镜浦', '鏡浦', '镜浦海灘', 'ㄱㅍㅎㅂ', 'gyeongpoo', 'Gyeonpgo'])(
      'DESIGN 3: %s finds Gyeongpo Beach in every locale',
      async (word) => {
        const { items } = await list(
          `/places/tour?q=${encodeURIComponent(word)}&categoryFilter=true&locale=ja&size=50`,
        );
        expect(items.map(({ id }) => id)).toContain(1);
      },
    );

    it('DESIGN 3: counts only the own category with categoryFilter, and limits a search with typeSearch', async () => {
      const whole = await list('/places/tour?q=%EA%B2%BD%ED%8F%AC');
      const own = await Promise.all(
        ['tour', 'restaurant', 'accommodation'].map((type) =>
          list(`/places/${type}?q=%EA%B2%BD%ED%8F%AC&categoryFilter=true`),
        ),
      );
      expect(own.reduce((sum, { totalItems }) => sum + totalItems, 0)).toBe(whole.totalItems);
      expect(own.every(({ totalItems }) => totalItems > 0)).toBe(true);
      const limited = await list('/places/tour?q=%EA%B2%BD%ED%8F%AC&typeSearch=RESTAURANT,accommodation');
      expect(limited.totalItems).toBe((own[1]?.totalItems ?? 0) + (own[2]?.totalItems ?? 0));
    });

    it.each(['%25', '_', "'", '%22', '%20%20', '!!'])(
      'DESIGN 3: finds nothing for a q without a letter or digit (%s)',
      async (q) => {
        expect(await list(`/places/tour?q=${q}`)).toMatchObject({ items: [], totalItems: 0, totalPages: 0 });
      },
    );

    it.each([
      ['page', 'page=0'],
      ['page', 'page=x'],
      ['page', 'page=1&page=2'],
      ['size', 'size=51'],
      ['size', 'size=0'],
      ['sortKey', 'sortKey=price'],
      ['direction', 'direction=up'],
      ['locale', 'locale=fr'],
      ['themeId', 'themeId=999'],
      ['themeId', 'themeId=sea'],
      ['categoryFilter', 'categoryFilter=1'],
      ['typeSearch', 'q=a&typeSearch=museum'],
      ['q', `q=${'a'.repeat(101)}`],
    ])('DESIGN 3: rejects a bad %s with a 400 that names it (%s)', async (field, query) => {
      const document = await problem(`/places/tour?${query}`);
      expect(document).toMatchObject({ status: 400, code: 'invalidRequest' });
      expect(document.errors?.map((error) => error.field.split('.')[0])).toContain(field);
    });

    it('answers no query with a 5xx', async () => {
      const name = fc.constantFrom(
        'page',
        'size',
        'sortKey',
        'direction',
        'locale',
        'themeId',
        'typeSearch',
        'categoryFilter',
        'q',
      );
      const query = fc.array(
        fc.tuple(name, fc.oneof(fc.string({ unit: 'binary' }), fc.integer().map(String))),
        { maxLength: 4 },
      );
      await fc.assert(
        fc.asyncProperty(query, async (pairs) => {
          const search = pairs
            .map(([key, value]) => `${key}=${encodeURIComponent(value.toWellFormed())}`)
            .join('&');
          const response = await app().inject({ url: `${base}/places/tour?${search}` });
          expect(response.statusCode).toBeLessThan(500);
        }),
        { numRuns: 150 },
      );
    });
  });

  describe('GET /places/{type}/{id}', () => {
    it('SPEC 3: returns the place with every field of the contract', async () => {
      const { status, body } = await get('/places/tour/4?locale=en');
      expect(status).toBe(200);
      const place = api.getPlace.response.parse(body);
      expect(place).toMatchObject({
        id: 4,
        placeName: 'Ojukheon House and Municipal Museum',
        weekDays: ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'],
        mapX: 128.8798,
        mapY: 37.7792,
        korean: { name: '오죽헌·시립박물관' },
        fallbacks: [],
      });
      expect(place.child.imageList).toHaveLength(4);
      expect(place.tags.map(({ tagName }) => tagName)).toContain('History');
      expect(place.nearby).toHaveLength(6);
    });

    it('DESIGN 3: computes openStatus in Asia/Seoul', async () => {
      const status = async (moment: string) => {
        clock.moveTo(moment);
        return (await get('/places/tour/4')).body.openStatus;
      };
      expect(await status('2026-11-21T09:00:00+09:00')).toBe('open');
      expect(await status('2026-11-21T17:59:00+09:00')).toBe('open');
      expect(await status('2026-11-21T18:00:00+09:00')).toBe('closed');
      expect(await status('2026-11-21T23:59:00Z')).toBe('closed');
    });

    it.each([
      '/places/tour/99999',
      '/places/restaurant/1',
      '/places/sky/1',
      '/places/tour/abc',
      '/places/tour/190',
      '/none',
      '/places',
    ])('DESIGN 3: answers %s with a 404 problem', async (address) => {
      expect(await problem(address)).toMatchObject({ status: 404, code: 'notFound' });
    });

    it('DESIGN 3: rejects a wrong locale with a 400', async () => {
      expect(await problem('/places/tour/1?locale=zh')).toMatchObject({ status: 400 });
    });
  });

  describe('GET /theme', () => {
    it('SPEC 7: lists the eleven themes, locale in upper case', async () => {
      const { body } = await get('/theme?locale=JA');
      const themes = api.listThemes.response.parse(body);
      expect(themes).toHaveLength(11);
      expect(themes[0]).toMatchObject({ id: 1, key: 'sea', type: '海' });
    });
  });

  it('answers other methods and malformed addresses with problems, never a 5xx', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'] as const) {
      const response = await app().inject({ method, url: `${base}/places/tour` });
      expect(response.statusCode).toBe(404);
      expect(response.headers['content-type']).toMatch(/problem\+json/);
    }
    for (const url of [
      '/api/v1/places/%E0%A4%A',
      '/api/v1/places/tour?q=%00',
      '/%00',
      `/api/v1/${'a'.repeat(5000)}`,
    ]) {
      expect((await app().inject({ url })).statusCode, url).toBeLessThan(500);
    }
  });

  it('DESIGN 3: answers readyz with 200 once the guide is loaded, and healthz always', async () => {
    expect((await app().inject({ url: '/readyz' })).json()).toMatchObject({
      status: 'ready',
      guide: 'loaded',
    });
    expect((await app().inject({ url: '/healthz' })).statusCode).toBe(200);
  });
});

describeWithGuide('without a database', (database) => {
  const { app } = useApplication(database);

  it('DESIGN 3: answers readyz with 503, the API with unavailable, and pages in their language', async () => {
    await database().close();
    expect((await app().inject({ url: '/readyz' })).statusCode).toBe(503);
    expect((await app().inject({ url: '/healthz' })).statusCode).toBe(200);
    const call = await app().inject({ url: `${base}/places/tour` });
    expect(call.statusCode).toBe(503);
    expect(call.headers['retry-after']).toBe('5');
    expect(call.json()).toMatchObject({ code: 'unavailable' });
    const page = await app().inject({ url: '/?lang=ja' });
    expect(page.statusCode).toBe(503);
    expect(page.body).toContain('<html lang="ja">');
    expect(page.headers['cache-control']).not.toContain('public');
  });
});
