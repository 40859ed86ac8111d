import type { Engine } from '../engine.ts';
import { hitsOf } from './distributedEngines.ts';

/** Statements of this process that were checked: suites send the same ones again and again. */
const checked = new Map<string, readonly string[]>();

function hits(statement: string): readonly string[] {
  const known = checked.get(statement);
  if (known !== undefined) return known;
  const found = hitsOf(statement);
  checked.set(statement, found);
  return found;
}

/** The same engine, with what a distributed engine would not accept of its statements added to `found`. */
export function checkedEngine(engine: Engine, found: Set<string>): Engine {
  return {
    ...engine,
    async connect(options) {
      const session = await engine.connect(options);
      return {
        query(sql, parameters) {
          for (const hit of hits(sql)) found.add(hit);
          return session.query(sql, parameters);
        },
        script: (sql) => session.script(sql),
        release: (discard) => session.release(discard),
      };
    },
  };
}
