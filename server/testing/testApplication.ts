import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { api } from '../../contract/api.ts';
import { deskApi } from '../../contract/desk/api.ts';
import { specTerms } from '../../domain/tickets/saleTerms.ts';
import { createApplication } from '../app/application.ts';
import { readConfiguration } from '../app/configuration.ts';
import { type ContentFiles, readContentFiles } from '../app/contentFiles.ts';
import { openProduct } from '../app/product.ts';
import { root } from '../app/root.ts';
import { describeCompany } from '../features/company/describeCompany.ts';
import { stationOnly } from '../features/departures/testing/stationOnly.ts';
import type { TicketTimes } from '../features/orders/openTickets.ts';
import { withFewPlaces } from '../guide/testing/fewPlaces.ts';
import type { ApiHandlers, DeskHandlers } from '../http/api.ts';
import { createDrain } from '../http/drain.ts';
import { noLimits } from '../http/limits/rateLimits.ts';
import { PublicResponses } from '../http/publicResponses.ts';
import { createPictures } from '../media/pictures/pictures.ts';
import type { WebBuild } from '../pages/pages.ts';
import type { SitemapPlace } from '../pages/siteFiles.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { unavailable } from '../platform/database/failures.ts';
import { databaseOver } from '../platform/database/open.ts';
import { ProblemError } from '../platform/problem.ts';
import { createMetrics } from '../platform/telemetry/metrics/metrics.ts';
import type { OpenSandboxes } from '../providers/sandboxes.ts';
import { testSecret } from './testSecret.ts';
import { plainWeb } from './testWeb.ts';

/** A clock that a test sets. */
export class TestClock implements Clock {
  #moment = new Date('2026-11-21T12:00:00+09:00');
  now(): Date {
    return this.#moment;
  }
  moveTo(moment: string): void {
    this.#moment = new Date(moment);
  }
}

/** A place in each language, for tests that need no guide. */
const onePlace = { ko: '경포해변', en: 'Gyeongpo Beach', cn: '镜浦海滩', tw: '鏡浦海灘', ja: '鏡浦ビーチ' };

const refuseAll = async () => {
  throw new ProblemError('unavailable');
};

/** Handlers of a route table that implement nothing. */
function refusing<Handlers>(table: { readonly [Call in keyof Handlers]: unknown }): Handlers {
  return Object.assign({}, ...Object.keys(table).map((call) => ({ [call]: refuseAll })));
}

const plainHandlers: ApiHandlers = {
  ...refusing<ApiHandlers>(api),
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
  listFestivals: async () => ({ festivals: [] }),
  getCompany: async () => describeCompany(readConfiguration({}).company).company,
};

const plainDeskHandlers = refusing<DeskHandlers>(deskApi);

/** A database that never responds. */
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

/** No-op sandboxes, for tests without mails and Google. */
export const noSandboxes: OpenSandboxes = async () => ({
  smtpUrl: 'smtp://127.0.0.1:9',
  google: { issuer: () => 'http://127.0.0.1:9', clientId: 'nobody', clientSecret: 'nothing' },
  toss: {
    apiUrl: () => 'http://127.0.0.1:9',
    scriptUrl: '/nothing.js',
    clientKey: 'test_gck_nobody',
    secretKey: 'test_gsk_nothing',
  },
  tourApi: {
    apiUrl: () => 'http://127.0.0.1:9',
    serviceKey: 'nothing',
    photographs: { origin: () => 'http://127.0.0.1:9', browserPath: '' },
  },
  register: async () => undefined,
  close: async () => undefined,
});

/** The content's hundreds of files, read once by each process of the tests. */
let content: Promise<ContentFiles> | undefined;
export const readContentOnce = () => (content ??= readContentFiles(root));

interface TestOptions {
  /** Environment variables of the process. */
  variables?: Record<string, string>;
  /** A fake renderer by default, which needs no build. */
  web?: WebBuild;
  /** Also serves the built files of the browser. */
  servesClient?: boolean;
}

