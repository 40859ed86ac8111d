import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import cookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { PlaceDetail } from '../../contract/places.ts';
import type { Position } from '../../domain/geography/distance.ts';
import type { Language } from '../../domain/languages.ts';
import type { Departures } from '../desk/settings/departures.ts';
import type { Settings } from '../desk/settings/watchSettings.ts';
import type { ReadCompany } from '../features/company/describeCompany.ts';
import type { Documents } from '../features/documents/openDocuments.ts';
import type { ReadSaleTerms } from '../features/saleTerms/saleTermsSource.ts';
import type { GuideVersion } from '../guide/guideVersion.ts';
import {
  type ApiHandlers,
  type Authenticate,
  type AuthenticateStaff,
  type DeskHandlers,
  registerApi,
} from '../http/api.ts';
import { cacheControl } from '../http/caching.ts';
import { connectionLimits, limitSlowResponses, maxConnections } from '../http/connectionLimits.ts';
import { deskOriginSource, keepDeskApart } from '../http/deskHost.ts';
import { closeConnectionsWhileDraining, type Drain } from '../http/drain.ts';
import type { RegisterRoutes } from '../http/feature.ts';
import { serveHashedFiles } from '../http/hashedFiles.ts';
import { registerHealth } from '../http/health.ts';
import type { RateLimits } from '../http/limits/rateLimits.ts';
import { serveApiDocument } from '../http/openapi/serveApiDocument.ts';
import { registerPolicyReports } from '../http/policyReports.ts';
import { createPublicCalls } from '../http/publicCalls.ts';
import { PublicResponses } from '../http/publicResponses.ts';
import { registerTracing } from '../http/registerTracing.ts';
import { normalizeTarget, originSource } from '../http/requestAddress.ts';
import { requestLog } from '../http/requestLog.ts';
import { protect } from '../http/security.ts';
import type { SecurityEvents } from '../http/securityEvents.ts';
import { refuseAmbiguous, refuseTunnel, refuseUnreadable } from '../http/unreadableRequest.ts';
import { registerMcp } from '../mcp/registerMcp.ts';
import { registerDeskPages, serveDeskFiles } from '../pages/deskPages.ts';
import { registerDriverTourPages } from '../pages/driverTourPages.ts';
import { createInProcessClient } from '../pages/inProcessClient.ts';
import { registerLanguageChoice } from '../pages/languageChoice.ts';
import { registerPages, type WebBuild } from '../pages/pages.ts';
import { registerPreview } from '../pages/preview.ts';
import { registerSiteFiles, type SitemapPlace } from '../pages/siteFiles.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { ProblemError } from '../platform/problem.ts';
import { type Configuration, offersGoogle } from './configuration.ts';
import { trustProxyOption } from './trustedProxies.ts';

export interface ApplicationDeps {
  configuration: Configuration;
  database: Database;
  clock: Clock;
  limits: RateLimits;
  handlers: ApiHandlers;
  deskHandlers: DeskHandlers;
  authenticate: Authenticate;
  authenticateStaff: AuthenticateStaff;
  securityEvents: SecurityEvents;
  /** Routes of features that are not calls of the API. */
  routes: readonly RegisterRoutes[];
  /** True while any sandbox is in use: the pages show a banner (docs/product/environment.md#providers). */
  usesSandbox: boolean;
  registerMetrics: (app: FastifyInstance) => void;
  documents: Documents;
  listedPlaces: () => Promise<SitemapPlace[]>;
  /** A place with its draft, for editors; throws 'notFound' where there is none. */
  previewPlace: (placeId: number, locale: Language) => Promise<PlaceDetail>;
  /** The still map of a position, as SVG. */
  drawMap: (spot: Position) => Promise<string>;
  web: () => Promise<WebBuild>;
  /** The build's folder of precompressed browser files; null in development, where the dev server serves them. */
  buildFolder: string | null;
  isGuideLoaded: () => Promise<boolean>;
  guideVersion: Pick<GuideVersion, 'read' | 'onChange'>;
  settings: Pick<Settings, 'onChange'>;
  readCompany: ReadCompany;
  readSaleTerms: ReadSaleTerms;
  departures: Departures;
  drain: Drain;
  /** Defaults to a cache in production, and to none in development. */
  publicResponses?: PublicResponses;
  development?: DevelopmentServer;
}

/** Serves the sources of the pages to the browser during development. */
export type DevelopmentServer = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** Turns Fastify's errors into problems; an unknown error becomes a 500 without internal details. */
function toProblem(error: FastifyError | Error): ProblemError {
  if (error instanceof ProblemError) return error;
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return new ProblemError('payloadTooLarge');
  if (status === 415) return new ProblemError('unsupportedMediaType');
  if (status === 404) return new ProblemError('notFound');
  if (status !== undefined && status >= 400 && status < 500) return new ProblemError('invalidRequest');
  return new ProblemError('internal');
}

