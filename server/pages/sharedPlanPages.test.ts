import { describe, expect, it } from 'vitest';
import { ProblemError } from '../platform/problem.ts';
import { usePlainApplication } from '../testing/testApplication.ts';
import { plainWeb } from '../testing/testWeb.ts';
import type { WebBuild } from './pages.ts';

const token = 'a'.repeat(43);

/** A renderer that shows when the plan of the address was shared. */
const web: WebBuild = {
  ...plainWeb,
  renderPage: async ({ language, client, site, describeFailure }) => {
    const state = { language, site, router: { loaderData: {}, errors: null }, queries: [] };
    const head = { title: 'a plan', description: '', picture: `/plan/${token}/picture.png?v=1` };
    const page = { kind: 'page' as const, head, state, routeIds: [], parts: [] };
    try {
      const plan = await client.call('getSharedPlan', { params: { token }, query: { locale: language } });
      return { ...page, status: 200, html: plan.sharedAt };
    } catch (error) {
      return { ...page, status: describeFailure(error).status, html: 'gone' };
    }
  },
};

describe('the page of a shared plan', () => {
  let isShared = true;
  const { app } = usePlainApplication({
    web,
    handlers: {
      getSharedPlan: async () => {
        if (!isShared) throw new ProblemError('notFound');
        const plan = { tripDate: null, startTime: null, numberOfPeople: null, picture: '', stops: [] };
        return { ...plan, departure: null, departurePlace: null, sharedAt: '2026-11-21T03:00:00.000Z' };
      },
    },
  });
  const get = () => app().inject({ url: `/plan/${token}?lang=en` });

  it('DESIGN 8: is neither cached, nor sent as a referrer, nor indexed', async () => {
    const response = await get();
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(response.body).toContain('<meta name="robots" content="noindex">');
    expect(response.body).toMatch(
      /<meta property="og:image" content="http:\/\/[^/"]+\/plan\/a{43}\/picture\.png\?v=1">/,
    );
    expect(response.body).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  it.each(['/PLAN', '/%70lan', '/Plan'])('DESIGN 8: is protected too when written %s', async (folder) => {
    const response = await app().inject({ url: `${folder}/${token}?lang=en` });
    // The pages' router treats this spelling as the same page.
    expect(response.body).toContain('/picture.png?v=1');
    expect(response.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
  });

  it('DESIGN 8: sends no-store for the login that leads back to it', async () => {
    const response = await app().inject({ url: `/login?lang=en&returnTo=%2Fplan%2F${token}` });
    expect(response.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
  });

  it('DESIGN 3: ends with the next request after its link was deleted', async () => {
    isShared = true;
    expect((await get()).statusCode).toBe(200);
    isShared = false;
    expect((await get()).statusCode).toBe(404);
  });
});
