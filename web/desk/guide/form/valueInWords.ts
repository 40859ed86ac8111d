import type { PlaceFieldName, PlaceFields, TranslatedField } from '../../../../contract/desk/placeFields.ts';
import { weekDays } from '../../../../domain/calendar/weekDays.ts';
import type { DeskLanguage } from '../../../../domain/staff/staffRules.ts';
import { isRecord } from '../../../shared/isRecord.ts';
import { languageIn } from '../../language/formats.ts';
import type { DeskMessages } from '../../messages/ko.ts';
import { languageOfField } from './editor.ts';

type Words = DeskMessages['guideFields'];
type OneField = Exclude<PlaceFieldName, `${TranslatedField}.${string}`>;

/** A field's name: `Summary (Japanese)`. */
export function fieldLabel(field: PlaceFieldName, words: Words, language: DeskLanguage): string {
  const own = languageOfField(field);
  if (own === null) return words.names[field as OneField];
  return words.inLanguage(
    words.translated[field.slice(0, -own.length - 1) as TranslatedField],
    languageIn(language, own),
  );
}

/** Days of a week as ranges: `Mon–Fri, Sun`. */
export function daysInWords(days: readonly string[], words: Words): string {
  const runs: string[][] = [];
  for (const [index, day] of weekDays.entries()) {
    if (!days.includes(day)) continue;
    const before = weekDays[index - 1];
    const run = runs.at(-1);
    if (run && before && days.includes(before)) run.push(words.days[day]);
    else runs.push([words.days[day]]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(', '))).join(', ');
}

function periodInWords(period: PlaceFields['hours.periods'][number], words: Words) {
  const { days, opens, closes, lastEntry, months } = period;
  const entry = lastEntry ? ` (${words.hours.lastEntryAt(lastEntry)})` : '';
  const when = `${daysInWords(days, words)} ${opens}–${closes}${entry}`;
  return months ? `${when} (${months.map(words.month).join(', ')})` : when;
}

function pictureInWords(picture: PlaceFields['pictures'][number], words: Words, language: DeskLanguage) {
  const alt = picture.alt[language] || picture.alt.ko || words.value.empty;
  if (!('photograph' in picture)) return `${words.value.drawing}: ${alt}`;
  const { credit, licence, photograph } = picture;
  const from = [credit, licence ? words.licences[licence] : ''].filter((part) => part !== '').join(', ');
  return `${words.value.photograph} ${photograph.slice(0, 8)}: ${alt}${from && ` (${from})`}`;
}

const checkInWords = (check: PlaceFields['checked.hours'], words: Words): string[] =>
  check === null ? [] : [`${check.on ?? words.check.noDate}: ${check.source}`];

/** A field's value as lines that people read; none where it is empty. */
export function valueLines<Field extends PlaceFieldName>(
  field: Field,
  value: PlaceFields[Field],
  { guide, guideFields: words }: DeskMessages,
  language: DeskLanguage,
): string[] {
  const fields: Partial<PlaceFields> = { [field]: value };
  const { themes, position, facts, pictures } = fields;
  if (themes) return themes.map((theme) => guide.themes[theme]);
  if (position) return [`${position.lat}, ${position.lng}`];
  if (facts) return facts;
  if (pictures) return pictures.map((picture) => pictureInWords(picture, words, language));
  if (fields.type) return [guide.types[fields.type]];
  if (fields.confidence) return [words.confidence[fields.confidence]];
  if (fields['hours.periods']) return fields['hours.periods'].map((period) => periodInWords(period, words));
  if (field === 'hours.weekDays') {
    const days = fields['hours.weekDays'];
    return [days ? daysInWords(days, words) || words.value.empty : words.value.unknown];
  }
  if (field === 'visitMinutes') return [String(fields.visitMinutes ?? words.value.usual)];
  if (field.startsWith('checked.')) {
    const check = fields['checked.hours'] ?? fields['checked.phone'] ?? fields['checked.address'];
    return checkInWords(check ?? fields['checked.text'] ?? null, words);
  }
  if (typeof value === 'boolean') return [value ? words.value.yes : words.value.no];
  return value === null || value === '' || isRecord(value) ? [] : [String(value)];
}
