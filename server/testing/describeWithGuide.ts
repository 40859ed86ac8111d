import { afterAll, beforeAll } from 'vitest';
import { loadGuide } from '../guide/loadGuide.ts';
import { readContent } from '../guide/readContent.ts';
import { systemClock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { openDatabase } from '../platform/database/open.ts';
import {
  describeOnBothEngines,
  describeOnOneEngine,
  describeOnPostgresql,
  type OpenedDatabase,
  type SuiteOptions,
  type Template,
} from '../platform/database/testing/testDatabases.ts';

/** Loads the guide as the product does at its start; the start then finds nothing to do. */
export const guide: Template = {
  name: 'guide',
  fill: async (database) => {
    await loadGuide(database, await readContent('content'), systemClock);
  },
};

/** A suite on one engine whose database has the real guide already: loading it takes seconds each time. */
export function describeWithGuide(
  name: string,
  suite: (database: OpenedDatabase, engine: Database['engine']) => void,
  options: Pick<SuiteOptions, 'wrap'> = {},
): void {
  describeOnOneEngine(name, suite, { ...options, template: guide });
}

/** The same on both engines, for what depends on how an engine locks, loads or sorts. */
export function describeWithGuideOnBothEngines(
  name: string,
  suite: (database: OpenedDatabase, engine: Database['engine']) => void,
  options: Pick<SuiteOptions, 'wrap'> = {},
): void {
  describeOnBothEngines(name, suite, { ...options, template: guide });
}

/**
 * A suite on PostgreSQL with the guide, and with a second database that has it too and gets no changes of the first: a
 * replica that lags for as long as a test needs. Without PostgreSQL the suite is shown as skipped.
 */
export function describeWithReplica(
  name: string,
  suite: (database: OpenedDatabase, replica: OpenedDatabase) => void,
): void {
  describeOnPostgresql(
    name,
    (url) => {
      describeOnPostgresql(
        'with a replica',
        (replicaUrl) => suite(useDatabase(url), useDatabase(replicaUrl)),
        guide,
      );
    },
    guide,
  );
}

function useDatabase(databaseUrl: () => string): OpenedDatabase {
  let database: Database | undefined;
  beforeAll(async () => {
    const options = { dataDir: '', clock: systemClock, log: () => undefined };
    database = await openDatabase({ ...options, databaseUrl: databaseUrl() });
  });
  afterAll(() => database?.close());
  return () => {
    if (!database) throw new Error('The database is there only inside hooks and tests');
    return database;
  };
}
