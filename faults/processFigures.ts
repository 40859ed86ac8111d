import { existsSync } from 'node:fs';
import { readdir, readFile, readlink } from 'node:fs/promises';

/** Whether this system tells a process's memory and files (proc(5)); Linux does. */
export const tellsFigures = existsSync('/proc/self/fd');

/** Memory in use by a process, in MB: resident, shared libraries with it. */
export async function residentMegabytes(pid: number): Promise<number> {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  if (kilobytes === undefined) throw new Error('the process tells no memory');
  return Math.round(Number(kilobytes) / 1024);
}

/** What a process has open: connections of any kind, and files with all else. */
export async function openDescriptors(pid: number): Promise<{ sockets: number; files: number }> {
  const folder = `/proc/${pid}/fd`;
  const targets = await Promise.all(
    // One that is closed meanwhile is not open.
    (await readdir(folder)).map((name) => readlink(`${folder}/${name}`).catch(() => null)),
  );
  const open = targets.filter((target) => target !== null);
  const sockets = open.filter((target) => target.startsWith('socket:')).length;
  return { sockets, files: open.length - sockets };
}
