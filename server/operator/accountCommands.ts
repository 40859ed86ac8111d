import { escapedControls } from '../../domain/readableText.ts';
import { operator, recordEndedSessions } from '../desk/audit.ts';
import { createAccountService } from '../features/accounts/accountService.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { AccountCommand } from './accountCommand.ts';
import { OperatorError } from './command.ts';

export interface AccountCommandDeps {
  readonly database: Database;
  readonly clock: Clock;
}

/** The operator's view of visitors' accounts: show, end the sessions. */
export function createAccountCommands(
  deps: AccountCommandDeps,
): (command: AccountCommand) => Promise<string> {
  const accounts = createAccountService(deps);

  async function findOne(who: string) {
    const [account, another] = await accounts.find(who);
    if (!account) throw new OperatorError(`No account has the address or nickname ${escapedControls(who)}.`);
    if (another) throw new OperatorError('Two accounts match; name one by its address.');
    return account;
  }

  async function show(who: string): Promise<string> {
    const { email, nickname, createdAt, sessions } = await findOne(who);
    const lines = sessions.map(
      ({ startedAt, lastUsedAt, device }) =>
        `session since ${startedAt.toISOString()}  last used ${lastUsedAt.toISOString()}  ${device ?? '-'}`,
    );
    return [escapedControls(`${email}  ${nickname}  since ${createdAt.toISOString()}`), ...lines].join('\n');
  }

  async function endSessions(who: string): Promise<string> {
    const { id, email } = await findOne(who);
    const ended = await accounts.endSessions(id, (count) =>
      recordEndedSessions(deps, operator, { accountId: id, count }),
    );
    return `Ended ${ended === 1 ? '1 session' : `${ended ?? 0} sessions`} of ${email}.`;
  }

  return ({ command, who }) => (command === 'showAccount' ? show(who) : endSessions(who));
}
