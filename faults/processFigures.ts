import { existsSync } from 'node:fs';
import { readdir, readFile, readlink } from 'node:fs/promises';

/** Whether this system reports a process's memory and files in /proc (proc(5)); Linux does. */
export const tellsFigures = existsSync('/proc/self/fd');

/** Resident memory of a process in MB, with shared libraries. */
export async function residentMegabytes(pid: number): Promise<number> {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  if (kilobytes === undefined) throw new Error('the process tells no memory');
  return Math.round(Number(kilobytes) / 1024);
}

/** Open file descriptors of a process: connections of any kind, and all others as files. */
export async function openDescriptors(pid: number): Promise<{ sockets: number; files: number }> {
  const folder = `/proc/${pid}/fd`;
  const targets = await Promise.all(
    // It may be closed between listing and reading.
    (await readdir(folder)).map((name) => readlink(`${folder}/${name}`).catch(() => null)),
  );
  const open = targets.filter((target) => target !== null);
  const sockets = open.filter((target) => target.startsWith('socket:')).length;
  return { sockets, files: open.length - sockets };
}
