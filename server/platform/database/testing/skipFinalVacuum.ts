import type { Engine } from '../engine.ts';

/**
 * The same engine, but its database skips the final VACUUM ANALYZE when it closes. On a copy of the guide that would take
 * more processor time than copying and opening it, for nothing: the folder is deleted afterwards.
 */
export function skipFinalVacuum(engine: Engine, isClosing: () => boolean): Engine {
  return { ...engine, takesWrites: () => !isClosing() && (engine.takesWrites?.() ?? true) };
}
