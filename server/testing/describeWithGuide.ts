import { afterAll, beforeAll } from 'vitest';
import { systemClock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';
import {
  describeOnBothEngines,
  freshDataFolder,
  type OpenedDatabase,
  type SuiteOptions,
  type Template,
} from '../database/testing.ts';
import { loadGuide } from '../guide/loadGuide.ts';
import { readContent } from '../guide/readContent.ts';

/** The guide as the product loads it at its start; the start then finds the work done. */
export const guide: Template = {
  name: 'guide',
  fill: async (database) => {
    await loadGuide(database, await readContent('content'), systemClock);
  },
};

/** A suite on both engines whose database has the real guide already: loading it takes seconds each time. */
export function describeWithGuide(
  name: string,
  suite: (database: OpenedDatabase, engine: Database['engine']) => void,
  options: Pick<SuiteOptions, 'wrap'> = {},
): void {
  describeOnBothEngines(name, suite, { ...options, template: guide });
}

/** A second database with the same guide, which hears nothing of the first: a replica that lags for as long as a test wants. */
export function useCopyOfGuide(): OpenedDatabase {
  let copy: Database | undefined;
  let dispose: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const folder = await freshDataFolder(guide);
    dispose = () => folder.dispose();
    copy = await openDatabase({ dataDir: folder.dataDir, clock: systemClock, log: () => undefined });
  });
  afterAll(async () => {
    await copy?.close();
    await dispose?.();
  });
  return () => {
    if (!copy) throw new Error('The copy is there only inside hooks and tests');
    return copy;
  };
}
