import { openEmbeddedEngine } from '../embedded/embeddedEngine.ts';
import type { Session } from '../engine.ts';

/** What PREPARE accepts; the other statements (BEGIN, VACUUM and the like) are those of the suites on both engines. */
const preparable = /^\s*(select|insert|update|delete|merge|values|with)\b/i;

/** Statements that this process has prepared already: suites send the same ones again and again. */
const prepared = new Set<string>();
let session: Promise<Session> | undefined;

/**
 * Prepares on PGlite the statements that PostgreSQL has executed, and returns those that PGlite rejects, each with its error.
 * One database serves all suites of a process: opening one costs a second of processor time.
 * @param makeDataDir called for the first statement; returns a data folder with the migrated schema
 */
export async function refusedByPglite(
  statements: Iterable<string>,
  makeDataDir: () => Promise<string>,
): Promise<string[]> {
  const fresh = [...statements].filter((sql) => preparable.test(sql) && !prepared.has(sql));
  if (fresh.length === 0) return [];
  session ??= openSession(makeDataDir);
  const opened = await session;
  const refused: string[] = [];
  for (const sql of fresh) {
    prepared.add(sql);
    try {
      await opened.query(`prepare checked as ${sql}`, []);
      await opened.query('deallocate checked', []);
    } catch (error) {
      refused.push(`${error instanceof Error ? error.message : error}: ${sql}`);
    }
  }
  return refused;
}

async function openSession(makeDataDir: () => Promise<string>): Promise<Session> {
  const engine = await openEmbeddedEngine({ dataDir: await makeDataDir(), log: () => undefined });
  return engine.connect({ unlimited: true });
}
