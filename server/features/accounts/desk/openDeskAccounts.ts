import type { deskAccountsApi } from '../../../../contract/desk/accounts.ts';
import { recordEndedSessions } from '../../../desk/audit.ts';
import { type DeskDeps, staffActor } from '../../../desk/deskDeps.ts';
import type { DeskFeature } from '../../../http/feature.ts';
import type { RouteHandlers } from '../../../http/requestContext.ts';
import { ProblemError } from '../../../platform/problem.ts';
import type { AccountService } from '../accountService.ts';

/** The desk's handlers for visitors' accounts. */
export function openDeskAccounts({
  accounts,
  ...deps
}: DeskDeps & { readonly accounts: AccountService }): DeskFeature<RouteHandlers<typeof deskAccountsApi>> {
  return {
    deskHandlers: {
      searchAccounts: async ({ query: { q } }) => {
        const found = await accounts.find(q);
        return {
          content: found.map(({ id, email, nickname, createdAt, sessions }) => {
            const lastUse = Math.max(...sessions.map(({ lastUsedAt }) => lastUsedAt.getTime()));
            return {
              id,
              email,
              nickname,
              createdAt: createdAt.toISOString(),
              sessions: sessions.length,
              lastUsedAt: sessions.length === 0 ? null : new Date(lastUse).toISOString(),
            };
          }),
        };
      },
      endAccountSessions: async ({ params: { accountId } }, context) => {
        const ended = await accounts.endSessions(accountId, (count) =>
          recordEndedSessions(deps, staffActor(context), { accountId, count }),
        );
        if (ended === null) throw new ProblemError('notFound');
        return { ended };
      },
    },
  };
}
