import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { deskPath } from '../../contract/desk/addresses.ts';
import { parseAcceptLanguage } from '../../contract/negotiateLanguage.ts';
import { cacheControl } from '../http/caching.ts';
import { escapedHtml } from '../http/escapedHtml.ts';
import { serveHashedFiles } from '../http/hashedFiles.ts';

/** Addresses of the files that the staff's pages load. */
export interface DeskAssets {
  script: string;
  styles: readonly string[];
  /** Tags of the development server, which reloads the page after edits. */
  headExtra?: string;
}

const filesPath = `${deskPath}/files/`;
const manifestSchema = z.record(z.string(), z.object({ file: z.string() }));
const entry = 'web/desk/entryDesk.tsx';
const sheet = 'web/desk/desk.css';

/** Reads the build of the staff's pages. Throws an Error when a file is missing. */
export async function readDeskAssets(buildFolder: string): Promise<DeskAssets> {
  const folder = path.join(buildFolder, 'desk');
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')),
  );
  const script = manifest[entry]?.file;
  const style = manifest[sheet]?.file;
  if (script === undefined || style === undefined)
    throw new Error(`the desk's manifest.json does not name ${entry} and ${sheet}`);
  await Promise.all(Object.values(manifest).map(({ file }) => access(path.join(folder, file))));
  return { script: `${filesPath}${script}`, styles: [`${filesPath}${style}`] };
}

const noScript = {
  ko: '이 화면을 쓰려면 자바스크립트를 켜 주세요.',
  en: 'Please turn on JavaScript to use this page.',
} as const;

function deskDocument(language: 'ko' | 'en', { script, styles, headExtra }: DeskAssets): string {
  const head = [
    ...styles.map((address) => `<link rel="stylesheet" href="${escapedHtml(address)}">`),
    ...(headExtra === undefined ? [] : [headExtra]),
    `<script type="module" src="${escapedHtml(script)}"></script>`,
  ];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex, nofollow">
<title>Solbada</title>
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${head.join('\n')}
</head>
<body>
<div id="desk"></div>
<noscript>${noScript[language]}</noscript>
</body>
</html>
`;
}

/** Where editors see official photographs before they accept one; visitors' pages load from no such host. */
const photographOrigin = 'https://tong.visitkorea.or.kr';

/** The staff's pages: one document, the same for every path. Neither indexed nor cached, and linked from nowhere. */
export function registerDeskPages(app: FastifyInstance, web: () => Promise<{ desk: DeskAssets }>): void {
  for (const path of [deskPath, `${deskPath}/*`]) {
    app.get(path, async (request, reply) => {
      const browser = parseAcceptLanguage(request.headers['accept-language']) ?? 'ko';
      const policy = reply.getHeader('content-security-policy');
      if (typeof policy === 'string')
        reply.header('content-security-policy', policy.replace('img-src ', `img-src ${photographOrigin} `));
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', cacheControl.noStore)
        .header('x-robots-tag', 'noindex, nofollow')
        .send(deskDocument(browser === 'ko' ? 'ko' : 'en', (await web()).desk));
    });
  }
}

/** Serves the files of the staff's pages; in development the dev server does this. */
export async function serveDeskFiles(app: FastifyInstance, buildFolder: string | null): Promise<void> {
  await serveHashedFiles(app, {
    prefix: filesPath,
    folder: buildFolder && path.join(buildFolder, 'desk'),
    headers: { 'x-robots-tag': 'noindex, nofollow' },
  });
}
