import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DataFolder, freshDataFolder } from '../platform/database/testing/testDatabases.ts';
import { guide } from '../testing/describeWithGuide.ts';
import { isBuilt, needsBuild } from '../testing/testWeb.ts';

const isLinux = process.platform === 'linux';

describe.skipIf(!isBuilt)(`DESIGN 5: npm start stops completely${needsBuild}`, { timeout: 90_000 }, () => {
  let folder: DataFolder;
  let npm: ChildProcess | undefined;
  let below: number[] = [];
  beforeEach(async () => {
    folder = await freshDataFolder(guide);
  });
  afterEach(async () => {
    for (const pid of [npm?.pid ?? 0, ...below]) if (pid > 0 && isAlive(pid)) process.kill(pid, 'SIGKILL');
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

  const childrenOf = (pid: number): number[] => {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return children === '' ? [] : children.split(' ').map(Number);
  };
  const allBelow = (pid: number): number[] => childrenOf(pid).flatMap((child) => [child, ...allBelow(child)]);

  /** Starts as a terminal or a service does; returns the address. */
  async function startByNpm(): Promise<string> {
    const { npm_lifecycle_event: _, ...environment } = process.env;
    const child = spawn('npm', ['start'], {
      env: { ...environment, PORT: '0', DATA_DIR: folder.dataDir, NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    npm = child;
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
    for (;;) {
      const [, address] = /ready at (\S+)/.exec(said) ?? [];
      if (address !== undefined) {
        below = allBelow(child.pid ?? 0);
        return address;
      }
      if (child.exitCode !== null) throw new Error(`it ended: ${said}`);
      await pause(20);
    }
  }

  const living = () => below.filter(isAlive);

  it.skipIf(!isLinux).each(['SIGTERM', 'SIGKILL'] as const)(
    'ends the server cleanly at a %s to npm alone (needs Linux)',
    async (signal) => {
      const address = await startByNpm();
      expect((await fetch(`${address}/healthz`)).status).toBe(200);
      expect(below.length).toBeGreaterThanOrEqual(2);
      npm?.kill(signal);
      await expect.poll(living, { timeout: 15_000 }).toEqual([]);
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
      expect(childrenOf(script)).toEqual([server]);
      const ended = npm && once(npm, 'close');
      process.kill(script, 'SIGKILL');
      await expect.poll(living, { timeout: 15_000 }).toEqual([]);
      // A killed process leaves its socket behind.
      expect(existsSync(path.join(folder.dataDir, 'operator.sock'))).toBe(false);
      await expect(fetch(`${address}/healthz`)).rejects.toThrow();
      await ended;
    },
  );
});
