/** `databaseStart.ts <folder>`: opens the embedded database there, reports how long that took, and waits to be stopped. */
import { systemClock } from '../server/platform/clock.ts';
import { openDatabase } from '../server/platform/database/open.ts';

const start = performance.now();
const database = await openDatabase({
  dataDir: process.argv[2] ?? '',
  clock: systemClock,
  log: () => undefined,
});
console.log(`opened in ${Math.round(performance.now() - start)} ms`);
const waiting = setInterval(() => undefined, 60_000);
process.on('SIGTERM', async () => {
  clearInterval(waiting);
  await database.close();
});
