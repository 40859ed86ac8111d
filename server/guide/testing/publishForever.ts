import { systemClock } from '../../platform/clock.ts';
import { openDatabase } from '../../platform/database/open.ts';
import { readContentGuide } from '../contentGuide.ts';
import { loadMergedGuide } from '../mergedGuide.ts';
import { createPublishing } from '../publishing.ts';

/**
 * A process that publishes edition after edition of a place until it is killed, and prints the number of each committed
 * one. The place's name and summary contain that number.
 */
const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl, FIRST = '1' } = process.env;
const database = await openDatabase({ databaseUrl, dataDir, clock: systemClock, log: () => undefined });
const contentGuide = await readContentGuide('content');
await loadMergedGuide(database, contentGuide, systemClock);
const publishing = createPublishing({
  database,
  clock: systemClock,
  contentGuide,
  onPublished: () => undefined,
});
const staff = { staffId: null, name: 'Editor' };
for (let edition = Number(FIRST); ; edition += 1) {
  const fields = { 'name.en': `Edition ${edition}`, 'summary.en': `Summary of edition ${edition}` };
  await publishing.publish({ placeId: 1, kind: 'publish', staff, change: () => ({ fields }) });
  process.stdout.write(`${edition}\n`);
}
