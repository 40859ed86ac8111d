import type { Engine } from './engine.ts';

/** Runs one statement on a separate connection, without a time limit. */
export async function runStatement(engine: Engine, statement: string): Promise<void> {
  const session = await engine.connect({ unlimited: true });
  try {
    await session.query(statement, []);
  } finally {
    session.release(false);
  }
}
