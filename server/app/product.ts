import cluster from 'node:cluster';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { createAccountDataHandlers } from '../features/accountData/handlers.ts';
import { openAccounts } from '../features/accounts/openAccounts.ts';
import { createCompanyHandlers } from '../features/company/handlers.ts';
import { openDesk } from '../features/desk/openDesk.ts';
import { createTourReports } from '../features/desk/orders/tourReports.ts';
import { createTourPorts } from '../features/desk/tours/tourPorts.ts';
import { readDocuments } from '../features/documents/documents.ts';
import { createDrivingTimesHandlers } from '../features/drivingTimes/handlers.ts';
import { createFestivalHandlers } from '../features/festivals/handlers.ts';
import { createLikesHandlers, releaseLikes } from '../features/likes/handlers.ts';
import { OfflineFiles } from '../features/offlineGuide/offlineFiles.ts';
import { serveOfflineGuide } from '../features/offlineGuide/serveOfflineGuide.ts';
import { serveGuideFiles } from '../features/openData/serveGuideFiles.ts';
import { openTickets, type TicketTimes } from '../features/orders/openTickets.ts';
import { createPlanHandlers } from '../features/plans/handlers.ts';
import { servePlanPictures } from '../features/plans/picture/planPictures.ts';
import { exportGuide } from '../guide/exportGuide.ts';
import { watchGuideVersion } from '../guide/guideVersion.ts';
import { createPublishing } from '../guide/publishing.ts';
import { createDrain, type Drain } from '../http/drain.ts';
import { createRateLimits, noLimits } from '../http/limits/rateLimits.ts';
import type { PublicResponses } from '../http/publicResponses.ts';
import { registerMetrics } from '../http/registerMetrics.ts';
import { ownOriginOf } from '../http/requestAddress.ts';
import { backgroundLog } from '../http/requestLog.ts';
import { createSecurityEvents } from '../http/securityEvents.ts';
import { startMailWorker } from '../mail/mailWorker.ts';
import { createOutbox } from '../mail/outbox.ts';
import { type BaseMap, readBaseMap } from '../media/maps/baseMap.ts';
import { drawPlaces } from '../media/maps/drawPlaces.ts';
import { servePlaceMaps } from '../media/maps/placeMaps.ts';
import { importPhotographs, servePhotographs } from '../media/photographs/photographs.ts';
import { createPictures } from '../media/pictures/pictures.ts';
import { createOperate } from '../operator/operate.ts';
import type { Operate } from '../operator/operatorSocket.ts';
import type { WebBuild } from '../pages/pages.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { createJobErrors } from '../platform/jobs/jobErrors.ts';
import { connectRedis } from '../platform/redis.ts';
import { createSeal } from '../platform/secrets/seal.ts';
import { readSecrets } from '../platform/secrets/secrets.ts';
import type { Metrics } from '../platform/telemetry/metrics/metrics.ts';
import { readBacklog } from '../platform/telemetry/metrics/readBacklog.ts';
import { createMailTransport } from '../providers/mail.ts';
import type { OpenSandboxes } from '../providers/sandboxes.ts';
import { tracedIdentity, tracedMail, tracedPayments } from '../providers/tracedProviders.ts';
import { createApplication, type DevelopmentServer } from './application.ts';
import { type Configuration, deskAddress } from './configuration.ts';
import { type ContentFiles, readContentFiles } from './contentFiles.ts';
import { startExpiry } from './expiry.ts';
import { openGuide } from './openGuide.ts';
import { identityOf, officialOf, paymentsOf, routingOf } from './providers.ts';

/** Root folder of the project. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The pages: as built, or from a development server. */
export interface WebSource {
  web: () => Promise<WebBuild>;
  /** Folder of the browser's build with its precompressed files; null where development serves them itself. */
  buildFolder: string | null;
  development?: DevelopmentServer;
  /** By default a cache for production, and none in development. */
  publicResponses?: PublicResponses;
  /** Quality of brotli for the offline guide; by default the best, which takes seconds of processor time. */
  offlineQuality?: number | undefined;
}

interface ProductDeps extends WebSource {
  readonly configuration: Configuration;
  readonly database: Database;
  readonly clock: Clock;
  readonly openSandboxes: OpenSandboxes;
  readonly log: (line: string) => void;
  /** A separate database for the guide's reads. */
  readonly readDatabase?: Database | undefined;
  readonly metrics: Metrics;
  readonly ticketTimes?: TicketTimes | undefined;
  /** By default read from the project's folder. */
  readonly content?: ContentFiles;
}

