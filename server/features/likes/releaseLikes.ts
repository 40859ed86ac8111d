import type { Database } from '../../platform/database/database.ts';

/** Deletes an account's likes and subtracts them from the places' counts. */
export async function releaseLikes(database: Database, accountId: string): Promise<void> {
  const { sql } = database;
  await database.transaction(async () => {
    const liked = await sql
      .deleteFrom('place_like')
      .where('account_id', '=', accountId)
      .returning('place_id')
      .execute();
    // In the order of ids, so that concurrent deletions cannot deadlock.
    for (const { place_id: placeId } of liked.toSorted((a, b) => a.place_id - b.place_id)) {
      await sql
        .updateTable('place')
        .set((column) => ({ like_count: column('like_count', '-', 1) }))
        .where('id', '=', placeId)
        .execute();
    }
  });
}
