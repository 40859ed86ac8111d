import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { killRunning, startCommand, waitForOutput } from '../../../testing/startProcess.ts';
import { freshDataFolder } from '../testing/testDatabases.ts';

const child = fileURLToPath(new URL('../testing/insertingChild.ts', import.meta.url));

test.skipIf(process.platform !== 'linux')(
  'DESIGN 9: stays below 350 MB while it opens and writes 1,000 rows (needs Linux)',
  { timeout: 120_000 },
  async () => {
    const { dataDir, dispose } = await freshDataFolder();
    const inserting = startCommand(process.execPath, [child, dataDir]);
    try {
      await waitForOutput(inserting, /^kept 1000$/m);
      const status = readFileSync(`/proc/${inserting.process.pid}/status`, 'utf8');
      const kilobytes = Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]);
      expect(kilobytes / 1024).toBeLessThan(350);
    } finally {
      await killRunning();
      await dispose();
    }
  },
);
