import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { publicResponse } from '../http/publicResponses.ts';
import { readBuiltAssets } from '../pages/builtAssets.ts';
import { readDriverTourAssets } from '../pages/driverTourPages.ts';
import { readDeskAssets } from '../pages/deskPages.ts';
import type { WebBuild } from '../pages/pages.ts';

/** A fake renderer that needs no build: it calls the API like a page does, and shows its input. */
export const plainWeb: WebBuild = {
  renderPage: async ({ request, language, client, site, describeFailure }) => {
    const { pathname, search } = new URL(request.url);
    const state = { language, site, router: { loaderData: {}, errors: null }, queries: [] };
    const head = { title: `page in ${language}`, description: '"<&>"', canonical: pathname };
    const page = { kind: 'page' as const, head, state, routeIds: [], parts: [] };
    if (pathname === '/moved') return { kind: 'redirect', status: 302, location: '/list' };
    if (pathname === '/missing') return { ...page, status: 404, html: 'missing' };
    if (pathname === '/broken') throw new Error('a secret of the inside');
    try {
      const { items } = await client.call('listPlaces', {
        params: { type: 'tour' },
        query: { locale: language },
      });
      // Like the language form, which carries the whole query.
      return { ...page, status: 200, html: `<h1>${items[0]?.name}</h1><i>${encodeURI(search)}</i>` };
    } catch (error) {
      return { ...page, status: describeFailure(error).status, html: 'failed' };
    }
  },
  renderAppShell: (site) => ({
    html: 'shell',
    head: { title: 'shell', description: '' },
    state: { language: 'ko', site, router: null, queries: [] },
  }),
  assets: {
    appShell: '/app-shell/1',
    css: 'p{color:red}',
    boot: 'void 0',
    scripts: () => ['/assets/a.js'],
  },
  driverTours: {
    script: '/driver-tours/files/a.js',
    style: '/driver-tours/files/a.css',
    files: new Map([['a.js', publicResponse(200, 'text/javascript; charset=utf-8', 'void 0')]]),
    worker: publicResponse(200, 'text/javascript; charset=utf-8', 'void 0'),
  },
  desk: { script: '/desk/files/a.js', styles: ['/desk/files/a.css'] },
};

/** The built pages; `npm test` builds them first. */
export const isBuilt = existsSync('dist/.built-from');

/** Added to a suite's name when there is no build, so that a skipped suite is not taken for a passed one. */
export const needsBuild = isBuilt ? '' : ': SKIPPED, the pages are not built (npm run build)';

/** The real pages, as the product renders them. */
export async function readBuiltWeb(): Promise<WebBuild> {
  const { renderPage, renderAppShell }: Pick<WebBuild, 'renderPage' | 'renderAppShell'> = await import(
    pathToFileURL(path.resolve('dist/server/entryServer.js')).href
  );
  return {
    renderPage,
    renderAppShell,
    assets: await readBuiltAssets('dist'),
    driverTours: await readDriverTourAssets('dist'),
    desk: await readDeskAssets('dist'),
  };
}
