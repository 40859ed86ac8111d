import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { guardProcesses } from './server/testing/outsideRequests.ts';

/** For the processes that tests start; Node keeps it valid by itself. */
process.env.NODE_COMPILE_CACHE ??= path.resolve('.cache/node');
/** They must not replace the packages that the tests are using (scripts/install.mjs). */
process.env.INSTALL = 'off';
guardProcesses();

/** They register what a process registers once: a tracer provider and an async context manager. */
const ownProcess = ['server/platform/telemetry/tracing/**/*.test.ts'];

/** Unit and service tests beside the code; journeys in a browser are Playwright's, in tests/. */
export default defineConfig({
  test: {
    globalSetup: ['server/platform/database/testing/globalSetup.ts'],
    setupFiles: ['server/platform/database/testing/quietConsole.ts', 'server/testing/stayOnLoopback.ts'],
    pool: 'forks',
    // For PGlite's WebAssembly: in a short process the optimising compiler costs more CPU time than it saves.
    execArgv: ['--liftoff-only'],
    // More than a small machine has cores: many tests wait for a provider's time limit, a lease or a mail.
    maxWorkers: Math.max(4, availableParallelism() - 1),
    // A busy machine takes several times as long as a quiet one. Each wait ends by its own deadline before (waitUntil).
    testTimeout: 60_000,
    // One second by default, which is short on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 60_000,
    teardownTimeout: 20_000,
    projects: process.env.CLUSTER
      ? [{ test: { name: 'cluster', include: ['cluster/**/*.test.ts'] } }]
      : [
          { test: { name: 'own process', include: ownProcess } },
          {
            test: {
              name: 'shared processes',
              include: ['{contract,domain,faults,server,web,content,scripts,bench,tests}/**/*.test.{ts,tsx}'],
              // The workspace of tests/apiClient has its own packages.
              exclude: [...ownProcess, '**/node_modules/**'],
              // A worker imports a module once for all its files. A test that stubs a global restores it.
              isolate: false,
            },
          },
          // npm test leaves it out while nothing that it reads has changed (scripts/drawingsTests.mjs).
          { test: { name: 'drawings', include: ['drawings/**/*.test.ts'], isolate: false } },
        ],
  },
});
