import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

ensureInstalled();
await ensureBuilt();
// As in the image (docs/decisions/0051-memory.md). NODE_ENV is for libraries only: `npm start` always serves the
// production build (docs/product/environment.md).
process.exit(
  await run(['--max-semi-space-size=16', 'server/main.ts'], {
    env: {
      NODE_ENV: 'production',
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '131072',
      MALLOC_TRIM_THRESHOLD_: '131072',
    },
    endsWithUs: true,
  }),
);
