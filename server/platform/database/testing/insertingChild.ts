/**
 * `node insertingChild.ts <data folder> [empty database]`: prints the ids that it finds, then inserts rows in an endless
 * loop and prints each id once its commit is acknowledged. The kill tests end it.
 */
import { writeSync } from 'node:fs';
import { openEmbeddedEngine } from '../embedded/embeddedEngine.ts';

const [dataDir = '', emptyDatabase] = process.argv.slice(2);
// Synchronous, so that no line is lost in a buffer at the kill.
const print = (line: string) => writeSync(1, `${line}\n`);

const engine = await openEmbeddedEngine({ dataDir, emptyDatabase, log: print });
const session = await engine.connect();
await session.script('create table if not exists kept (id bigint primary key, filler text)');
const { rows } = await session.query('select id from kept order by id', []);
const found = rows.map((row) => Number((row as { id: number }).id));
print(`found ${JSON.stringify(found)}`);
for (let id = (found.at(-1) ?? 0) + 1; ; id += 1) {
  await session.query('insert into kept values ($1, $2)', [id, 'x'.repeat(200)]);
  print(`kept ${id}`);
}
