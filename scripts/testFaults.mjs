import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

/** The fault tests of `npm test`, longer and with more visitors. */
ensureInstalled({ dev: true });
await ensureBuilt();
process.env.FAULTS = 'long';
process.exit(await run(['node_modules/vitest/vitest.mjs', 'run', 'faults', ...process.argv.slice(2)]));
