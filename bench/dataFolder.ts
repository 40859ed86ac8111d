import { cp } from 'node:fs/promises';

/**
 * Copies the data folder that BENCH_DATA names, if any. Only smoke runs name one: creating a database and loading the guide
 * takes most of their time.
 */
export async function fillDataFolder(dataDir: string): Promise<void> {
  const source = process.env.BENCH_DATA;
  if (source !== undefined) await cp(source, dataDir, { recursive: true });
}
