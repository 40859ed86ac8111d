import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../server/platform/database/database.ts';

const pidSchema = z.tuple([z.object({ pid: z.int() })]);

/** Milliseconds of a tick of the kernel's clock, on every usual Linux. */
const tick = 10;

/** The fields of /proc/<pid>/stat after the name of the program; null for a process that has ended. */
function readStat(pid: number | string): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

const parentPid = (stat: readonly string[] | null) => Number(stat?.[1]);
/** Of the process, and of its children that have ended. */
const ticks = (stat: readonly string[] | null) =>
  [11, 12, 13, 14].reduce((sum, field) => sum + Number(stat?.[field] ?? 0), 0);

/**
 * A reader of the processor time (ms) that PostgreSQL has used, all of its processes together. Null where it runs on another
 * machine, or not on Linux.
 */
export async function openPostgresqlCpu(database: Database): Promise<(() => number) | null> {
  const { rows } = await sql`select pg_backend_pid() as pid`.execute(database.sql);
  const [{ pid }] = pidSchema.parse(rows);
  const backend = readStat(pid);
  if (backend === null) return null;
  const server = parentPid(backend);
  return () => {
    for (;;) {
      const before = readStat(server);
      const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
      const children = processes.map(readStat).filter((stat) => parentPid(stat) === server);
      // A child that ended meanwhile would be counted twice or not at all.
      if (ticks(before) !== ticks(readStat(server))) continue;
      return [before, ...children].reduce((sum, stat) => sum + ticks(stat), 0) * tick;
    }
  };
}
