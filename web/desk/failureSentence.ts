import type { CallFailure } from '../shared/client/client.ts';
import type { DeskMessages } from './messages/ko.ts';
import { PasskeyFailure } from './signIn/PasskeyFailure.ts';

/** What to tell a person about a failed request. */
export function failureSentence(failure: CallFailure, { shell, signIn }: DeskMessages): string {
  const { failures } = shell;
  const { code, status, retryAfter = 60, requestId } = failure;
  switch (code) {
    case 'changedMeanwhile':
    case 'forbidden':
    case 'unauthorized':
    case 'notFound':
    case 'notPossibleNow':
    case 'driverNotFree':
    case 'invalidRequest':
      return failures[code];
    case 'passkeyRefused':
      return signIn.passkey[failure instanceof PasskeyFailure ? failure.problem : 'refused'];
    case 'tooManyRequests':
      return failures.tooManyRequests(retryAfter);
    case 'unreachable':
    case 'timedOut':
      return failures.unreachable;
    default:
      return status >= 500 && requestId !== undefined
        ? `${failures.other} ${failures.reference(requestId)}`
        : failures.other;
  }
}
