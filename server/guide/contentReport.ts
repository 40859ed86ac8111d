import { isOptionalLanguage, languages } from '../../domain/languages.ts';
import { factGroups, isOverAYearOld } from '../../domain/places/checkedOn.ts';
import { hasHours, type PlaceFile } from './contentSchema.ts';
import { missingTexts } from './guideText.ts';

/** The number of a place's file. */
const paddedId = ({ id }: PlaceFile) => String(id).padStart(3, '0');

/** A line with the numbers of places, such as "phone (2): 003 017"; "none" if there are none. */
function numbersLine(label: string, places: readonly PlaceFile[]): string {
  return `  ${label} (${places.length}): ${places.map(paddedId).join(' ') || 'none'}`;
}

/** The dated groups by date, the oldest first; places are named once a check is over a year old. */
function checkLines(places: readonly PlaceFile[], today: string): string[] {
  const byDate = new Map<string, PlaceFile[]>();
  for (const group of factGroups) {
    for (const place of places) {
      const on = place.checked[group]?.on;
      if (!on) continue;
      const key = `${on} ${group}`;
      byDate.set(key, [...(byDate.get(key) ?? []), place]);
    }
  }
  return [...byDate]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, checked]) => {
      const [on = ''] = key.split(' ');
      if (on > today) return `${numbersLine(key, checked)} (in the future)`;
      if (isOverAYearOld(on, today)) return `${numbersLine(key, checked)} (over a year ago)`;
      return `  ${key} (${checked.length})`;
    });
}

/** What editors should look at first, as lines: the oldest checks, undated facts, doubtful hours and missing fields. */
export function contentReport(places: readonly PlaceFile[], today: string): string[] {
  const lacking: [string, (place: PlaceFile) => boolean][] = [
    ['hours', ({ hours }) => !hasHours(hours)],
    ['opening days', ({ hours }) => hasHours(hours) && hours.weekDays === null],
    ['phone', ({ phone }) => phone === null],
  ];
  const doubtful = places.filter(({ hours }) => hours.doubtful);
  return [
    `${places.length} places on ${today}. Numbers are those of the files in content/places.`,
    '',
    'Checked, the oldest first:',
    ...checkLines(places, today),
    '',
    'Without a date of a check:',
    ...factGroups.map((group) =>
      numbersLine(
        group,
        places.filter(({ checked }) => checked[group]?.on === null),
      ),
    ),
    '',
    `Doubtful hours (${doubtful.length}):`,
    ...doubtful.map((place) => `  ${paddedId(place)} ${place.key}: ${place.hours.note?.en ?? 'no note'}`),
    '',
    'Missing:',
    ...lacking.map(([label, isMissing]) => numbersLine(label, places.filter(isMissing))),
    '',
    'Not translated, read in English:',
    ...languages.filter(isOptionalLanguage).map((language) =>
      numbersLine(
        language,
        places.filter((place) => missingTexts(place).some((missing) => missing.language === language)),
      ),
    ),
  ];
}
