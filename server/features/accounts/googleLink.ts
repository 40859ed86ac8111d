import type { Api } from '../../../contract/api.ts';
import type { RouteHandler } from '../../http/requestContext.ts';
import { ProblemError } from '../../platform/problem.ts';
import type { AccountParts } from './accountParts.ts';
import { assertPassword, readMe } from './myAccount.ts';

/**
 * Ends the sign-in by Google. Whoever came in by it is signed out, so that an owner who did not link it is alone again.
 */
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
