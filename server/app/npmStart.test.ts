import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DataFolder, freshDataFolder } from '../platform/database/testing/testDatabases.ts';
import { guide } from '../testing/describeWithGuide.ts';
import {
  childProcesses,
  killRunning,
  processesBelow,
  type Started,
  serverAddress,
  startCommand,
} from '../testing/startProcess.ts';
import { isBuilt, needsBuild } from '../testing/testWeb.ts';

const isLinux = process.platform === 'linux';

describe.skipIf(!isBuilt)(`DESIGN 5: npm start stops completely${needsBuild}`, { timeout: 120_000 }, () => {
  let folder: DataFolder;
  let npm: Started | undefined;
  let below: number[] = [];
  beforeEach(async () => {
    folder = await freshDataFolder(guide);
  });
  afterEach(async () => {
    // When npm itself was killed, its children are no longer below it in the process tree.
    for (const pid of below.filter(isAlive)) process.kill(pid, 'SIGKILL');
    await killRunning();
    await folder.dispose();
  });

  function isAlive(pid: number): boolean {
    try {
      // A zombie has ended too; only its parent has not collected it yet.
      return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    } catch {
      return false;
    }
  }

  /** Starts as a terminal or a service does; returns the address. */
  async function startByNpm(): Promise<string> {
    const { npm_lifecycle_event: _, ...environment } = process.env;
    npm = startCommand('npm', ['start'], {
      variables: { ...environment, PORT: '0', DATA_DIR: folder.dataDir, NODE_OPTIONS: '' },
    });
    const address = await serverAddress(npm);
    below = processesBelow(npm.process.pid ?? 0);
    return address;
  }

  const living = () => below.filter(isAlive);

  it.skipIf(!isLinux).each(['SIGTERM', 'SIGKILL'] as const)(
    'ends the server cleanly at a %s to npm alone (needs Linux)',
    async (signal) => {
      const address = await startByNpm();
      expect((await fetch(`${address}/healthz`)).status).toBe(200);
      expect(below.length).toBeGreaterThanOrEqual(2);
      npm?.process.kill(signal);
      await expect.poll(living).toEqual([]);
      // A killed process leaves its socket behind.
      expect(existsSync(path.join(folder.dataDir, 'operator.sock'))).toBe(false);
      await expect(fetch(`${address}/healthz`)).rejects.toThrow();
    },
  );

  it.skipIf(!isLinux)(
    'ends the server at a SIGKILL to the script between npm and the server (needs Linux)',
    async () => {
      const address = await startByNpm();
      const [server = 0, script = 0] = below.toReversed();
      expect(childProcesses(script)).toEqual([server]);
      process.kill(script, 'SIGKILL');
      await expect.poll(living).toEqual([]);
      // A killed process leaves its socket behind.
      expect(existsSync(path.join(folder.dataDir, 'operator.sock'))).toBe(false);
      await expect(fetch(`${address}/healthz`)).rejects.toThrow();
      await npm?.ended;
    },
  );
});
