import { createServer } from 'vite';
import { startProduct } from '../../server/app/start.ts';
import type { DeskAssets } from '../../server/pages/deskPages.ts';
import type { PageAssets } from '../../server/pages/document.ts';
import type { DriverTourAssets } from '../../server/pages/driverTourPages.ts';
import type { WebBuild } from '../../server/pages/pages.ts';
import { openSandboxes } from '../../server/sandbox/openSandboxes.ts';
import { buildBoot } from './buildBoot.ts';

/** React's hot reload requires this before any component is loaded (@vitejs/plugin-react). */
const refresh = `<script type="module">import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;</script>`;
const scripts = `<script type="module" src="/@vite/client"></script>\n${refresh}`;

await startProduct(async () => {
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true } });
  const assets: PageAssets = {
    css: '',
    boot: await buildBoot(),
    scripts: () => ['/web/app/entryBrowser.tsx'],
    headExtra: `<link rel="stylesheet" href="/web/app/styles/app.css">\n${scripts}`,
  };
  const desk: DeskAssets = {
    script: '/web/desk/entryDesk.tsx',
    styles: ['/web/desk/desk.css'],
    headExtra: scripts,
  };
  const driverTours: DriverTourAssets = {
    script: '/web/driverTours/entryDriverTours.tsx',
    style: '/web/driverTours/driverTours.css',
    files: new Map(),
    worker: null,
  };
  return {
    // Read for each page, so that an edit shows with the next request.
    web: async (): Promise<WebBuild> => {
      const { renderPage, renderAppShell } = await vite.ssrLoadModule('/web/app/entryServer.tsx');
      return { renderPage, renderAppShell, assets, desk, driverTours };
    },
    buildFolder: null,
    offlineQuality: 1,
    development: vite.middlewares,
  };
}, openSandboxes);
