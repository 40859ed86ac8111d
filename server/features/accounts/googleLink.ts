import type { Api } from '../../../contract/api.ts';
import type { RouteHandler } from '../../http/requestContext.ts';
import { ProblemError } from '../../platform/problem.ts';
import type { AccountParts } from './accountParts.ts';
import { assertPassword, readMe } from './myAccount.ts';

/** Unlinks Google and ends the other sessions, so that a Google account linked by an intruder loses all access. */
export function unlinkGoogle(parts: AccountParts): RouteHandler<Api['unlinkGoogle']> {
  const { database, sessions } = parts;
  return async ({ body }, call) => {
    const { accountId, sessionId } = call.account();
    const hasPassword = await assertPassword(parts, accountId, {
      field: 'password',
      password: body.password,
    });
    if (!hasPassword) throw new ProblemError('onlySignIn');
    await database.transaction(async () => {
      await database.sql.deleteFrom('account_identity').where('account_id', '=', accountId).execute();
      await sessions.endAll(accountId, sessionId);
    });
    return readMe(database, accountId);
  };
}
