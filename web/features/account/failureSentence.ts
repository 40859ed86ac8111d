import type { Messages } from '../../messages/messages.ts';
import type { CallFailure } from '../../shared/client/client.ts';

/** The message for a failed request if its field has no more specific one: the cause, and what to do. */
export function failureSentence(
  failure: CallFailure,
  words: Messages['signUp']['failure'],
  isOnline: boolean,
): string {
  if (failure.code === 'unreachable') return isOnline ? words.unreachable : words.offline;
  if (failure.code === 'timedOut') return isOnline ? words.timedOut : words.offline;
  if (failure.code === 'mailDelayed') return words.mailDelayed;
  if (failure.status === 429) return words.tooMany(minutesUntil(failure.retryAfter));
  return failure.status >= 500 ? words.server : words.refused;
}

/** Seconds as minutes to wait, at least one. */
export function minutesUntil(seconds: number | undefined): number {
  return Math.max(1, Math.ceil((seconds ?? 0) / 60));
}
