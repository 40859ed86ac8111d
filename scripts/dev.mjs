import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

// The browser reloads edits in web/; the process restarts when server/, contract/, domain/ or content/ change.
ensureInstalled();
await ensureBuilt();
const watched = ['server', 'contract', 'domain', 'content'].map((folder) => `--watch-path=${folder}`);
process.exit(await run([...watched, '--watch-preserve-output', 'scripts/steps/devServer.ts']));
