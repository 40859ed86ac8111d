import { chmodSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openEmbeddedEngine } from '../../server/platform/database/embedded/embeddedEngine.ts';

/** A data folder with an empty database, which a first start copies (docs/decisions/0050-empty-database.md). */
const target = 'dist/emptyDatabase';
const unfinished = `${target}.unfinished`;

rmSync(unfinished, { recursive: true, force: true });
const engine = await openEmbeddedEngine({ dataDir: unfinished, log: console.error });
await engine.close();
for (const lock of ['database.lock', 'database/solbada.lock']) rmSync(path.join(unfinished, lock));
// The engine closes its files to other users, but the product may run as another user than its build.
chmodSync(unfinished, 0o755);
for (const entry of readdirSync(unfinished, { recursive: true, withFileTypes: true }))
  chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
rmSync(target, { recursive: true, force: true });
renameSync(unfinished, target);
