import type { Messages } from '../../messages/messages.ts';
import type { CallFailure } from '../../shared/client/client.ts';

/** The message for a failed request if its field has no more specific one: the cause, and what to do. */
export function failureSentence(
  failure: CallFailure,
  messages: Messages['signUp']['failure'],
  isOnline: boolean,
): string {
  if (failure.code === 'unreachable') return isOnline ? messages.unreachable : messages.offline;
  if (failure.code === 'timedOut') return isOnline ? messages.timedOut : messages.offline;
  if (failure.code === 'mailDelayed') return messages.mailDelayed;
  if (failure.status === 429) return messages.tooMany(minutesUntil(failure.retryAfter));
  return failure.status >= 500 ? messages.server : messages.refused;
}

/** Seconds as minutes to wait, at least one. */
export function minutesUntil(seconds: number | undefined): number {
  return Math.max(1, Math.ceil((seconds ?? 0) / 60));
}
