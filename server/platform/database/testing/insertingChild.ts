/**
 * `node insertingChild.ts <data folder> [empty database] [path]`: prints the ids that it finds, then inserts rows in an
 * endless loop and prints each id once its commit is acknowledged. The kill tests end it. With a path it kills itself as
 * soon as it has made that file or folder: a test that watches the disk may look too late.
 */
import files, { writeSync } from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { openEmbeddedEngine } from '../embedded/embeddedEngine.ts';

const [dataDir = '', emptyDatabase, fatalPath] = process.argv.slice(2);
// Synchronous, so that no line is lost in a buffer at the kill.
const print = (line: string) => writeSync(1, `${line}\n`);

function dieOnceMade(fatal: string): void {
  const dieAt = (made: unknown) => {
    if (made === fatal) process.kill(process.pid, 'SIGKILL');
  };
  /** Wraps a function of node:fs so that it kills the process once it has made the path, its parameter at `place`. */
  const killing = <Make extends (...parameters: never[]) => unknown>(make: Make, place = 0): Make =>
    new Proxy(make, {
      apply(target, self, parameters: unknown[]) {
        const result: unknown = Reflect.apply(target, self, parameters);
        if (result instanceof Promise) return result.finally(() => dieAt(parameters[place]));
        dieAt(parameters[place]);
        return result;
      },
    });
  Object.assign(promises, { mkdir: killing(promises.mkdir), writeFile: killing(promises.writeFile) });
  Object.assign(files, {
    writeFileSync: killing(files.writeFileSync),
    renameSync: killing(files.renameSync, 1),
  });
  syncBuiltinESMExports();
}

if (fatalPath !== undefined) dieOnceMade(fatalPath);

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
