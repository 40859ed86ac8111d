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
  const kindMessages = kinds[kind];
  if (state.status === 'unknown') return kindMessages.unknown;
  if (state.status === 'open')
    return state.until ? kindMessages.openUntil(state.until) : kindMessages.openAllDay;
  if (!state.next) return kindMessages.closed;
  const { inDays, day, time } = state.next;
  if (!time) return kindMessages.opensSomeTimeOn(weekDays[day]);
  if (inDays === 0) return kindMessages.opensToday(time);
  if (inDays === 1) return kindMessages.opensTomorrow(time);
  return kindMessages.opensOn(weekDays[day], time);
}

/**
 * The sentence at the top of a place's page: the opening state. A stay without opening hours shows its note instead,
 * which has the check-in and check-out times.
 */
export function openingHeadline(
  state: OpeningState,
  messages: Messages['place']['opening'],
  detail: Pick<PlaceDetail, 'type' | 'tags' | 'openingHours'>,
): string {
  const kind = openingKind(detail);
  const { note } = detail.openingHours;
  return kind === 'stay' && state.status === 'unknown' && note
    ? note
    : openingSentence(state, messages, kind);
}
