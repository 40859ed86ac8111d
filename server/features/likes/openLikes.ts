import { sql } from 'kysely';
import { z } from 'zod';
import type { likesApi } from '../../../contract/likes.ts';
import { itemColumns, itemRowSchema, toPlaceItem } from '../../guide/itemRows.ts';
import type { PlacePictures } from '../../guide/placePictures.ts';
import type { Feature } from '../../http/feature.ts';
import type { RequestContext, RouteHandlers } from '../../http/requestContext.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { lockAccount } from '../../platform/database/lockAccount.ts';
import { ProblemError } from '../../platform/problem.ts';

interface LikesDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly pictures: PlacePictures;
}

export type LikesHandlers = RouteHandlers<typeof likesApi>;

interface LikesFeature extends Feature<LikesHandlers> {
  /** Deletes an account's likes and subtracts them from the places' counts. */
  readonly releaseLikes: (accountId: string) => Promise<void>;
}

/** The places that a signed-in user likes. */
export function openLikes({ database, clock, pictures }: LikesDeps): LikesFeature {
  const change =
    (to: LikeChange): LikesHandlers['likePlace'] =>
    ({ params: { id } }, context) =>
      changeLike(database, context.account().accountId, id, to, clock.now());
  return {
    handlers: {
      likePlace: change('toggled'),
      addLike: change('liked'),
      removeLike: change('unliked'),

      listLikedPlaces: async ({ query }, context) => {
        const { total, rows } = await readLikedPlaces(database, context, query);
        return {
          content: rows.map((row) => ({ ...toPlaceItem(row, pictures), placeId: row.id })),
          currentPage: query.page,
          totalPages: Math.ceil(total / query.size),
          totalItems: total,
        };
      },
    },
    releaseLikes: (accountId) => releaseLikes(database, accountId),
  };
}

type LikeChange = 'liked' | 'unliked' | 'toggled';

/**
 * Changes an account's like of a place, and the place's count with it.
 * @returns whether the place is liked now, and by how many
 * @throws ProblemError 'notFound' for an unknown place, and when one that left the guide would be liked
 */
function changeLike(database: Database, accountId: string, placeId: number, to: LikeChange, now: Date) {
  return database.transaction(async () => {
    const { sql } = database;
    // One change of an account at a time, so that the count stays correct.
    await lockAccount(database, accountId);
    const place = await sql
      .selectFrom('place')
      .leftJoin('place_like', (join) =>
        join.onRef('place_like.place_id', '=', 'place.id').on('place_like.account_id', '=', accountId),
      )
      .select(['place.listed', 'place.like_count as likeCount', 'place_like.liked_at as likedAt'])
      .where('place.id', '=', placeId)
      .executeTakeFirst();
    const isLiked = place !== undefined && place.likedAt !== null;
    const liked = to === 'toggled' ? !isLiked : to === 'liked';
    if (!place || (liked && !place.listed))
      throw new ProblemError('notFound', `There is no place ${placeId}`);
    if (liked === isLiked) return { liked, likeCount: place.likeCount };
    if (liked)
      await sql
        .insertInto('place_like')
        .values({ account_id: accountId, place_id: placeId, liked_at: now })
        .execute();
    else
      await sql
        .deleteFrom('place_like')
        .where('account_id', '=', accountId)
        .where('place_id', '=', placeId)
        .execute();
    const { likeCount } = await sql
      .updateTable('place')
      .set((column) => ({ like_count: column('like_count', liked ? '+' : '-', 1) }))
      .where('id', '=', placeId)
      .returning('like_count as likeCount')
      .executeTakeFirstOrThrow();
    return { liked, likeCount };
  });
}

type LikedQuery = Parameters<LikesHandlers['listLikedPlaces']>[0]['query'];

async function readLikedPlaces(database: Database, context: RequestContext, query: LikedQuery) {
  const { accountId } = context.account();
  const { page, size, type, placeId, locale } = query;
  const isType = type === undefined ? sql`` : sql`and p.type = ${type}`;
  const isPlace = placeId === undefined ? sql`` : sql`and p.id = ${placeId}`;
  const liked = sql`
    from place_like l join place p on p.id = l.place_id and p.listed
    where l.account_id = ${accountId} ${isType} ${isPlace}`;
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

async function releaseLikes(database: Database, accountId: string): Promise<void> {
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
