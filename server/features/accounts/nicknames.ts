import type { Database } from '../../platform/database/database.ts';
import { nameSkeleton } from '../../platform/nameSkeleton.ts';
import { ProblemError } from '../../platform/problem.ts';

/**
 * The key by which nicknames are unique. It ignores case and width, so that a capital or a full-width letter cannot be
 * used to impersonate another user.
 */
export function nicknameKey(nickname: string): string {
  return nickname.trim().normalize('NFKC').toLowerCase().normalize('NFKC');
}

export function takenNickname(): ProblemError {
  return new ProblemError('existingNickname', undefined, [
    {
      field: 'nickname',
      code: 'existingNickname',
      message: 'somebody has this nickname, or one that looks like it',
    },
  ]);
}

/** Whether no account other than `except` has the nickname or a look-alike of it. */
export async function isNicknameFree({ sql }: Database, nickname: string, except?: string): Promise<boolean> {
  const key = nicknameKey(nickname);
  const same = await sql
    .selectFrom('account')
    .select('id')
    .where('nickname_key', '=', key)
    .executeTakeFirst();
  // The account's own nickname in another case or width is free, even if an older one looks like it.
  if (same) return same.id === except;
  const alike = await sql
    .selectFrom('nickname_skeleton')
    .select('account_id')
    .where('skeleton', '=', nameSkeleton(nickname))
    .executeTakeFirst();
  return alike === undefined || alike.account_id === except;
}

/** Claims a nickname's skeleton for an account; joins an open transaction. False if another account has it. */
export async function takeSkeleton({ sql }: Database, accountId: string, nickname: string): Promise<boolean> {
  await sql.deleteFrom('nickname_skeleton').where('account_id', '=', accountId).execute();
  const taken = await sql
    .insertInto('nickname_skeleton')
    .values({ skeleton: nameSkeleton(nickname), account_id: accountId, nickname })
    .onConflict((conflict) => conflict.column('skeleton').doNothing())
    .returning('account_id')
    .executeTakeFirst();
  return taken !== undefined;
}

const batch = 500;

/**
 * Claims the skeletons of nicknames stored before the rule or by the previous release, oldest accounts first. An
 * account whose skeleton is already claimed keeps its nickname.
 */
export async function fillSkeletons(database: Database): Promise<void> {
  let last = { created_at: new Date(0), id: '00000000-0000-0000-0000-000000000000' };
  for (;;) {
    const accounts = await database.sql
      .selectFrom('account')
      .leftJoin('nickname_skeleton', 'nickname_skeleton.account_id', 'account.id')
      .select(['account.id', 'account.created_at'])
      .where((where) =>
        where.or([
          where('nickname_skeleton.account_id', 'is', null),
          where('nickname_skeleton.nickname', '!=', where.ref('account.nickname')),
        ]),
      )
      .where((where) =>
        where(where.refTuple('account.created_at', 'account.id'), '>', where.tuple(last.created_at, last.id)),
      )
      .orderBy('account.created_at')
      .orderBy('account.id')
      .limit(batch)
      .execute();
    for (const { id } of accounts) {
      await database.transaction(async () => {
        const account = await database.sql
          .selectFrom('account')
          .select('nickname')
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst();
        if (account) await takeSkeleton(database, id, account.nickname);
      });
    }
    const end = accounts.at(-1);
    if (!end) return;
    last = end;
  }
}
