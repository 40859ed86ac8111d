import type { Engine, Session } from '../../database/engine.ts';
import { outcomeOf } from '../../database/meteredEngine.ts';
import { summaryOf } from './statementSummary.ts';
import { type Span, type Step, type Tracing, traced } from './tracing.ts';

const system = { 'db.system.name': 'postgresql' };

/**
 * The same engine, with statements and transactions as spans of the current trace. Statements outside a trace, such
 * as the polling of the outbox every second, are left out.
 */
export function tracedEngine(engine: Engine, tracing: Tracing): Engine {
  if (!tracing.isOn) return engine;
  return { ...engine, connect: async (options) => tracedSession(await engine.connect(options), tracing) };
}

function tracedSession(session: Session, tracing: Tracing): Session {
  /** From begin to commit or rollback. */
  let transaction: Span | undefined;

  const end = (outcome: 'committed' | 'rolled back' | 'lost') => {
    transaction?.tell({ 'solbada.outcome': outcome });
    transaction?.end(outcome === 'committed' ? undefined : outcome);
    transaction = undefined;
  };

  return {
    async query(sql, parameters) {
      if (tracing.traceId() === undefined) return session.query(sql, parameters);
      const step = stepOf(sql);
      const run = () => traced(tracing, step, () => session.query(sql, parameters), outcomeOf);
      if (sql === 'begin') {
        transaction ??= tracing.begin({ name: 'transaction', kind: 'internal', attributes: system });
      }
      if (!transaction) return run();
      const result = await transaction.around(run);
      // The command tag: the COMMIT of a failed transaction returns ROLLBACK.
      if (sql === 'commit') end(result.command === 'ROLLBACK' ? 'rolled back' : 'committed');
      if (sql === 'rollback') end('rolled back');
      return result;
    },
    script: (sql) => session.script(sql),
    release(discard) {
      end('lost');
      session.release(discard);
    },
  };
}

function stepOf(sql: string): Step {
  const { operation, table } = summaryOf(sql);
  return {
    name: table === null ? operation : `${operation} ${table}`,
    kind: 'client',
    attributes: {
      ...system,
      'db.operation.name': operation,
      ...(table === null ? {} : { 'db.collection.name': table }),
    },
  };
}
