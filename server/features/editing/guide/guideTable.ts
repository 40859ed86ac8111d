import type { GuideRow } from '../../../../contract/desk/guide.ts';
import { type PlaceFields, translatedFields } from '../../../../contract/desk/placeFields.ts';
import { byLanguage, type Language, languages } from '../../../../domain/languages.ts';
import { factGroups } from '../../../../domain/places/checkedOn.ts';
import type { GuideDeps } from '../../../desk/deskDeps.ts';
import { readCounts } from './counts.ts';
import { draftedFields, shownVersion } from './drafts.ts';

/** A check dated by its month counts as of the month's end. */
const endKey = (date: string) => (date.length === 7 ? `${date}-99` : date);

/** The oldest date of a place's checks; null if one of its facts was never checked. */
export function oldestCheck(fields: PlaceFields): string | null {
  const has = {
    hours:
      fields['hours.weekDays'] !== null ||
      fields['hours.periods'].length > 0 ||
      languages.some((language) => fields[`hours.note.${language}`] !== ''),
    phone: fields.phone !== '',
    address: true,
    text: true,
  };
  const dates = factGroups
    .filter((group) => has[group])
    .map((group) => fields[`checked.${group}`]?.on ?? null);
  let oldest: string | null = null;
  for (const date of dates) {
    if (date === null) return null;
    if (oldest === null || endKey(date) < endKey(oldest)) oldest = date;
  }
  return oldest;
}

/** The languages that lack a text which the place must have, or has in another language. */
export function missingLanguages(fields: PlaceFields): Language[] {
  const hasNote = languages.some((language) => fields[`hours.note.${language}`] !== '');
  const needed = translatedFields.filter((field) => field !== 'hours.note' || hasNote);
  return languages.filter(
    (language) =>
      needed.some((field) => fields[`${field}.${language}`].trim() === '') ||
      fields.pictures.some(({ alt }) => alt[language].trim() === ''),
  );
}

/** All places as editors list them, by their Korean names. */
export async function readGuideTable(deps: GuideDeps): Promise<GuideRow[]> {
  const places = await deps.publishing.readPlaces();
  const counts = await readCounts(deps);
  const { compare } = new Intl.Collator('ko', { numeric: true });
  return [...places.values()]
    .map((place): GuideRow => {
      const fields = draftedFields(place);
      return {
        id: place.id,
        key: place.key,
        type: fields.type,
        name: byLanguage((language): string => fields[`name.${language}` as const]),
        themes: fields.themes,
        position: fields.position,
        oldestCheck: oldestCheck(fields),
        isDoubtful: fields['hours.doubtful'],
        missingLanguages: missingLanguages(fields),
        hasPhotograph: fields.pictures.some((picture) => 'photograph' in picture),
        ...counts(place.id),
        isHidden: place.isHidden,
        isPublished: place.isPublished,
        hasDraft: shownVersion(place.draft) > 0,
        upstreamConflicts: place.upstreamConflicts.length,
      };
    })
    .sort((one, other) => compare(one.name.ko, other.name.ko) || one.id - other.id);
}
