import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

ensureInstalled({ dev: true });
process.exit(await run(['scripts/content/draftTraditional.ts', ...process.argv.slice(2)]));
