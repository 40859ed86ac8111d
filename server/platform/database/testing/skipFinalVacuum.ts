import type { Engine } from '../engine.ts';

/**
 * The same engine, which skips the VACUUM ANALYZE of its close. On a copy of the guide that one takes more processor time
 * than copying and opening it, and serves nothing: the folder is deleted afterwards.
 */
export function skipFinalVacuum(engine: Engine, isClosing: () => boolean): Engine {
  return { ...engine, takesWrites: () => !isClosing() && (engine.takesWrites?.() ?? true) };
}
