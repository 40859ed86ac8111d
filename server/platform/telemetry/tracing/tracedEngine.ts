import { context, type Span, SpanKind, trace } from '@opentelemetry/api';
import type { Engine, Session } from '../../database/engine.ts';
import { failureKind } from '../../database/meteredEngine.ts';
import { summarize } from './statementSummary.ts';
import { markFailed, traced, tracer } from './tracing.ts';

const system = { 'db.system.name': 'postgresql' };

/**
 * The same engine, with statements and transactions as spans of the current trace. Statements outside a trace, such
 * as the polling of the outbox every second, are left out.
 */
export function tracedEngine(engine: Engine): Engine {
  return { ...engine, connect: async (options) => tracedSession(await engine.connect(options)) };
}

function tracedSession(session: Session): Session {
  /** From begin to commit or rollback. */
  let transaction: Span | undefined;

  const end = (outcome: 'committed' | 'rolled back' | 'lost') => {
    transaction?.setAttribute('solbada.outcome', outcome);
    if (transaction && outcome !== 'committed') markFailed(transaction, outcome);
    transaction?.end();
    transaction = undefined;
  };

  return {
    async query(sql, parameters) {
      if (!trace.getActiveSpan()) return session.query(sql, parameters);
      if (sql === 'begin') transaction ??= tracer.startSpan('transaction', { attributes: system });
      const run = () => tracedStatement(sql, () => session.query(sql, parameters));
      if (!transaction) return run();
      const result = await context.with(trace.setSpan(context.active(), transaction), run);
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

function tracedStatement<T>(sql: string, run: () => Promise<T>): Promise<T> {
  const { operation, table } = summarize(sql);
  const attributes = {
    ...system,
    'db.operation.name': operation,
    ...(table === null ? {} : { 'db.collection.name': table }),
  };
  const name = table === null ? operation : `${operation} ${table}`;
  return traced(name, { kind: SpanKind.CLIENT, attributes }, run, failureKind);
}
