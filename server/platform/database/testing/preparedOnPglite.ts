import { openEmbeddedEngine } from '../embedded/embeddedEngine.ts';
import type { Session } from '../engine.ts';
import { isUnavailable } from '../failures.ts';

/** Statements that PREPARE accepts. The suites on both engines cover the others, such as BEGIN and VACUUM. */
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
  const refused: string[] = [];
  for (const sql of fresh) {
    prepared.add(sql);
    try {
      await prepare(sql, makeDataDir);
    } catch (error) {
      refused.push(`${error instanceof Error ? error.message : error}: ${sql}`);
    }
  }
  return refused;
}

/** Prepares a statement. If the engine itself fails, it is opened again once, so that no other statement is blamed for it. */
async function prepare(sql: string, makeDataDir: () => Promise<string>): Promise<void> {
  session ??= openSession(makeDataDir);
  try {
    await prepareIn(await session, sql);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    process.stderr.write(
      `PGlite failed and is opened again: ${error instanceof Error ? error.cause : error}\n`,
    );
    session = openSession(makeDataDir);
    await prepareIn(await session, sql);
  }
}

async function prepareIn(opened: Session, sql: string): Promise<void> {
  // One message to the engine: a query with parameters sends six, and takes three times as long.
  await opened.script(`prepare checked as ${sql}\n; deallocate checked`);
}

async function openSession(makeDataDir: () => Promise<string>): Promise<Session> {
  const engine = await openEmbeddedEngine({ dataDir: await makeDataDir(), log: () => undefined });
  return engine.connect({ unlimited: true });
}
