import type { Database } from '../platform/database/database.ts';

/** Those of these photographs that are in the database. */
export async function knownPhotographs(
  { sql }: Database,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await sql.selectFrom('photograph').select('hash').where('hash', 'in', hashes).execute();
  return new Set(rows.map(({ hash }) => hash));
}

/** The largest size of a photograph, as WebP; undefined where there is none. */
export async function readLargestSize({ sql }: Database, hash: string): Promise<Uint8Array | undefined> {
  const row = await sql
    .selectFrom('photograph_size')
    .select('bytes')
    .where('hash', '=', hash)
    .where('format', '=', 'webp')
    .orderBy('width', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.bytes;
}
