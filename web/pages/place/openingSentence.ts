import type { PlaceDetail } from '../../../contract/places.ts';
import type { Messages } from '../../messages/messages.ts';
import { type OpeningKind, openingKind } from './openingKind.ts';
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

/**
 * The sentence at the top of a place's page: the opening state. A stay without opening hours shows its note instead,
 * which has the check-in and check-out times.
 */
export function openingHeadline(
  state: OpeningState,
  words: Messages['place']['opening'],
  detail: Pick<PlaceDetail, 'type' | 'tags' | 'openingHours'>,
): string {
  const kind = openingKind(detail);
  const { note } = detail.openingHours;
  return kind === 'stay' && state.status === 'unknown' && note ? note : openingSentence(state, words, kind);
}
