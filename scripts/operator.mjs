import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

/** A command of the operator: `operator.mjs orders list` runs server/app/ordersMain.ts with `list`. */
const [subject, ...words] = process.argv.slice(2);
ensureInstalled();
process.exit(await run([`server/app/${subject}Main.ts`, ...words]));
