/**
 * Preloaded into a measured process (memory.ts), which writes into the folder HEAP_FOLDER: at SIGUSR2 it collects garbage
 * and writes what it still uses, at SIGPWR a heap snapshot.
 */
import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeHeapSnapshot } from 'node:v8';

const folder = process.env.HEAP_FOLDER ?? '';

/** The reader must not find half a file. */
function finish(unfinished: string, name: string): void {
  renameSync(unfinished, path.join(folder, name));
}

process.on('SIGUSR2', () => {
  globalThis.gc?.();
  const unfinished = path.join(folder, 'usage.unfinished');
  writeFileSync(unfinished, JSON.stringify(process.memoryUsage()));
  finish(unfinished, 'usage.json');
});

process.on('SIGPWR', () => {
  finish(writeHeapSnapshot(path.join(folder, 'heap.unfinished')), 'written.heapsnapshot');
});
