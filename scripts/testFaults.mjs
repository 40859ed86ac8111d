import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureLighthouse } from './installLighthouse.mjs';
import { testMutations } from './mutation/testMutations.mjs';
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

/**
 * The tests of faults and races in `npm test`, longer and with more visitors, every subject of the bench, and the mutation tests.
 * `npm run test:faults -- mutations` runs the last of these alone.
 */
ensureInstalled({ dev: true });
const options = process.argv.slice(2);
if (options[0] === 'mutations') process.exit(await testMutations());
ensureLighthouse();
await ensureBuilt();
const env = { FAULTS: 'long' };
const code = await run(['node_modules/vitest/vitest.mjs', 'run', ...longTests, ...options], { env });
// Options select some of the tests, so the mutation tests are left out.
const mutationCode = options.length > 0 ? 0 : await testMutations();
process.exit(code || mutationCode);