/** Assembles the process; the caller starts listening and closes it. */
export async function createApplication(deps: ApplicationDeps): Promise<FastifyInstance> {
  const { configuration } = deps;
  const app = fastify({
    logger: requestLog(configuration.logLevel),
    trustProxy: trustProxyOption(configuration.trustProxy),
    genReqId: () => randomUUID(),
    bodyLimit: 64 * 1024,
    ...connectionLimits(configuration),
    forceCloseConnections: 'idle',
    // Requests that still arrive on open connections during a stop are served, not refused.
    return503OnClosing: false,
    // The id of a passkey has up to 1,364 characters.
    routerOptions: { maxParamLength: 1_400 },
    rewriteUrl: normalizeTarget,
    clientErrorHandler: refuseUnreadable,
  });
  app.server.on('connect', refuseTunnel);
  // A surplus connection is dropped: a worker would return it to the first process, which would hand it out again.
  Object.assign(app.server, { maxConnections: maxConnections, dropMaxConnection: true });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = toProblem(error);
    deps.securityEvents.record(request, problem);
    if (problem.status >= 500 && problem.code === 'internal') request.log.error(error);
    if (problem.retryAfter !== undefined) reply.header('retry-after', String(problem.retryAfter));
    if (problem.status === 401) reply.header('www-authenticate', 'Bearer');
    return reply
      .code(problem.status)
      .type('application/problem+json; charset=utf-8')
      .header('cache-control', cacheControl.noStore)
      .serializer(JSON.stringify)
      .send(problem.toDocument(request.id));
  });
  limitSlowResponses(app, configuration);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  // First, so that these hooks see every route.
  if (configuration.sendsTraces) registerTracing(app);
  deps.registerMetrics(app);

  const readOrigin = originSource(configuration);
  const isSecure = configuration.publicOrigin?.startsWith('https:') ?? false;
  const { assets } = await deps.web();
  await app.register(cookie);
  const { development } = deps;
  if (development) {
    app.addHook('onRequest', (request, reply, done) => development(request.raw, reply.raw, done));
  } else {
    await protect(app, {
      inlineScript: assets.boot,
      inlineStyle: assets.css,
      isSecure,
      usesToss: configuration.toss !== null,
      map: configuration.map,
    });
  }
  // After the security headers, so that a refusal carries them too.
  refuseAmbiguous(app);
  keepDeskApart(app, configuration.deskOrigin);
  const { publicResponses = new PublicResponses(development ? 0 : undefined) } = deps;
  deps.guideVersion.onChange(() => publicResponses.empty());
  deps.settings.onChange(() => publicResponses.empty());
  const publicCalls = createPublicCalls(deps.handlers, publicResponses);
  await app.register(async (api) => {
    registerApi(api, {
      ...deps,
      readOrigin,
      readDeskOrigin: deskOriginSource(configuration.deskOrigin, readOrigin),
      publicCalls,
    });
  });
  for (const registerRoutes of deps.routes)
    await app.register(async (scope) => registerRoutes(scope, { readOrigin, publicResponses }));
  await app.register(async (scope) => registerPolicyReports(scope, deps));
  serveApiDocument(app);
  registerHealth(app, deps);
  closeConnectionsWhileDraining(app, deps.drain);
  registerSiteFiles(app, {
    readOrigin,
    listedPlaces: deps.listedPlaces,
    clock: deps.clock,
    email: () => deps.readCompany().company.email,
  });
  registerLanguageChoice(app, () => isSecure);
  if (deps.buildFolder) await serveClientFiles(app, path.join(deps.buildFolder, 'client'));
  await serveDeskFiles(app, deps.buildFolder);
  registerDeskPages(app, deps.web);
  registerDriverTourPages(app, { web: deps.web, deskPhone: () => deps.readCompany().phone });
  const pages = {
    web: deps.web,
    clock: deps.clock,
    readCompany: deps.readCompany,
    readSaleTerms: deps.readSaleTerms,
    readOrigin,
    usesSandbox: deps.usesSandbox,
    usesRouting: configuration.routingUrl !== undefined,
    offersGoogle: offersGoogle(configuration),
    priceFigures: configuration.priceFigures,
    departures: deps.departures,
    map: configuration.map,
  };
  registerPreview(app, {
    ...pages,
    authenticateStaff: deps.authenticateStaff,
    previewPlace: deps.previewPlace,
    drawMap: deps.drawMap,
    clientShowing: (detail) =>
      createInProcessClient({
        ...deps,
        handlers: { ...deps.handlers, getPlace: async () => detail },
        publicCalls: () => null,
      }),
    guideOrigin: configuration.deskOrigin === null ? '' : (configuration.publicOrigin ?? ''),
  });
  registerMcp(app, {
    ...deps,
    publicCalls,
    readOrigin,
    publicOrigin: configuration.publicOrigin,
    guideVersion: deps.guideVersion.read,
  });
  const client = createInProcessClient({ ...deps, publicCalls });
  registerPages(app, { ...pages, client, guideVersion: deps.guideVersion.read, publicResponses });
  return app;
}

/** Serves the build's precompressed files; those with a hash in their name are cached for a year. */
async function serveClientFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    decorateReply: false,
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    // The manifest is only for the server. Files below assets/ have their own route, below.
    globIgnore: ['assets/**', '**/manifest.json', '**/*.br', '**/*.gz'],
    setHeaders(reply, file) {
      // offlineWorker.js and offlineProgram.json: an outdated copy would keep serving the previous build's files.
      const isOffline = path.basename(file).startsWith('offline');
      reply.header('cache-control', isOffline ? cacheControl.noCache : cacheControl.release);
    },
  });
  await serveHashedFiles(app, { prefix: '/assets/', folder: path.join(folder, 'assets') });
}
