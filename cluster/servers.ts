import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { processesBelow, type Started, startCommand } from '../server/testing/startProcess.ts';
import { waitUntil } from '../server/testing/waitUntil.ts';

/** Debian's unprivileged user: PostgreSQL and PgBouncer refuse to run as root. */
const nobody = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;

/** A folder for everything that a test writes, which the unprivileged servers can enter. */
export async function createFolder(): Promise<{ folder: string; dispose(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'solbada-cluster-'));
  await own(folder);
  return { folder, dispose: () => rm(folder, { recursive: true, force: true }) };
}

/** Creates a folder that belongs to the servers' user. */
export async function createOwned(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await own(folder);
  return folder;
}

const own = async (file: string) => (isRoot ? chown(file, nobody.uid, nobody.gid) : undefined);

/** Writes a server's settings; JSON is YAML too. */
export async function writeSettings(file: string, settings: string | object): Promise<string> {
  await writeFile(file, typeof settings === 'string' ? settings : JSON.stringify(settings));
  await own(file);
  return file;
}

/** Starts a server in its own process namespace, so that it can be killed or paused with all processes it has started. */
export function startMachine(command: string, words: readonly string[]): Started {
  const userRights = isRoot
    ? ['setpriv', `--reuid=${nobody.uid}`, `--regid=${nobody.gid}`, '--clear-groups']
    : [];
  const namespace = ['--pid', '--fork', '--mount-proc', ...(isRoot ? [] : ['--map-current-user'])];
  return startCommand('unshare', [...namespace, ...userRights, command, ...words], {
    variables: { LC_ALL: 'C.UTF-8', PATH: `${process.env.PATH}:/usr/sbin` },
  });
}

/** Ends a machine as a power cut does: with the first process of its namespace, the kernel kills all its processes at once. */
export async function killMachine(machine: Started): Promise<void> {
  let hasEnded = false;
  void machine.ended.then(() => {
    hasEnded = true;
  });
  // Repeated, because one reading of /proc may miss a process that is being started.
  await waitUntil(
    'the end of a machine',
    () => {
      if (!hasEnded) signalMachine(machine, 'SIGKILL');
      return hasEnded;
    },
    { details: machine.err },
  );
}

/** SIGSTOP pauses a whole machine, as a hypervisor does; SIGCONT resumes it. */
export function signalMachine({ process: { pid } }: Started, signal: NodeJS.Signals): void {
  for (const one of processesBelow(pid ?? 0)) {
    try {
      process.kill(one, signal);
    } catch {
      // The process has ended by itself.
    }
  }
}