export interface Product {
  readonly app: FastifyInstance;
  /** Number of listed places. */
  readonly places: number;
  readonly drain: Drain;
  /** Runs an operator's command. */
  readonly operate: Operate;
  /** Ends the background work; the caller closes the application and the database that it opened. */
  close(): Promise<void>;
}

/** Opens everything over a database, up to the point of listening. */
export async function openProduct(deps: ProductDeps): Promise<Product> {
  const { configuration, database, clock, log, metrics } = deps;
  metrics.readBacklogBy(() => readBacklog(database, clock));
  metrics.readPoolBy(() => database.pool());
  metrics.readWritableBy(() => database.takesWrites());
  const isSecure = configuration.publicOrigin?.startsWith('https:') ?? false;
  const jobErrors = createJobErrors({
    log: backgroundLog(configuration.logLevel),
    count: metrics.jobFailed,
  });
  const drain = createDrain();
  const closing: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const one of closing.splice(0).reverse()) await one();
  };
  try {
    const redis = configuration.redisUrl === undefined ? null : connectRedis(configuration.redisUrl, log);
    closing.push(async () => redis?.disconnect());
    const guideVersion = watchGuideVersion({
      database: deps.readDatabase ?? database,
      onFail: (error) => void jobErrors.report('guide_version', error),
    });
    closing.push(() => guideVersion.stop());
    const { pictures: pictureFiles, starter } = deps.content ?? (await readContentFiles(root));
    const pictures = createPictures(pictureFiles);
    await importPhotographs({ database, clock }, path.join(root, 'content/photographs'));
    const guide = await openGuide({
      database,
      readDatabase: deps.readDatabase,
      clock,
      pictures,
      starter,
    });
    // Before any cache is filled: the first version that is read clears them.
    await guideVersion.read();
    const secrets = await readSecrets(configuration);
    const securityEvents = createSecurityEvents({
      keys: secrets.securityLog,
      log: backgroundLog(configuration.logLevel),
      count: metrics.securityEvent,
    });
    const documents = await readDocuments(path.join(root, 'content/documents'), configuration.companyDetails);
    const offlineFiles = new OfflineFiles(
      deps.readDatabase ?? database,
      { pictures, documents },
      { quality: deps.offlineQuality },
    );
    guideVersion.onChange(() => offlineFiles.expire());
    const limits = configuration.limitsRates ? createRateLimits(redis, cluster.isWorker) : noLimits;

    let ownOrigin = () => '';
    const needs = {
      mail: !configuration.mail.smtpUrl,
      google: !configuration.google,
      payments: !configuration.toss,
      officialData: !configuration.tourApiKey && configuration.allowsSandboxes,
    };
    // What visitors are told: sample data reaches nobody but editors, who are told on their screen.
    const usesSandbox = needs.mail || needs.google || needs.payments;
    const sandboxes = Object.values(needs).includes(true)
      ? await deps.openSandboxes({
          database,
          clock,
          ownOrigin: () => ownOrigin(),
          publicOrigin: configuration.publicOrigin,
          needs,
        })
      : null;
    if (sandboxes) closing.push(() => sandboxes.close());

    const seal = createSeal(...secrets.mails);
    const transport = createMailTransport({
      smtpUrl: configuration.mail.smtpUrl ?? sandboxes?.smtpUrl ?? '',
      from: configuration.mail.from,
      replyTo: configuration.company.email,
    });
    closing.push(async () => transport.close());
    const mailWorker = startMailWorker({
      database,
      clock,
      seal,
      transport: tracedMail(transport),
      log,
      jobErrors,
      onTry: metrics.mailTried,
    });
    closing.push(() => mailWorker.stop());
    const outbox = createOutbox({ database, clock, seal, onPosted: () => mailWorker.wake() });

    const { payments, paymentPage } = paymentsOf(configuration, sandboxes, database);
    const tickets = openTickets({
      payments: tracedPayments(payments),
      paymentPage,
      database,
      clock,
      outbox,
      limits,
      pictures,
      secrets,
      log,
      jobErrors,
      onTransition: metrics.orderMoved,
      tourPorts: createTourPorts({ database, clock, outbox, secrets }),
      reports: createTourReports({ database, clock }),
      ...deps.ticketTimes,
    });
    closing.push(() => tickets.close());

    const accounts = openAccounts({
      database,
      clock,
      limits,
      outbox,
      secrets,
      isSecure,
      identity: tracedIdentity(identityOf(configuration, sandboxes)),
      orders: tickets.accountOrders,
      releaseLikes: (accountId) => releaseLikes(database, accountId),
      log,
      jobErrors,
      securityEvents,
    });
    const publishing = createPublishing({
      database,
      clock,
      starter,
      onPublished: () => guideVersion.clearCaches(),
    });
    const desk = openDesk({
      database,
      clock,
      limits,
      outbox,
      secrets,
      isSecure: configuration.deskOrigin?.startsWith('https:') ?? isSecure,
      idleLife: configuration.deskIdleMinutes * 60_000,
      guideOrigin: configuration.deskOrigin === null ? '' : (configuration.publicOrigin ?? ''),
      deskPhone: configuration.companyPhone,
      authenticate: accounts.authenticate,
      accounts: accounts.service,
      orders: tickets.orderService,
      onGuideChange: () => guideVersion.clearCaches(),
      publishing,
      pictures,
      official: officialOf(configuration, sandboxes, database),
      jobErrors,
    });
    closing.push(() => desk.officialData.close());
    const expiry = startExpiry({ database, clock, log, jobErrors });
    closing.push(() => expiry.stop());

    // Read by the first picture that needs it: most starts draw none.
    let map: Promise<BaseMap> | undefined;
    const readMap = () => (map ??= readBaseMap(path.join(root, 'content/map')));

    const app = await createApplication({
      configuration,
      database,
      clock,
      limits,
      handlers: {
        ...guide.handlers,
        ...createFestivalHandlers({ database: deps.readDatabase ?? database, clock }),
        ...createCompanyHandlers(configuration.company),
        ...accounts.handlers,
        ...createAccountDataHandlers({ database, clock, limits }),
        ...createLikesHandlers({ database, clock, pictures }),
        ...createPlanHandlers({ database, clock, pictures, limits }),
        ...createDrivingTimesHandlers({ database, limits, routing: routingOf(configuration, log) }),
        ...tickets.handlers,
        ...desk.visitorHandlers,
      },
      deskHandlers: desk.handlers,
      authenticate: accounts.authenticate,
      authenticateStaff: desk.authenticateStaff,
      securityEvents,
      registerGoogleStart: accounts.registerGoogleStart,
      registerMetrics: (app) => registerMetrics(app, metrics, configuration),
      registerSandboxes: async (app) => sandboxes?.register(app),
      usesSandbox,
      documents,
      listedPlaces: guide.listedPlaces,
      drawMap: async (spot) => drawPlaces(await readMap(), [spot]),
      previewPlace: async (placeId, locale) => guide.previewPlace(await desk.readPreviewed(placeId), locale),
      pictures,
      serveMapPictures: (app) => {
        servePlanPictures(app, { database, readMap });
        servePlaceMaps(app, { database, readMap });
      },
      servePhotographs: (app) => servePhotographs(app, database),
      serveOfflineGuide: (app) => serveOfflineGuide(app, offlineFiles),
      serveGuideFiles: (app, caches) =>
        serveGuideFiles(app, { database: deps.readDatabase ?? database, ...caches }),
      web: deps.web,
      buildFolder: deps.buildFolder,
      isGuideLoaded: guide.isLoaded,
      guideVersion,
      drain,
      ...(deps.development ? { development: deps.development } : {}),
      ...(deps.publicResponses ? { publicResponses: deps.publicResponses } : {}),
    });
    ownOrigin = () => ownOriginOf(app.server.address(), configuration);
    // The sandboxes of payments and official data are reachable only once this process listens.
    app.addHook('onListen', async () => {
      tickets.reconciler.begin();
      desk.officialData.begin();
    });
    const deskOrigin = deskAddress(configuration);
    const writeGuide = (folder: string) =>
      exportGuide({ database, starter, content: path.join(root, 'content') }, folder);
    const operate = createOperate({ database, clock, outbox, deskOrigin, writeGuide, ...tickets });
    return { app, places: guide.places, drain, operate, close };
  } catch (error) {
    await close();
    throw error;
  }
}
