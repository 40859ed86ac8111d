import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { leanRouter } from './scripts/steps/leanRouter.ts';
import { reactModules } from './scripts/steps/reactModules.ts';

/**
 * Vite wraps every `import()` in 0.9 KB that fetches a chunk's styles first. No chunk of ours has any: the page's are
 * inlined, the map brings its own. An import is then only an import; one that fails says so by its error's name
 * (web/shell/outdated.ts).
 */
const plainImports: Plugin = {
  name: 'solbada:plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? "export const __vitePreload = (load) => load().catch((error) => { if (/import/i.test(error.message)) error.name = 'ChunkLoadError'; throw error; });"
      : undefined,
  // Vite would put the list of each import's styles here, which the helper above does not read.
  generateBundle: {
    order: 'pre',
    handler: (_, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        if (!file.isEntry && file.viteMetadata?.importedCss.size)
          throw new Error(`${file.fileName} has styles`);
        file.code = file.code.replaceAll(/,\s*__VITE_PRELOAD__/g, '');
      }
    },
  },
};

/**
 * What the map needs of Leaflet, from its own sources (compare with leaflet/src/Leaflet.js when its version changes). The
 * built file is one module with tiles, pictures, canvas, GeoJSON and tooltips, none of which we draw with.
 */
const leanLeaflet: Plugin = {
  name: 'solbada:lean-leaflet',
  enforce: 'pre',
  resolveId: (id) => (id === 'leaflet' ? '\0lean-leaflet' : undefined),
  load: (id) =>
    id === '\0lean-leaflet'
      ? [
          "import { Map } from 'leaflet/src/map/Map.js';",
          ...['BoxZoom', 'DoubleClickZoom', 'Drag', 'Keyboard', 'ScrollWheelZoom', 'TouchZoom'].map(
            (handler) => `import 'leaflet/src/map/handler/Map.${handler}.js';`,
          ),
          "import { scale } from 'leaflet/src/control/Control.Scale.js';",
          "import * as DomUtil from 'leaflet/src/dom/DomUtil.js';",
          "export { Control } from 'leaflet/src/control/Control.js';",
          "export { toLatLngBounds as latLngBounds } from 'leaflet/src/geo/LatLngBounds.js';",
          "export { layerGroup } from 'leaflet/src/layer/LayerGroup.js';",
          "export { divIcon } from 'leaflet/src/layer/marker/DivIcon.js';",
          "export { marker } from 'leaflet/src/layer/marker/Marker.js';",
          "import 'leaflet/src/layer/Popup.js';",
          "export { polygon } from 'leaflet/src/layer/vector/Polygon.js';",
          "export { polyline } from 'leaflet/src/layer/vector/Polyline.js';",
          "export { svg } from 'leaflet/src/layer/vector/SVG.js';",
          "export { GridLayer } from 'leaflet/src/layer/tile/GridLayer.js';",
          'export { DomUtil, Map };',
          'export const control = { scale };',
          // Each path of ours names its renderer; Leaflet's own choice would bring the canvas.
          'Map.include({ getRenderer(layer) {',
          '  const { renderer } = layer.options;',
          '  if (!this.hasLayer(renderer)) this.addLayer(renderer);',
          '  return renderer;',
          '} });',
        ].join('\n')
      : undefined,
  // Only who asks for it gets it: the vector tiles.
  transform: {
    filter: { id: /leaflet.src.layer.tile.GridLayer\.js$/ },
    handler: (code) => ({ code, moduleSideEffects: false }),
  },
};

/** The browser's build by default, the server's renderer with --ssr (see scripts/build.mjs). */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    plainImports,
    ...(isSsrBuild ? [] : [leanRouter, leanLeaflet, reactModules]),
    react(),
    tailwindcss(),
  ],
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
                  test: /(contract.weekDays|web.(shell.(?!NotFound.tsx|NothingHere)|client|search.SearchBox|ui.(?!BottomSheet|sheetHeight|Carousel|gestures|Dialog|TextField|PasswordField|CheckBox|[Ff]orm|SubmitButton|useRequest|useGo)|i18n.Lang|places.(CardRow|PlaceCard|FailedCall|here|NearMe.tsx)|paths|App|routes.tsx|entryBrowser))/,
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
