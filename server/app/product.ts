import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ReadCompany } from '../features/company/describeCompany.ts';
import type { TicketTimes } from '../features/orders/openTickets.ts';
import { exportGuide } from '../guide/exportGuide.ts';
import { watchGuideVersion } from '../guide/guideVersion.ts';
import { createDrain, type Drain } from '../http/drain.ts';
import type { PublicResponses } from '../http/publicResponses.ts';
import { registerMetrics } from '../http/registerMetrics.ts';
import { listeningOrigin } from '../http/requestAddress.ts';
import { importPhotographs } from '../media/photographs/photographs.ts';
import { createPictures } from '../media/pictures/pictures.ts';
import { createOperate } from '../operator/operate.ts';
import type { Operate } from '../operator/operatorSocket.ts';
import type { WebBuild } from '../pages/pages.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Metrics } from '../platform/telemetry/metrics/metrics.ts';
import type { OpenSandboxes } from '../providers/sandboxes.ts';
import { createApplication, type DevelopmentServer } from './application.ts';
import type { Configuration } from './configuration.ts';
import { type ContentFiles, readContentFiles } from './contentFiles.ts';
import { startExpiry } from './expiry.ts';
import { openFeatures } from './features.ts';
import { openGuide } from './openGuide.ts';
import { root } from './root.ts';
import { openServices, usesSandbox } from './services.ts';

/** The pages: as built, or from a development server. */
export interface WebSource {
  web: () => Promise<WebBuild>;
  /** The build's folder of precompressed browser files; null in development, where the dev server serves them. */
  buildFolder: string | null;
  development?: DevelopmentServer;
  /** Defaults to a cache in production, and to none in development. */
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
  readonly readCompany: ReadCompany;
  /** Runs an operator's command. */
  readonly operate: Operate;
  /** Ends the background work; the caller closes the application and the database that it opened. */
  close(): Promise<void>;
}

/** Opens everything over a database, up to the point of listening. */
export async function openProduct(deps: ProductDeps): Promise<Product> {
  const { configuration, database, readDatabase = database, clock } = deps;
  const resources = new AsyncDisposableStack();
  try {
    let ownOrigin = () => '';
    const services = await openServices({ ...deps, ownOrigin: () => ownOrigin() }, resources);
    const guideVersion = watchGuideVersion({
      database: readDatabase,
      onFail: (error) => void services.jobErrors.report('guide_version', error),
    });
    resources.defer(() => guideVersion.stop());
    const { pictures: pictureFiles, contentGuide } = deps.content ?? (await readContentFiles(root));
    const pictures = createPictures(pictureFiles);
    await importPhotographs({ database, clock }, path.join(root, 'content/photographs'));
    const guide = await openGuide({
      database,
      readDatabase,
      clock,
      pictures,
      contentGuide,
      guideVersion,
    });
    // Before any cache is filled, since reading the first version clears all caches.
    await guideVersion.read();
    const features = await openFeatures(
      {
        ...{ ...services, root, readDatabase, contentGuide, pictures, guide, guideVersion },
        ticketTimes: deps.ticketTimes,
        offlineQuality: deps.offlineQuality,
      },
      resources,
    );
    const expiry = startExpiry(services);
    resources.defer(() => expiry.stop());

    const drain = createDrain();
    const { sandboxes } = services;
    const app = await createApplication({
      ...deps,
      ...services,
      ...features,
      routes: [...features.routes, ...(sandboxes ? [(app: FastifyInstance) => sandboxes.register(app)] : [])],
      registerMetrics: (app) => registerMetrics(app, deps.metrics, configuration),
      usesSandbox: usesSandbox(configuration),
      guideVersion,
      drain,
    });
    ownOrigin = () => listeningOrigin(app.server.address(), configuration);
    app.addHook('onListen', async () => features.begin());
    const writeGuide = (folder: string) =>
      exportGuide({ database, contentGuide, content: path.join(root, 'content') }, folder);
    const operate = createOperate({ ...services, ...features.operated, writeGuide });
    return {
      app,
      places: guide.places,
      drain,
      operate,
      readCompany: services.readCompany,
      close: () => resources.disposeAsync(),
    };
  } catch (error) {
    await resources.disposeAsync();
    throw error;
  }
}
