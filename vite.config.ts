import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The browser's build by default, the server's renderer with --ssr (scripts/build.mjs). */
export default defineConfig(({ isSsrBuild }) => ({
  // In development the driver's page is Preact: nothing of React may be added to its modules.
  plugins: [react({ exclude: [/\/node_modules\//, /\/web\/driverTours\//] }), tailwindcss()],
  // LightDark (lightningcss/node/flags.js): nothing uses light-dark(), so the variables that emulate it would only cost bytes.
  css: { lightningcss: { exclude: 1_048_576 } },
  publicDir: isSsrBuild ? false : 'web/public',
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  // The built renderer is one file; in development packages stay packages.
  ssr: { noExternal: isSsrBuild ? true : [] },
  build: isSsrBuild
    ? { outDir: 'dist/server', rolldownOptions: { input: 'web/app/entryServer.tsx' } }
    : {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        modulePreload: { polyfill: false },
        // The sheet is a separate input: the server inlines it, and no chunk brings it a second time.
        rolldownOptions: {
          input: ['web/app/entryBrowser.tsx', 'web/app/styles/app.css'],
          // One file of all that every page loads, with what guide pages and plans share, and one of what guide pages share: a
          // page names its files, and each name is a hash to send. What most forms need is one for the same reason, and what
          // trips and their tickets share. The parts of a plan with its stops compress better together. What opens late, such as
          // the panel of suggestions, stays in its own file.
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'everyPage',
                  test: /entryBrowser\.tsx|react-query.build.modern.use(Infinite)?(Query|Mutation)\.|shared.client.(callQuery|useCallMutation)|outbox.canRetryLater|plan.tripDay|orders.TourOfferLine|tickets.(tourOffer|price|ticketRules)|shared.ui.(FailedCall|QueryResult|Reading|Skeleton|focusOnMount|useIsWide|useAppNavigate)|domain.(tour.planRules|openingHours.openStatus|geography.distance|reading.readings|calendar.days)/,
                  priority: 1,
                },
                {
                  name: 'forms',
                  test: /shared.ui.(Field|FieldMessageLine|FormFailure|SelectField|formShapes)\.tsx?$/,
                },
                { name: 'trips', test: /features.plan.purchase\.|shared.page.download\./ },
                {
                  name: 'plannedStops',
                  test: /features.plan.(useStopRemoval|RemovedStopRow)|features.plan.trip.(useStops|useDrivingTimes)|domain.tour.(drivingTime|drawnRoads|timetable)|domain.geography.roadNetwork/,
                },
                { name: 'places', test: /web.features.(places|search.SearchBox)/ },
              ],
            },
          },
        },
      },
}));
