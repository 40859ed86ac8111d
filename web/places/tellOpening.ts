import type { Language } from '../../contract/languages.ts';
import type { OpenStatus } from '../../contract/openStatus.ts';
import type { PlaceDetail } from '../../contract/places.ts';
import { openingSentence } from './openingSentence.ts';
import { openingStateAt } from './openingState.ts';

export interface ToldOpening {
  status: OpenStatus;
  text: string;
}

/** What a place's page says of the present moment. */
export function tellOpening({ weekDays, openingHours }: PlaceDetail, language: Language): ToldOpening {
  const state = openingStateAt({ weekDays, periods: openingHours.periods }, new Date());
  return { status: state.status, text: openingSentence(state, language) };
}
