import type { Engine } from '../engine.ts';

/** The same engine, which calls back with the text of each statement before it is sent. Scripts are left out. */
export function engineWithObserver(engine: Engine, onStatement: (sql: string) => void): Engine {
  return {
    ...engine,
    async connect(options) {
      const session = await engine.connect(options);
      return {
        query(sql, parameters) {
          onStatement(sql);
          return session.query(sql, parameters);
        },
        script: (sql) => session.script(sql),
        release: (discard) => session.release(discard),
      };
    },
  };
}
