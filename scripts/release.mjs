import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

/** Makes a release (docs/operations/releasing.md#make-a-release). */
ensureInstalled();
process.exit(await run(['scripts/release/release.ts', ...process.argv.slice(2)]));
