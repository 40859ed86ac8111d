import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

/** Every checker repeats the work for shared types: on two cores and beside the build, a second one costs more than it saves. */
const checkers = String(Math.max(1, Math.floor(availableParallelism() / 2)));

/** Types, lint and format, dead code. The project's own rules are a test (houseRules.test.ts). */
const checks = [
  ['types', ['node_modules/typescript/bin/tsc', '--checkers', checkers]],
  // A separate project: its result is kept in .cache until one of its files changes.
  ['types of drawings', ['node_modules/typescript/bin/tsc', '--build', 'drawings']],
  ['lint and format', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']],
  ['dead code', ['node_modules/knip/bin/knip.js']],
  [
    'import directions and house rules',
    ['node_modules/vitest/vitest.mjs', 'run', 'scripts/houseRules.test.ts'],
  ],
];

/** Runs all checks; resolves with the number that failed. */
export async function check(names = checks.map(([name]) => name)) {
  let failed = 0;
  for (const [name, args] of checks) {
    if (!names.includes(name)) continue;
    const code = await run(args, { quiet: true });
    process.stdout.write(`${code === 0 ? 'ok' : 'FAILED'}  ${name}\n`);
    if (code !== 0) failed += 1;
  }
  return failed;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled({ dev: true });
  process.exit((await check()) === 0 ? 0 : 1);
}
