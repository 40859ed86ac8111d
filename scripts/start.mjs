import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

// NODE_ENV is for libraries only: `npm start` always serves the production build (DESIGN 4).
ensureInstalled();
await ensureBuilt();
process.exit(await run(['server/main.ts'], { env: { NODE_ENV: 'production' }, endsWithUs: true }));
