import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

ensureInstalled({ dev: true });
await ensureBuilt();
process.exit(await run(['bench/main.ts', ...process.argv.slice(2)]));
