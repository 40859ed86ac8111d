import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureLighthouse } from './installLighthouse.mjs';
import { run } from './run.mjs';

const words = process.argv.slice(2);
ensureInstalled({ dev: true });
// Without a subject the bench measures all of them.
if (words.includes('lighthouse') || words.every((word) => word.startsWith('--'))) ensureLighthouse();
await ensureBuilt();
process.exit(await run(['bench/main.ts', ...words]));
