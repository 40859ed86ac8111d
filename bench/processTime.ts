import { readFileSync } from 'node:fs';

/** Milliseconds of a tick of the kernel's clock, on every usual Linux. */
const tick = 10;

/** The processor time that a process has used (ms). */
export interface ProcessTime {
  /** The process that started it. */
  readonly parent: number;
  readonly own: number;
  /** Used by its children that have ended. */
  readonly ended: number;
}

/** Reads /proc/<pid>/stat (proc(5)); null for a process that has ended, and on systems without /proc. */
export function readProcessTime(pid: number | string): ProcessTime | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The fields after the program's name, which is in brackets and may contain anything.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
      (index) => fields[index],
    );
    return { parent, own: (user + system) * tick, ended: (endedUser + endedSystem) * tick };
  } catch {
    return null;
  }
}
