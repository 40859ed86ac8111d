import { accessSync, chmodSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseRefusal } from '../refusal.ts';

/**
 * Creates the data folder when missing, for its owner alone (0700).
 * @throws DatabaseRefusal when it cannot be created or written
 */
export function prepareDataFolder(dataDir: string): void {
  try {
    if (!existsSync(dataDir)) {
      // In two steps: Node's recursive mkdir never ends below a folder that takes no children, such as /proc.
      mkdirSync(dirname(resolve(dataDir)), { recursive: true });
      mkdirSync(dataDir, { mode: 0o700 });
      chmodSync(dataDir, 0o700);
    }
    if (!statSync(dataDir).isDirectory()) throw new Error('it is no folder');
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseRefusal(`The data folder ${dataDir} cannot be written (${reason}).`, error);
  }
}
