/** `node makeTemplate.ts <folder>`: creates a fresh embedded database and renames it into place. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openEmbeddedEngine } from '../embedded/embeddedEngine.ts';

const [target = ''] = process.argv.slice(2);
const unfinished = join(dirname(target), `unfinished-${process.pid}`);
mkdirSync(dirname(target), { recursive: true });
// The build has made one already; without it a database is initialised, which takes seconds.
const emptyDatabase = 'dist/emptyDatabase';
const engine = await openEmbeddedEngine({ dataDir: unfinished, emptyDatabase, log: () => undefined });
await engine.close();
rmSync(join(unfinished, 'database.lock'));
// A concurrent run may have created it first.
if (existsSync(target)) rmSync(unfinished, { recursive: true });
else renameSync(unfinished, target);
