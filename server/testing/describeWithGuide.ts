import { systemClock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import {
  describeOnBothEngines,
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
