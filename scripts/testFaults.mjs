import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

/** Files that read isLong (server/testing/longTests.ts), by parts of their paths. */
const longTests = [
  'faults',
  'bench',
  'kill.test',
  'accounting/accountsHistories',
  'capacity/histories',
  'oversale',
  'orders/interleavings',
  'photographs/uploadFuzz',
  'guide/drafts',
  'embedded/firstStart',
  'places/search/placeSearch',
  'guide/replicas',
  'http/access',
  'http/deskAccess',
  'offlineGuide/sameness',
];

/** The tests of faults and races in `npm test`, longer and with more visitors, and every subject of the bench. */
ensureInstalled({ dev: true });
await ensureBuilt();
process.env.FAULTS = 'long';
process.exit(await run(['node_modules/vitest/vitest.mjs', 'run', ...longTests, ...process.argv.slice(2)]));
