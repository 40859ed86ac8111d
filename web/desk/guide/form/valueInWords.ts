import type { PlaceFieldName, PlaceFields, TranslatedField } from '../../../../contract/desk/placeFields.ts';
import { weekDays } from '../../../../domain/calendar/weekDays.ts';
import type { DeskLanguage } from '../../../../domain/staff/staffRules.ts';
import { isRecord } from '../../../shared/isRecord.ts';
import { languageName } from '../../language/formats.ts';
import type { DeskMessages } from '../../messages/ko.ts';
import { fieldLanguage } from './editor.ts';

type FieldMessages = DeskMessages['guideFields'];
type OneField = Exclude<PlaceFieldName, `${TranslatedField}.${string}`>;

/** A field's name: `Summary (Japanese)`. */
export function fieldLabel(field: PlaceFieldName, messages: FieldMessages, language: DeskLanguage): string {
  const own = fieldLanguage(field);
  if (own === null) return messages.names[field as OneField];
  return messages.inLanguage(
    messages.translated[field.slice(0, -own.length - 1) as TranslatedField],
    languageName(language, own),
  );
}

/** Days of a week as ranges: `Mon–Fri, Sun`. */
export function daysInWords(days: readonly string[], messages: FieldMessages): string {
  const runs: string[][] = [];
  for (const [index, day] of weekDays.entries()) {
    if (!days.includes(day)) continue;
    const before = weekDays[index - 1];
    const run = runs.at(-1);
    if (run && before && days.includes(before)) run.push(messages.days[day]);
    else runs.push([messages.days[day]]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(', '))).join(', ');
}

function periodInWords(period: PlaceFields['hours.periods'][number], messages: FieldMessages) {
  const { days, opens, closes, lastEntry, months } = period;
  const entry = lastEntry ? ` (${messages.hours.lastEntryAt(lastEntry)})` : '';
  const when = `${daysInWords(days, messages)} ${opens}–${closes}${entry}`;
  return months ? `${when} (${months.map(messages.month).join(', ')})` : when;
}

function pictureInWords(
  picture: PlaceFields['pictures'][number],
  messages: FieldMessages,
  language: DeskLanguage,
) {
  const alt = picture.alt[language] || picture.alt.ko || messages.value.empty;
  if (!('photograph' in picture)) return `${messages.value.drawing}: ${alt}`;
  const { credit, licence, photograph } = picture;
  const from = [credit, licence ? messages.licences[licence] : ''].filter((part) => part !== '').join(', ');
  return `${messages.value.photograph} ${photograph.slice(0, 8)}: ${alt}${from && ` (${from})`}`;
}

const checkInWords = (check: PlaceFields['checked.hours'], messages: FieldMessages): string[] =>
  check === null ? [] : [`${check.on ?? messages.check.noDate}: ${check.source}`];

/** A field's value as lines that people read; none where it is empty. */
export function valueLines<Field extends PlaceFieldName>(
  field: Field,
  value: PlaceFields[Field],
  { guide, guideFields: messages }: DeskMessages,
  language: DeskLanguage,
): string[] {
  const fields: Partial<PlaceFields> = { [field]: value };
  const { themes, position, facts, pictures } = fields;
  if (themes) return themes.map((theme) => guide.themes[theme]);
  if (position) return [`${position.lat}, ${position.lng}`];
  if (facts) return facts;
  if (pictures) return pictures.map((picture) => pictureInWords(picture, messages, language));
  if (fields.type) return [guide.types[fields.type]];
  if (fields.confidence) return [messages.confidence[fields.confidence]];
  if (fields['hours.periods'])
    return fields['hours.periods'].map((period) => periodInWords(period, messages));
  if (field === 'hours.weekDays') {
    const days = fields['hours.weekDays'];
    return [days ? daysInWords(days, messages) || messages.value.empty : messages.value.unknown];
  }
  if (field === 'visitMinutes') return [String(fields.visitMinutes ?? messages.value.usual)];
  if (field.startsWith('checked.')) {
    const check = fields['checked.hours'] ?? fields['checked.phone'] ?? fields['checked.address'];
    return checkInWords(check ?? fields['checked.text'] ?? null, messages);
  }
  if (typeof value === 'boolean') return [value ? messages.value.yes : messages.value.no];
  return value === null || value === '' || isRecord(value) ? [] : [String(value)];
}
