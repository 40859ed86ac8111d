import { CompiledQuery, type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import type { Database } from '../database.ts';

/** The same database, recording each query made through it. */
export function recordQueries(database: Database): { database: Database; queries: RootOperationNode[] } {
  const queries: RootOperationNode[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      queries.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const observed: Database = Object.create(database, { sql: { value: database.sql.withPlugin(plugin) } });
  return { database: observed, queries };
}

/** The query plan of a recorded query. */
export async function explainPlan(database: Database, node: RootOperationNode): Promise<string> {
  const compiled = database.sql.getExecutor().compileQuery(node, { queryId: 'plan' });
  const { rows } = await database.sql.executeQuery<Record<string, string>>(
    CompiledQuery.raw(`explain ${compiled.sql}`, [...compiled.parameters]),
  );
  return rows.flatMap((row) => Object.values(row)).join('\n');
}

/** The plans of all queries that some work makes, in a transaction in which PostgreSQL avoids sequential scans where it can. */
export function plansWithIndexes(
  database: Database,
  work: (database: Database) => Promise<unknown>,
): Promise<string[]> {
  return database.transaction(async () => {
    await sql`set local enable_seqscan = off`.execute(database.sql);
    const observed = recordQueries(database);
    await work(observed.database);
    const plans: string[] = [];
    for (const query of observed.queries) plans.push(await explainPlan(database, query));
    return plans;
  });
}
