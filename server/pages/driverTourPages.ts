import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { cacheControl } from '../http/caching.ts';
import { escapedHtml } from '../http/escapedHtml.ts';
import { type PublicResponse, publicResponse, sendPublic } from '../http/publicResponses.ts';
import { ProblemError } from '../platform/problem.ts';

/** Files of the driver's page (scripts/steps/buildDriverTours.ts). */
export interface DriverTourAssets {
  /** Addresses of its script and its styles. */
  readonly script: string;
  readonly style: string;
  /** All files by name, which contains a hash; empty in development. */
  readonly files: ReadonlyMap<string, PublicResponse>;
  /** The service worker; null in development, where the page needs the network. */
  readonly worker: PublicResponse | null;
}

const base = '/driver-tours/files/';
const entry = 'web/driverTours/entryDriverTours.tsx';
const sheet = 'web/driverTours/driverTours.css';
const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};
const manifestSchema = z.record(z.string(), z.object({ file: z.string() }));

/** Reads the build of the driver's page. Throws an Error when a file is missing. */
export async function readDriverTourAssets(buildFolder: string): Promise<DriverTourAssets> {
  const folder = path.join(buildFolder, 'driverTours');
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')),
  );
  const [script, style] = [manifest[entry]?.file, manifest[sheet]?.file];
  if (script === undefined || style === undefined)
    throw new Error(`the manifest.json of driverTours does not name ${entry} and ${sheet}`);
  const names = (await readdir(folder)).filter((name) => path.extname(name) in types);
  const responses = new Map(
    await Promise.all(
      names.map(async (name) => {
        const body = await readFile(path.join(folder, name), 'utf8');
        return [name, publicResponse(200, types[path.extname(name)] ?? '', body)] as const;
      }),
    ),
  );
  const worker = responses.get('worker.js');
  const missing = [script, style, 'worker.js'].find((name) => !responses.has(name));
  if (!worker || missing) throw new Error(`driverTours has no ${missing}`);
  responses.delete('worker.js');
  return { script: `${base}${script}`, style: `${base}${style}`, files: responses, worker };
}

/** The document contains no data of the driver or the visitors: its script loads the tours by the code in the address. */
function renderDocument({ script, style }: DriverTourAssets, deskPhone: string | null): string {
  const phone = deskPhone === null ? '' : ` data-desk-phone="${escapedHtml(deskPhone)}"`;
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="format-detection" content="telephone=no">
<title>기사님의 투어 · 솔바다</title>
<meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0d1719" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="${escapedHtml(style)}">
<script type="module" src="${escapedHtml(script)}"></script>
</head>
<body>
<div id="app"${phone}></div>
<noscript><p>자바스크립트를 켜 주세요.</p></noscript>
</body>
</html>
`;
}

interface DriverTourPagesOptions {
  readonly web: () => Promise<{ readonly driverTours: DriverTourAssets }>;
  /** The company's telephone, for a driver whose link does not open. */
  readonly deskPhone: () => string | null;
}

/** Serves the driver's page: one document for all links, its files, and the service worker that opens it offline. */
export function registerDriverTourPages(
  app: FastifyInstance,
  { web, deskPhone }: DriverTourPagesOptions,
): void {
  app.get('/driver-tours/:code', async (_request, reply) => {
    // The address is the driver's key.
    reply.header('referrer-policy', 'no-referrer').header('cache-control', cacheControl.noStore);
    const document = renderDocument((await web()).driverTours, deskPhone());
    return reply.type('text/html; charset=utf-8').send(document);
  });

  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    file: PublicResponse | null | undefined,
    policy: string,
  ) => {
    // A file of another release: a problem instead of a page.
    if (!file) throw new ProblemError('notFound');
    reply.header('cache-control', policy).header('vary', 'accept-encoding');
    return sendPublic(request, reply, file);
  };
  app.get<{ Params: { file: string } }>(`${base}:file`, async (request, reply) =>
    send(request, reply, (await web()).driverTours.files.get(request.params.file), cacheControl.forever),
  );
  app.get('/driver-tours/worker.js', async (request, reply) =>
    send(request, reply, (await web()).driverTours.worker, cacheControl.noCache),
  );
}
