import path from 'node:path';
import { ensureInstalledApart, root } from '../install.mjs';
import { run } from '../run.mjs';

const folder = path.join(root, '.cache', 'mutation');

/** Changes the rules that decide about money, cars and sessions, one change at a time: for each, a test has to fail. */
export async function testMutations() {
  ensureInstalledApart(path.join(root, 'scripts', 'mutation', 'stryker'), folder);
  const stryker = path.join(folder, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const code = await run([stryker, 'run', 'scripts/mutation/stryker.config.mjs']);
  return code || run(['scripts/mutation/checkSurvivors.ts', path.join(folder, 'report.json')]);
}
