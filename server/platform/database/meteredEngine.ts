import { ProblemError } from '../problem.ts';
import type { Engine, Session } from './engine.ts';
import { translateFailure } from './failures.ts';

export type StatementOutcome = 'done' | 'refused' | 'unavailable';

/** Receives durations of database work. */
export interface DatabaseMeter {
  statementDone(outcome: StatementOutcome, seconds: number): void;
  connectionWaited(outcome: 'done' | 'unavailable', seconds: number): void;
}

/** Whether the statement failed, or the database was down. */
export function failureKind(error: unknown): 'refused' | 'unavailable' {
  const translated = translateFailure(error);
  return translated instanceof ProblemError && translated.code === 'unavailable' ? 'unavailable' : 'refused';
}

/** The same engine, with its waits and statements reported to a meter. */
export function meteredEngine(engine: Engine, meter: DatabaseMeter): Engine {
  const metered = (session: Session): Session => ({
    async query(sql, parameters) {
      const started = performance.now();
      const report = (outcome: StatementOutcome) =>
        meter.statementDone(outcome, (performance.now() - started) / 1000);
      try {
        const result = await session.query(sql, parameters);
        report('done');
        return result;
      } catch (error) {
        report(failureKind(error));
        throw error;
      }
    },
    script: (sql) => session.script(sql),
    release: (discard) => session.release(discard),
  });
  return {
    ...engine,
    async connect(options) {
      const started = performance.now();
      const report = (outcome: 'done' | 'unavailable') =>
        meter.connectionWaited(outcome, (performance.now() - started) / 1000);
      try {
        const session = await engine.connect(options);
        report('done');
        return metered(session);
      } catch (error) {
        report('unavailable');
        throw error;
      }
    },
  };
}
