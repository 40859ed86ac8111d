import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { nicknameKey } from './nicknames.ts';
import { liveSessions } from './sessions.ts';

interface AccountServiceDeps {
  readonly database: Database;
  readonly clock: Clock;
}

/** What the operator and the desk do with visitors' accounts. */
export function createAccountService({ database, clock }: AccountServiceDeps) {
  return {
    /** The accounts with exactly this address or nickname, and their sessions; the newest sessions first. */
    async find(text: string) {
      const accounts = await database.sql
        .selectFrom('account')
        .select(['id', 'email', 'nickname', 'created_at'])
        .where((where) =>
          where.or([
            where('email', '=', text.trim().toLowerCase()),
            where('nickname_key', '=', nicknameKey(text)),
          ]),
        )
        .orderBy('created_at')
        .execute();
      return Promise.all(
        accounts.map(async ({ id, email, nickname, created_at: createdAt }) => ({
          id,
          email,
          nickname,
          createdAt,
          sessions: await liveSessions({ database, clock }, id),
        })),
      );
    },

    /**
     * Ends all sessions of an account.
     * @param record runs in the transaction, with the number of sessions that were open
     * @returns that number; null for an unknown account
     */
    endSessions(accountId: string, record: (ended: number) => Promise<void>): Promise<number | null> {
      return database.transaction(async () => {
        // With this lock, a concurrent sign-in either waits, or has committed its session, which is ended too.
        const account = await database.sql
          .selectFrom('account')
          .select('id')
          .where('id', '=', accountId)
          .forUpdate()
          .executeTakeFirst();
        if (!account) return null;
        const ended = await database.sql
          .deleteFrom('session')
          .where('account_id', '=', accountId)
          .returning('expires_at')
          .execute();
        // Expired sessions are removed hourly.
        const count = ended.filter(({ expires_at }) => expires_at > clock.now()).length;
        await record(count);
        return count;
      });
    },
  };
}

export type AccountService = ReturnType<typeof createAccountService>;
