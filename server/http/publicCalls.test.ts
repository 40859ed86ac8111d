import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { apiBase } from '../../contract/addresses.ts';
import { usePlainApplication } from '../testing/testApplication.ts';

const call = `${apiBase}/places/tour?locale=en`;

describe('the cached responses of endpoints', () => {
  let made = 0;
  const { app } = usePlainApplication({
    handlers: {
      listPlaces: async ({ query }) => {
        made += 1;
        const name = `place ${made}`;
        return {
          items: [{ id: 1, thumbnailUrl: '/p.svg', name, summary: '', type: 'TOUR' }],
          currentPage: query.page,
          totalPages: 1,
          totalItems: 1,
        };
      },
    },
  });
  const fetchBody = async (url: string) => (await app().inject({ url })).body;

  it('are shared by clients over HTTP and by rendered pages', async () => {
    expect(await fetchBody('/list?lang=en')).toContain('<h1>place 1</h1>');
    expect(await fetchBody(call)).toContain('place 1');
    // This page is rendered for each request.
    expect(await fetchBody('/list?lang=en&other=1')).toContain('<h1>place 1</h1>');
    expect(made).toBe(1);
  });

  it('are made for each request that asks for a minute', async () => {
    const first = await fetchBody(`${call}&openAt=now`);
    expect(await fetchBody(`${call}&openAt=now`)).not.toBe(first);
  });
});

describe('a handler that breaks the contract', () => {
  const { app } = usePlainApplication({
    handlers: { listThemes: async () => z.any().parse([{ id: 'none' }]) },
  });

  it('gets a 500 without details', async () => {
    const response = await app().inject({ url: `${apiBase}/theme` });
    expect([response.statusCode, response.json()]).toMatchObject([500, { code: 'internal' }]);
  });
});
