import type { Language } from '../../contract/languages.ts';
import { cn } from '../i18n/opening/cn.ts';
import { en } from '../i18n/opening/en.ts';
import { ja } from '../i18n/opening/ja.ts';
import { ko, type OpeningWords } from '../i18n/opening/ko.ts';
import type { OpeningState } from './openingState.ts';

/** So few that all languages come along: a part of their own would name its files in every page's first load. */
const languages: Record<Language, OpeningWords> = { ko, en, cn, ja };

/** A place's state as a reader would say it, such as "Open now · closes at 18:00". */
export function openingSentence(state: OpeningState, language: Language): string {
  const words = languages[language];
  if (state.status === 'unknown') return words.unknown;
  if (state.status === 'open') return state.until ? words.openUntil(state.until) : words.openAllDay;
  if (!state.next) return words.closed;
  const { inDays, day, time } = state.next;
  if (!time) return words.opensSomeTimeOn(words.weekDays[day]);
  if (inDays === 0) return words.opensToday(time);
  if (inDays === 1) return words.opensTomorrow(time);
  return words.opensOn(words.weekDays[day], time);
}
