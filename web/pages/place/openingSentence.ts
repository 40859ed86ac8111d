import type { Messages } from '../../messages/messages.ts';
import type { OpeningKind } from './openingKind.ts';
import type { OpeningState } from './openingState.ts';

/** The opening state as a sentence, such as "Open now · closes at 18:00". */
export function openingSentence(
  state: OpeningState,
  { weekDays, ...kinds }: Messages['place']['opening'],
  kind: OpeningKind,
): string {
  const words = kinds[kind];
  if (state.status === 'unknown') return words.unknown;
  if (state.status === 'open') return state.until ? words.openUntil(state.until) : words.openAllDay;
  if (!state.next) return words.closed;
  const { inDays, day, time } = state.next;
  if (!time) return words.opensSomeTimeOn(weekDays[day]);
  if (inDays === 0) return words.opensToday(time);
  if (inDays === 1) return words.opensTomorrow(time);
  return words.opensOn(weekDays[day], time);
}
