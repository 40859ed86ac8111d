import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { offlinePartAddress } from '../../../contract/offlineGuide.ts';
import { languages } from '../../../domain/languages.ts';
import type { Settings } from '../../desk/settings/watchSettings.ts';
import type { GuideVersion } from '../../guide/guideVersion.ts';
import { cacheControl } from '../../http/caching.ts';
import type { FeatureRoutes } from '../../http/feature.ts';
import { type PublicResponse, sendPublic } from '../../http/publicResponses.ts';
import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/problem.ts';
import { OfflineFiles } from './offlineFiles.ts';
import type { PartSources } from './offlineParts.ts';

const manifestSchema = z.object({
  file: z
    .string()
    .endsWith('.json')
    .transform((file) => file.slice(0, -'.json'.length))
    .pipe(z.enum(languages)),
});

const partSchema = z.object({
  file: z
    .string()
    .regex(/^[a-z0-9-]{1,40}\.[\w-]{16}\.json$/)
    .transform((file) => {
      const [name = '', hash = ''] = file.split('.');
      return { name, hash };
    }),
});

interface OfflineGuideDeps extends PartSources {
  /** From which the guide is read. */
  readonly database: Database;
  readonly guideVersion: Pick<GuideVersion, 'onChange'>;
  /** Watched because the documents contain the company's data. */
  readonly settings: Pick<Settings, 'onChange'>;
  /** The brotli quality; by default the best, which takes seconds of processor time. */
  readonly quality?: number | undefined;
}

/** The guide as files that a device stores to use it without network. */
export function openOfflineGuide({
  database,
  guideVersion,
  settings,
  quality,
  ...sources
}: OfflineGuideDeps): FeatureRoutes {
  const files = new OfflineFiles(database, sources, { quality });
  guideVersion.onChange(() => files.expire());
  settings.onChange(() => files.expireDocuments());
  return { registerRoutes: (app) => registerFiles(app, files) };
}

/** Serves each language's manifest and its parts. Any other address below /pocket-guide returns a problem, not a page. */
function registerFiles(app: FastifyInstance, files: OfflineFiles): void {
  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    response: PublicResponse,
    freshness: string,
  ) => {
    reply.header('cache-control', freshness).header('vary', 'accept-encoding');
    return sendPublic(request, reply, response);
  };
  app.get('/pocket-guide/:file', async (request, reply) => {
    const asked = manifestSchema.safeParse(request.params);
    const manifest = asked.success ? await files.manifest(asked.data.file) : null;
    if (!manifest) throw new ProblemError('notFound');
    return send(request, reply, manifest, cacheControl.noCache);
  });
  app.get('/pocket-guide/parts/:file', async (request, reply) => {
    const asked = partSchema.safeParse(request.params);
    if (!asked.success) throw new ProblemError('notFound');
    const { file } = asked.data;
    const part = await files.at(offlinePartAddress(file));
    if (part) return send(request, reply, part, cacheControl.forever);
    // Each replica has read the likes at another moment, so another's manifest may name a hash that this one never had.
    const themes = file.name === 'themes' ? await files.themes() : null;
    if (!themes) throw new ProblemError('notFound');
    return send(request, reply, themes, cacheControl.noCache);
  });
  app.get('/pocket-guide/*', async () => {
    throw new ProblemError('notFound');
  });
}
