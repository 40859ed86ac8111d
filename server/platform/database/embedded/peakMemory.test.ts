import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { freshDataFolder } from '../testing/testDatabases.ts';

const child = fileURLToPath(new URL('../testing/insertingChild.ts', import.meta.url));

test.skipIf(process.platform !== 'linux')(
  'DESIGN 9: stays below 350 MB while it opens and writes 1,000 rows (needs Linux)',
  { timeout: 60_000 },
  async () => {
    const { dataDir, dispose } = await freshDataFolder();
    const inserting = spawn(process.execPath, [child, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      for await (const line of createInterface(inserting.stdout)) if (line === 'kept 1000') break;
      const status = readFileSync(`/proc/${inserting.pid}/status`, 'utf8');
      const kilobytes = Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]);
      expect(kilobytes / 1024).toBeLessThan(350);
    } finally {
      inserting.kill('SIGKILL');
      await once(inserting, 'close');
      await dispose();
    }
  },
);
