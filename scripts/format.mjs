import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

ensureInstalled({ dev: true });
process.exit(
  await run(['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '.', ...process.argv.slice(2)]),
);
