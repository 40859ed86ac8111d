import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { waitUntil } from '../server/testing/waitUntil.ts';

/** The wall clock of a process under test, which can be changed while the process runs. */
export interface MovedClock {
  /** Options for the process's Node. */
  readonly nodeOptions: string[];
  /** Resolves when the process's clock is that many milliseconds ahead of the machine's. */
  moveTo(milliseconds: number): Promise<void>;
}

/** @param folder where the clock's files are written */
export function createMovedClock(folder: string): MovedClock {
  const program = path.join(folder, 'movedClock.mjs');
  const wanted = path.join(folder, 'wanted');
  const followed = path.join(folder, 'followed');
  const set = (milliseconds: number) => {
    // Written atomically: half of a number would be read as another jump.
    writeFileSync(`${wanted}.new`, String(milliseconds));
    renameSync(`${wanted}.new`, wanted);
  };
  // The embedded engine reads this clock too. The monotonic clock is unchanged, as on a machine whose time is set.
  writeFileSync(
    program,
    `import { readFileSync, writeFileSync } from 'node:fs';
    const RealDate = Date;
    let by = 0;
    const read = () => {
      const next = Number(readFileSync(${JSON.stringify(wanted)}, 'utf8'));
      if (next === by) return;
      by = next;
      writeFileSync(${JSON.stringify(followed)}, String(by));
    };
    read();
    setInterval(read, 20).unref();
    globalThis.Date = class extends RealDate {
      constructor(...parts) {
        if (parts.length === 0) super(RealDate.now() + by);
        else super(...parts);
      }
      static now() {
        return RealDate.now() + by;
      }
    };`,
  );
  set(0);
  writeFileSync(followed, '0');
  return {
    nodeOptions: ['--import', pathToFileURL(program).href],
    async moveTo(milliseconds) {
      set(milliseconds);
      const follows = () => readFileSync(followed, 'utf8') === String(milliseconds);
      await waitUntil(`the process to follow the clock by ${milliseconds} ms`, follows);
    },
  };
}
