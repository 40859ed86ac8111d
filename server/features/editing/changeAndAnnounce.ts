import { sql } from 'kysely';
import type { DeskDeps } from '../../desk/deskDeps.ts';

/**
 * Runs a change in a transaction. A change that visitors see makes a new version of the guide, so that every process
 * clears its caches.
 */
export async function changeAndAnnounce<Result>(
  { database, onGuideChange }: DeskDeps,
  work: () => Promise<{ result: Result; isVisible: boolean }>,
): Promise<Result> {
  const { result, isVisible } = await database.transaction(async () => {
    const changed = await work();
    if (changed.isVisible)
      await database.sql
        .updateTable('guide_state')
        .set({ version: sql`version + 1` })
        .where('id', '=', 1)
        .execute();
    return changed;
  });
  if (isVisible) await onGuideChange();
  return result;
}
