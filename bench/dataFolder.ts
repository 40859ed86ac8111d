import { cpSync } from 'node:fs';

/**
 * Copies the data folder that BENCH_DATA names, if any. Only smoke runs name one: creating a database and loading the guide
 * takes most of their time.
 */
export function fillDataFolder(dataDir: string): void {
  const source = process.env.BENCH_DATA;
  // Synchronously: the folder has a thousand files, and a promise for each takes eight times as long.
  if (source !== undefined) cpSync(source, dataDir, { recursive: true });
}
