import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

/** Builds the image and runs it (docs/operations/releasing.md#before). Needs root on Debian. */
ensureInstalled({ dev: true });
process.exit(await run(['scripts/image/testImage.ts']));
