/**
 * Preloaded into a measured process (memory.ts). At SIGUSR2 the process collects garbage and writes its memory usage into the
 * folder HEAP_FOLDER; at SIGPWR it writes a heap snapshot there.
 */
import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeHeapSnapshot } from 'node:v8';

const folder = process.env.HEAP_FOLDER ?? '';

/** Renames a finished file, so that a reader never finds half of it. */
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
