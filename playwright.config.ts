import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { defineConfig } from '@playwright/test';
import { fastTemporaryFolder } from './server/platform/database/testing/fastTemporaryFolder.ts';
import { guardProcesses } from './server/testing/outsideRequests.ts';
import { browserArguments, findBrowser, loopbackArgument } from './tests/browser.ts';

/** For the processes that journeys start, as in vitest.config.ts. */
process.env.NODE_COMPILE_CACHE ??= path.resolve('.cache/node');
guardProcesses();
/** Workers run their own products, for which the same holds as in vitest.config.ts. */
setFlagsFromString('--liftoff-only');

const port = Number(process.env.TEST_PORT ?? 3987);
const origin = `http://localhost:${port}`;
/** Workers load this file again; they must name the folder of the first load, which removes it at its end. */
if (process.env.TEST_DATA_DIR === undefined) {
  const folder = mkdtempSync(path.join(fastTemporaryFolder(), 'solbada-journeys-'));
  process.env.TEST_DATA_DIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

const long = ['**/{screens,visits,workingWeek}.spec.ts'];

export default defineConfig({
  testDir: 'tests',
  // Node runs these as they are. Playwright would compile what a worker imports later, such as the built pages, in each run.
  build: { external: ['**/{content,contract,dist,domain,server,web}/**'] },
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/journeys',
  snapshotPathTemplate: 'tests/looks/{arg}{ext}',
  updateSnapshots: process.env.LOOKS === 'renew' ? 'all' : 'none',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  // A journey takes up to 8 s on an idle machine.
  timeout: 90_000,
  // Five seconds by default, which is short on a busy machine.
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    baseURL: origin,
    locale: 'en-US',
    viewport: { width: 390, height: 844 },
    // Frames of animations take a seventh of the processor time; the journeys about what moves ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: await findBrowser(),
      args: [...browserArguments, loopbackArgument],
      // Its processes share memory through temporary files.
      env: { ...process.env, TMPDIR: fastTemporaryFolder() },
    },
    // A trace of every journey takes a twentieth of the processor time. The report of a failure has a picture and the page's
    // accessibility tree; `--trace=on` records the rest.
    screenshot: 'only-on-failure',
  },
  // Tests of half a minute and more begin first: begun last, they would run alone.
  projects: [
    { name: 'long', testMatch: long },
    { name: 'journeys', testIgnore: long },
  ],
  webServer: {
    // A shell runs it, and the folder's name may have spaces.
    command: `"${process.execPath}" tests/journeyServer.ts`,
    url: `${origin}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: 'localhost',
      // All journeys come from one client.
      RATE_LIMITS: 'off',
      DATA_DIR: process.env.TEST_DATA_DIR,
    },
  },
});
