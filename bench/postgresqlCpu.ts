import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../server/platform/database/database.ts';
import { type ProcessTime, readProcessTime } from './processTime.ts';

const pidSchema = z.tuple([z.object({ pid: z.int() })]);

/** The processor time of a process and of its children that have ended (ms). */
const total = (time: ProcessTime | null) => (time ? time.own + time.ended : 0);

/**
 * Returns a function that reads the processor time (ms) that all of PostgreSQL's processes have used. Null if PostgreSQL runs
 * on another machine, or not on Linux.
 */
export async function openPostgresqlCpu(database: Database): Promise<(() => number) | null> {
  const { rows } = await sql`select pg_backend_pid() as pid`.execute(database.sql);
  const [{ pid }] = pidSchema.parse(rows);
  const backend = readProcessTime(pid);
  if (backend === null) return null;
  const server = backend.parent;
  return () => {
    for (;;) {
      const before = readProcessTime(server);
      const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
      const children = processes.map(readProcessTime).filter((time) => time?.parent === server);
      // A child that ended meanwhile would be counted twice or not at all.
      if (total(before) !== total(readProcessTime(server))) continue;
      return [before, ...children].reduce((sum, time) => sum + total(time), 0);
    }
  };
}
