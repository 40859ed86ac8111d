import type { PlaceDetail } from '../../../contract/places.ts';
import { type WeekDay, weekDays } from '../../../domain/calendar/weekDays.ts';
import type { OpeningPeriod } from '../../../domain/openingHours/openStatus.ts';
import type { Messages } from '../../messages/messages.ts';

type PlaceMessages = Messages['place'];

/** Runs of neighbouring days, for "Mon–Fri, Sun". */
function consecutiveDays(days: readonly WeekDay[]): WeekDay[][] {
  const runs: WeekDay[][] = [];
  for (const day of weekDays.filter((one) => days.includes(one))) {
    const last = runs.at(-1)?.at(-1);
    if (last && weekDays.indexOf(day) === weekDays.indexOf(last) + 1) runs.at(-1)?.push(day);
    else runs.push([day]);
  }
  return runs;
}

/** Days in the language's own punctuation, such as "Mon–Fri, Sun" or 水～金、日; all seven are "every day". */
export function daysInWords(days: readonly WeekDay[], messages: PlaceMessages): string {
  if (days.length === 7) return messages.everyDay;
  return messages.list(
    consecutiveDays(days).flatMap((run) => {
      const names = run.map((day) => messages.weekDays[day]);
      return names.length < 3 ? names : [messages.dayRange(names[0] ?? '', names.at(-1) ?? '')];
    }),
  );
}

function hoursInWords({ opens, closes }: OpeningPeriod, messages: PlaceMessages): string {
  return opens === '00:00' && closes === '24:00' ? messages.allDay : messages.timeRange(opens, closes);
}

function monthsInWords(months: readonly number[], messages: PlaceMessages): string {
  // A season over the new year (11, 12, 1, 2) starts after the gap in its months.
  const sorted = [...months].sort((a, b) => a - b);
  const gap = sorted.findIndex((month, index) => index > 0 && month - (sorted[index - 1] ?? month) > 1);
  const turned = gap > 0 ? [...sorted.slice(gap), ...sorted.slice(0, gap)] : sorted;
  return messages.months(turned[0] ?? 1, turned.at(-1) ?? 12);
}

/** The opening hours as lines of [days or season, hours], in the page's language. */
export function openingLines(
  detail: Pick<PlaceDetail, 'openingHours' | 'weekDays'>,
  messages: PlaceMessages,
): [string, string][] {
  const lines = new Map<string, string[]>();
  for (const period of detail.openingHours.periods) {
    const season = period.months ? ` · ${monthsInWords(period.months, messages)}` : '';
    const label = `${daysInWords(period.days, messages)}${season}`;
    lines.set(label, [...(lines.get(label) ?? []), hoursInWords(period, messages)]);
  }
  return [...lines].map(([label, hours]) => [label, messages.list(hours)]);
}

/** The days on which a place opens, for a place whose times are unknown; null if the days are unknown too, or none. */
export function openDays(
  days: readonly WeekDay[] | null,
  messages: PlaceMessages,
  opening: PlaceMessages['opening']['shop'],
): string | null {
  if (!days || days.length === 0) return null;
  return days.length === 7 ? opening.openEveryDay : opening.openOn(daysInWords(days, messages));
}

/** The days on which a place is closed all year; null if unknown or none. */
export function closedDays(days: readonly WeekDay[] | null, messages: PlaceMessages): string | null {
  if (!days || days.length === 7) return null;
  return messages.closedOn(
    weekDays.filter((day) => !days.includes(day)).map((day) => messages.weekDays[day]),
  );
}
