import { consumeAll } from '../http/limits/rateLimits.ts';
import type { RequestContext } from '../http/requestContext.ts';
import type { DeskDeps } from './deskDeps.ts';

/**
 * Counts a mail that a member of the staff sends: an invitation, or a mail that is sent again.
 * @throws ProblemError 'tooManyRequests' past the limit of the member or of the recipient
 */
export async function takeDeskMail(
  { limits }: Pick<DeskDeps, 'limits'>,
  context: RequestContext,
  recipient: string,
): Promise<void> {
  await consumeAll(limits, [
    ['deskMailByStaff', context.staff().staffId],
    ['deskMailToAddress', recipient],
  ]);
}
