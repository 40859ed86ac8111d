import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { changedJourneys } from './changedJourneys.mjs';
import { ensureInstalled, root } from './install.mjs';
import { run } from './run.mjs';

// `npm run test:changed [REVISION]`: the tests of what the working tree changes, untracked files included.
const [revision = 'HEAD'] = process.argv.slice(2);
const git = (...words) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((line) => line !== '');
const files = [
  ...git('diff', '-z', '--name-only', revision),
  ...git('ls-files', '-z', '--others', '--exclude-standard'),
];

ensureInstalled({ dev: true });
await ensureBuilt();
const journeys = changedJourneys(files)
  .flatMap((name) => [`tests/${name}.spec.ts`, `tests/journeys/${name}.spec.ts`])
  .filter((file) => existsSync(path.join(root, file)));
const unitCode = await run([
  'node_modules/vitest/vitest.mjs',
  'run',
  '--changed',
  revision,
  '--passWithNoTests',
]);
const journeyCode =
  journeys.length > 0 ? await run(['node_modules/@playwright/test/cli.js', 'test', ...journeys]) : 0;
process.exit(unitCode === 0 && journeyCode === 0 ? 0 : 1);
