import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * Vite wraps every `import()` in 0.9 KB that fetches a chunk's styles first. No chunk of ours has any: the page's are
 * inlined, the map brings its own. An import is then only an import.
 */
const plainImports: Plugin = {
  name: 'solbada:plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
};

/**
 * What the browser need not carry of the router (docs/decisions/script-budget.md). It names its components for developer
 * tools by statements (`Link.displayName = 'Link'`), which keep links and forms that we do not use, and all that these
 * use; and its hooks for measuring, which nobody hangs anything on, are a module of their own.
 */
const leanRouter: Plugin = {
  name: 'solbada:lean-router',
  enforce: 'pre',
  load: {
    filter: { id: /react-router.dist.production.lib.router.instrumentation\.js/ },
    handler: () =>
      [
        'export const consumeInstrumentationClientResultMetaReceiver = () => undefined;',
        'export const getRouteInstrumentationUpdates = () => ({});',
        'export const instrumentClientSideRouter = (router) => router;',
        'export const instrumentHandler = (_, handler) => handler;',
        'export const instrumentationResultMetaContext = undefined;',
      ].join('\n'),
  },
  transform: {
    filter: { id: /react-router.dist.production/ },
    handler: (code) =>
      code
        .replaceAll(/^[\w$]+\.displayName = "[\w.]+";$/gm, '')
        .replaceAll(
          /^(const [\w$]+ = )(React[\w$]*\.(?:forwardRef|createContext)\()/gm,
          '$1/* @__PURE__ */ $2',
        ),
  },
};

/** The browser's build by default, the server's renderer with --ssr (see scripts/build.mjs). */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [plainImports, ...(isSsrBuild ? [] : [leanRouter]), react(), tailwindcss()],
  publicDir: isSsrBuild ? false : 'web/public',
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  // The built renderer is one file; in development packages stay packages.
  ssr: { noExternal: isSsrBuild ? true : [] },
  build: isSsrBuild
    ? { outDir: 'dist/server', emptyOutDir: true, rolldownOptions: { input: 'web/entryServer.tsx' } }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: 'manifest.json',
        cssCodeSplit: true,
        // The server names what a page needs; after that a chunk's own imports are few.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
        },
        rolldownOptions: {
          input: 'web/entryBrowser.tsx',
          output: {
            // What every page needs is one file: it compresses better than its parts, and changes rarely.
            codeSplitting: {
              groups: [
                { name: 'core', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
                {
                  name: 'app',
                  test: /web.(shell|client|search.SearchBox|ui.(?!BottomSheet|sheetHeight|Carousel|gestures|Dialog|TextField|PasswordField|CheckBox|[Ff]orm|SubmitButton|useRequest|useGo)|i18n.Lang|places.(CardRow|PlaceCard|FailedCall|keywords)|paths|App|routes.tsx|entryBrowser)/,
                },
                // Comes after the place's page and with the trip plan: else it would lie in what both load first.
                // Before the plan's parts, which would take it along: the place's page needs it alone.
                { name: 'openStatus', test: /contract.openStatus/ },
                // Parts of the plan that its other screens need too: alone each would cost its own frame.
                {
                  name: 'planParts',
                  test: /web.(plan.(purchase|tripDay|tour|trip.(draft|useDrivingTimes|StopNote))|ui.(FormFailure|formShapes))/,
                },
                { name: 'openIn', test: /web.(map.(OpenIn|mapServices)|i18n.mapServices)/ },
              ],
            },
          },
        },
      },
}));
