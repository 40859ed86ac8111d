import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

/** A separate disk in memory that a test can fill to the last byte. */
export interface SmallDisk {
  /** The folder as processes inside the namespace see it. */
  readonly folder: string;
  /** The command prefix that runs a process inside the namespace. */
  readonly within: readonly string[];
  /** The folder as this process sees it. */
  readonly seen: string;
  fill(): void;
  /** Removes what fill() wrote. */
  free(): void;
  dispose(): Promise<void>;
}

const folder = '/mnt';
const nsenterOptions = ['--user', '--mount', '--preserve-credentials'];

/**
 * A tmpfs in its own namespace, which needs no privileges where the system permits user namespaces, and leaves nothing
 * behind however the test ends. Null where the system does not permit them.
 */
export async function openSmallDisk(megabytes: number): Promise<SmallDisk | null> {
  if (process.platform !== 'linux') return null;
  const script = `mount -t tmpfs -o size=${megabytes}m none ${folder} && echo mounted && exec cat`;
  const keeper = spawn('unshare', ['--map-root-user', '--mount', 'sh', '-c', script], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ended = once(keeper, 'close').catch(() => undefined);
  if (!(await says(keeper, 'mounted'))) return null;
  const seen = `/proc/${keeper.pid}/root${folder}`;
  const filler = path.join(seen, 'filler');
  return {
    folder,
    within: ['nsenter', '--target', String(keeper.pid), ...nsenterOptions, `--wd=${process.cwd()}`],
    seen,
    fill() {
      const file = openSync(filler, 'a');
      // In ever smaller pieces, so that the last bytes are filled too.
      for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 16)) writeUntilFull(file, size);
      closeSync(file);
    },
    free: () => rmSync(filler, { force: true }),
    async dispose() {
      keeper.kill('SIGKILL');
      await ended;
    },
  };
}

function writeUntilFull(file: number, size: number): void {
  const piece = Buffer.alloc(size, 1);
  try {
    for (;;) if (writeSync(file, piece) < size) return;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}

function says(child: ChildProcess, word: string): Promise<boolean> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', () => resolve(false));
    child.stdout?.on('data', (data: Buffer) => {
      if (data.toString().includes(word)) resolve(true);
    });
  });
}