interface ProductOptions extends TestOptions {
  openSandboxes?: OpenSandboxes;
  /** Defaults to no cache, since with one a change would show only after seconds. */
  publicResponses?: PublicResponses;
  /** A separate database from which the guide is read; called when the application is created. */
  readDatabase?: () => Database;
  ticketTimes?: TicketTimes;
  /** Loads only the first places, because each publication indexes every place. */
  hasFewPlaces?: boolean;
  /** Quality of the offline guide's brotli compression, for tests that do not measure its size. */
  offlineQuality?: number;
}

interface PlainOptions extends TestOptions {
  onGuideChange?: (forget: () => void) => void;
  readVersion?: () => Promise<number>;
  handlers?: Partial<ApiHandlers>;
  listedPlaces?: () => Promise<SitemapPlace[]>;
}

interface TestApplication {
  app: () => FastifyInstance;
  clock: TestClock;
}

interface Made {
  app: FastifyInstance;
  close: () => Promise<void>;
}

function testConfiguration({ variables }: TestOptions) {
  return readConfiguration({
    LOG_LEVEL: 'silent',
    SESSION_SECRET: testSecret,
    SANDBOX: 'allow',
    // A connection that is in use when the application closes would keep it open for the default of 75 seconds.
    KEEP_ALIVE_SECONDS: '2',
    // Suites move the clock by hours between two calls of a member of the staff; mySessions.test.ts covers the default.
    DESK_IDLE_MINUTES: '720',
    ...variables,
  });
}

const buildFolder = ({ servesClient = false }: TestOptions) => (servesClient ? path.resolve('dist') : null);

function useMade(make: (clock: TestClock) => Promise<Made>): TestApplication {
  const clock = new TestClock();
  let made: Made | null = null;
  beforeAll(async () => {
    made = await make(clock);
    await made.app.ready();
  });
  afterAll(async () => {
    await made?.app.close();
    await made?.close();
  });
  return {
    clock,
    app: () => {
      if (!made) throw new Error('the application is made before the first test');
      return made.app;
    },
  };
}

/** The whole product over a test's database, with the real content; created once for the suite. */
export function useApplication(database: () => Database, options: ProductOptions = {}): TestApplication {
  return useMade(async (clock) => {
    const files = await readContentOnce();
    return openProduct({
      content: options.hasFewPlaces ? { ...files, contentGuide: withFewPlaces(files.contentGuide) } : files,
      configuration: testConfiguration(options),
      database: database(),
      readDatabase: options.readDatabase?.(),
      ticketTimes: options.ticketTimes,
      offlineQuality: options.offlineQuality,
      clock,
      metrics: createMetrics(),
      openSandboxes: options.openSandboxes ?? noSandboxes,
      log: () => undefined,
      web: async () => options.web ?? plainWeb,
      buildFolder: buildFolder(options),
      publicResponses: options.publicResponses ?? new PublicResponses(0),
    });
  });
}

/** The application without a guide, for tests that do not depend on it: created quickly. */
export function usePlainApplication(options: PlainOptions = {}): TestApplication {
  return useMade(async (clock) => {
    const pictures = createPictures((await readContentOnce()).pictures);
    const configuration = testConfiguration(options);
    const app = await createApplication({
      configuration,
      clock,
      database: silentDatabase(),
      limits: noLimits,
      handlers: { ...plainHandlers, ...options.handlers },
      deskHandlers: plainDeskHandlers,
      departures: stationOnly,
      authenticate: async () => null,
      authenticateStaff: async () => null,
      securityEvents: {
        record: () => undefined,
        recordSignIn: () => undefined,
        recordViolation: () => undefined,
      },
      registerMetrics: () => undefined,
      routes: [pictures.registerRoutes],
      usesSandbox: false,
      documents: { documentText: (name, language) => `# ${name} ${language}` },
      previewPlace: refuseAll,
      drawMap: refuseAll,
      listedPlaces: options.listedPlaces ?? (async () => []),
      web: async () => options.web ?? plainWeb,
      buildFolder: buildFolder(options),
      isGuideLoaded: async () => true,
      guideVersion: {
        read: options.readVersion ?? (async () => null),
        onChange: options.onGuideChange ?? (() => undefined),
      },
      settings: { onChange: () => undefined },
      readCompany: () => describeCompany(configuration.company),
      readSaleTerms: () => ({ terms: specTerms, since: null }),
      drain: createDrain(),
    });
    return { app, close: async () => undefined };
  });
}
