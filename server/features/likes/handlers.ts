import { sql } from 'kysely';
import { z } from 'zod';
import type { Api } from '../../../contract/api.ts';
import { itemColumns, itemOf, itemRowSchema } from '../../guide/itemRows.ts';
import type { PlacePictures } from '../../guide/placePictures.ts';
import type { RequestContext, RouteHandler } from '../../http/requestContext.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { lockAccount } from '../../platform/database/lockAccount.ts';
import { ProblemError } from '../../platform/problem.ts';

interface LikesParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly pictures: PlacePictures;
}

export interface LikesHandlers {
  readonly likePlace: RouteHandler<Api['likePlace']>;
  readonly listLikedPlaces: RouteHandler<Api['listLikedPlaces']>;
}

export function createLikesHandlers({ database, clock, pictures }: LikesParts): LikesHandlers {
  return {
    likePlace: ({ params: { id } }, context) =>
      database.transaction(async () => {
        const { accountId } = context.account();
        // Serializes concurrent taps, so that the count stays correct.
        await lockAccount(database, accountId);
        const liked = await toggle(database, accountId, id, clock.now());
        const { like_count: likeCount } = await database.sql
          .updateTable('place')
          .set((column) => ({ like_count: column('like_count', liked ? '+' : '-', 1) }))
          .where('id', '=', id)
          .returning('like_count')
          .executeTakeFirstOrThrow();
        return { liked, likeCount };
      }),

    listLikedPlaces: async ({ query }, context) => {
      const { total, rows } = await readLikedPlaces(database, context, query);
      return {
        content: rows.map((row) => ({ ...itemOf(row, pictures), placeId: row.id })),
        currentPage: query.page,
        totalPages: Math.ceil(total / query.size),
        totalItems: total,
      };
    },
  };
}

/** Whether the place is liked after the toggle. A place that left the guide can only be unliked. */
async function toggle(database: Database, accountId: string, placeId: number, now: Date): Promise<boolean> {
  const taken = await database.sql
    .deleteFrom('place_like')
    .where('account_id', '=', accountId)
    .where('place_id', '=', placeId)
    .returning('place_id')
    .executeTakeFirst();
  if (taken) return false;
  const place = await database.sql
    .selectFrom('place')
    .select('id')
    .where('id', '=', placeId)
    .where('listed', '=', true)
    .executeTakeFirst();
  if (!place) throw new ProblemError('notFound', `There is no place ${placeId}`);
  await database.sql
    .insertInto('place_like')
    .values({ account_id: accountId, place_id: placeId, liked_at: now })
    .execute();
  return true;
}

type LikedQuery = Parameters<LikesHandlers['listLikedPlaces']>[0]['query'];

async function readLikedPlaces(database: Database, context: RequestContext, query: LikedQuery) {
  const { accountId } = context.account();
  const { page, size, type, placeId, locale } = query;
  const ofType = type === undefined ? sql`` : sql`and p.type = ${type}`;
  const ofPlace = placeId === undefined ? sql`` : sql`and p.id = ${placeId}`;
  const liked = sql`
    from place_like l join place p on p.id = l.place_id and p.listed
    where l.account_id = ${accountId} ${ofType} ${ofPlace}`;
  const counted = await sql`select count(*)::int as total ${liked}`.execute(database.sql);
  const { rows } = await sql`
    select ${itemColumns(locale)}
    from (
      select p.id, p.type, l.liked_at ${liked}
      order by l.liked_at desc, l.place_id limit ${size} offset ${(page - 1) * size}
    ) p join place_content c on c.place_id = p.id
    order by p.liked_at desc, p.id`.execute(database.sql);
  return {
    total: z.object({ total: z.int() }).parse(counted.rows[0]).total,
    rows: z.array(itemRowSchema).parse(rows),
  };
}

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
