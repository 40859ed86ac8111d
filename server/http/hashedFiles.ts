import { readdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../platform/problem.ts';
import { cacheControl } from './caching.ts';

interface HashedFiles {
  /** The address of the folder, with a slash at its end. */
  readonly prefix: string;
  /** A folder of the build without folders below it; null where development serves its files itself. */
  readonly folder: string | null;
  /** More headers of each file. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Serves the build's files that carry a hash in their name, precompressed. A file of another release is a problem that is
 * not stored. All files share one route: a route for each of 400 files makes their registration take more than twice as long.
 */
export async function serveHashedFiles(
  app: FastifyInstance,
  { prefix, folder, headers = {} }: HashedFiles,
): Promise<void> {
  const names = new Set(folder === null ? [] : (await readdir(folder)).filter(isServed));
  await app.register(async (scope) => {
    if (folder !== null)
      await scope.register(fastifyStatic, {
        root: folder,
        serve: false,
        preCompressed: true,
        index: false,
        cacheControl: false,
        setHeaders(reply) {
          reply.headers({ ...headers, 'cache-control': cacheControl.forever });
        },
      });
    scope.get<{ Params: { '*': string } }>(
      `${prefix}*`,
      {
        // A browser that leaves in the middle of a file is no fault of ours.
        errorHandler(error, request, reply) {
          if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') request.raw.destroy();
          else app.errorHandler(error, request, reply);
        },
      },
      (request, reply) => {
        const name = request.params['*'];
        if (!names.has(name)) throw new ProblemError('notFound');
        return reply.sendFile(name);
      },
    );
  });
}

/** The manifest is only for the server. Compressed files are served at the address of the uncompressed file. */
const isServed = (name: string) => name !== 'manifest.json' && !/\.(br|gz)$/.test(name);
