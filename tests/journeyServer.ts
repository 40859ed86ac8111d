/** The product that most journeys visit: `server/main.ts` on a database that is filled before it starts. */
import { fillDataFolder } from './filledDataFolder.ts';
import { runFolder } from './runFolder.ts';

await fillDataFolder(runFolder());
await import('../server/main.ts');
