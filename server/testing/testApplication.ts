import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { createApplication } from '../application.ts';
import type { Clock } from '../clock.ts';
import { readConfiguration } from '../configuration.ts';
import type { Database } from '../database/database.ts';
import { openGuide } from '../guide/openGuide.ts';
import type { WebBuild } from '../pages/pages.ts';
import { openPictures } from '../pictures/pictures.ts';

/** A clock that stands where a test puts it. */
export class TestClock implements Clock {
  private moment = new Date('2026-11-21T12:00:00+09:00');
  now(): Date {
    return this.moment;
  }
  moveTo(moment: string): void {
    this.moment = new Date(moment);
  }
}

/** A renderer that needs no build: it asks the API like a page does, and shows what it was given. */
export const plainWeb: WebBuild = {
  renderPage: async ({ request, language, client, site, tellFailure }) => {
    const { pathname } = new URL(request.url);
    const state = { language, site, router: { loaderData: {}, errors: null } };
    const head = { title: `page in ${language}`, description: '"<&>"', canonical: pathname };
    const page = { kind: 'page' as const, head, state, routeIds: [], parts: [] };
    if (pathname === '/moved') return { kind: 'redirect', status: 302, location: '/list' };
    if (pathname === '/missing') return { ...page, status: 404, html: 'missing' };
    try {
      const { items } = await client.call('listPlaces', {
        params: { type: 'tour' },
        query: { locale: language },
      });
      return { ...page, status: 200, html: `<h1>${items[0]?.name}</h1>` };
    } catch (error) {
      return { ...page, status: tellFailure(error).status, html: 'failed' };
    }
  },
  assets: { css: 'p{color:red}', boot: 'void 0', scripts: () => ['/assets/a.js'] },
};

export interface TestApplication {
  app: () => FastifyInstance;
  clock: TestClock;
}

/** The whole application over a test's database, with the real content; made once for the suite. */
export function useApplication(
  database: () => Database,
  variables: Record<string, string> = {},
): TestApplication {
  const clock = new TestClock();
  let made: FastifyInstance | null = null;
  beforeAll(async () => {
    const pictures = await openPictures('content/pictures', 'dist/pictures');
    const guide = await openGuide({ database: database(), clock, pictures, folder: 'content' });
    made = await createApplication({
      configuration: readConfiguration({ LOG_LEVEL: 'silent', ...variables }),
      database: database(),
      clock,
      handlers: guide.handlers,
      listedPlaces: guide.listedPlaces,
      pictures,
      web: async () => plainWeb,
      clientFolder: null,
      isGuideLoaded: () => true,
    });
    await made.ready();
  });
  afterAll(async () => made?.close());
  return {
    clock,
    app: () => {
      if (!made) throw new Error('the application is made before the first test');
      return made;
    },
  };
}
