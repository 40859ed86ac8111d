import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import type { ApiHandlers } from '../api.ts';
import { createApplication } from '../application.ts';
import type { Clock } from '../clock.ts';
import { readConfiguration } from '../configuration.ts';
import type { Database } from '../database/database.ts';
import { unavailable } from '../database/failures.ts';
import { databaseOver } from '../database/open.ts';
import { openGuide } from '../guide/openGuide.ts';
import type { WebBuild } from '../pages/pages.ts';
import type { SitemapPlace } from '../pages/siteFiles.ts';
import { openPictures } from '../pictures/pictures.ts';
import { ProblemError } from '../problem.ts';
import { plainWeb } from './testWeb.ts';

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

/** A place in each language, for what needs no guide. */
const onePlace = { ko: '경포해변', en: 'Gyeongpo Beach', cn: '镜浦海滩', ja: '鏡浦ビーチ' };

const plainHandlers: ApiHandlers = {
  listPlaces: async ({ params, query }) => ({
    items: [
      { id: 1, thumbnailUrl: '/p.svg', name: onePlace[query.locale], summary: params.type, type: 'TOUR' },
    ],
    currentPage: query.page,
    totalPages: 1,
    totalItems: 1,
  }),
  getPlace: async () => {
    throw new ProblemError('notFound');
  },
  listThemes: async () => [],
};

/** A database that never answers. */
const silentDatabase = () =>
  databaseOver(
    {
      kind: 'postgresql',
      connect: async () => {
        throw unavailable();
      },
      close: async () => undefined,
    },
    () => undefined,
  );

interface TestOptions {
  /** Environment variables, as the process would be started with. */
  variables?: Record<string, string>;
  /** A renderer that needs no build unless told otherwise. */
  web?: WebBuild;
  /** Serves the built files of the browser too. */
  servesClient?: boolean;
}

interface PlainOptions extends TestOptions {
  handlers?: Partial<ApiHandlers>;
  listedPlaces?: () => Promise<SitemapPlace[]>;
}

interface TestApplication {
  app: () => FastifyInstance;
  clock: TestClock;
}

type GuideParts = Pick<Parameters<typeof createApplication>[0], 'database' | 'handlers' | 'listedPlaces'>;

function useMade(
  { variables = {}, web = plainWeb, servesClient = false }: TestOptions,
  guideOf: (
    clock: TestClock,
    pictures: Awaited<ReturnType<typeof openPictures>>,
  ) => Promise<GuideParts> | GuideParts,
): TestApplication {
  const clock = new TestClock();
  let made: FastifyInstance | null = null;
  beforeAll(async () => {
    const pictures = await openPictures('content/pictures', 'dist/pictures');
    made = await createApplication({
      configuration: readConfiguration({ LOG_LEVEL: 'silent', ...variables }),
      ...(await guideOf(clock, pictures)),
      clock,
      pictures,
      web: async () => web,
      clientFolder: servesClient ? path.resolve('dist/client') : null,
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

/** The whole application over a test's database, with the real content; made once for the suite. */
export function useApplication(database: () => Database, options: TestOptions = {}): TestApplication {
  return useMade(options, async (clock, pictures) => {
    const guide = await openGuide({ database: database(), clock, pictures, folder: 'content' });
    return { database: database(), handlers: guide.handlers, listedPlaces: guide.listedPlaces };
  });
}

/** The application without a guide, for what is the same whatever the guide says: made in no time. */
export function usePlainApplication(options: PlainOptions = {}): TestApplication {
  return useMade(options, () => ({
    database: silentDatabase(),
    handlers: { ...plainHandlers, ...options.handlers },
    listedPlaces: options.listedPlaces ?? (async () => []),
  }));
}
