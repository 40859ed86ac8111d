import type { Database } from '../database/database.ts';

/**
 * What makes two nicknames the same: their letters, whatever their case or width, so that nobody passes for another
 * by a capital or a full-width letter.
 */
export function nicknameKey(nickname: string): string {
  return nickname.trim().normalize('NFKC').toLowerCase().normalize('NFKC');
}

/** Whether nobody has a nickname; `except` is who asks for their own. */
export async function isNicknameFree(
  database: Database,
  nickname: string,
  except?: string,
): Promise<boolean> {
  const holder = await database.sql
    .selectFrom('account')
    .select('id')
    .where('nickname_key', '=', nicknameKey(nickname))
    .executeTakeFirst();
  return holder === undefined || holder.id === except;
}
