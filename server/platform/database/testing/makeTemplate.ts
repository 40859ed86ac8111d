/** `node makeTemplate.ts <folder>`: a fresh embedded database, put in its place whole. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openEmbeddedEngine } from '../embedded/embeddedEngine.ts';

const [target = ''] = process.argv.slice(2);
const unfinished = join(dirname(target), `unfinished-${process.pid}`);
mkdirSync(dirname(target), { recursive: true });
const engine = await openEmbeddedEngine({ dataDir: unfinished, log: () => undefined });
await engine.close();
rmSync(join(unfinished, 'database.lock'));
// Another run may have been quicker.
if (existsSync(target)) rmSync(unfinished, { recursive: true });
else renameSync(unfinished, target);
