import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

ensureInstalled();
process.exit(await run(['server/app/accountsMain.ts', ...process.argv.slice(2)]));
