import type { Engine } from '../engine.ts';
import { hitsOf } from './distributedEngines.ts';
import { observedEngine } from './observedEngine.ts';

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
  return observedEngine(engine, (sql) => {
    for (const hit of hits(sql)) found.add(hit);
  });
}
