import { sql } from 'kysely';
import { z } from 'zod';
import { factGroups } from '../../../contract/checkedOn.ts';
import type { PictureField, PlaceFields, TranslatedField } from '../../../contract/desk/placeFields.ts';
import { type Language, languages, type Translated, textIn } from '../../../contract/languages.ts';
import { openingPeriodSchema } from '../../../contract/openingHours.ts';
import type { PlaceDetail } from '../../../contract/places.ts';
import { readingScripts } from '../../../contract/readings.ts';
import { planePoint } from '../../guide/location.ts';
import type { NamedPicture } from '../../guide/readPictures.ts';
import type { Pictures } from '../../media/pictures/pictures.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { type DetailRow, detailOf, readNearby } from './placeDetails.ts';

interface PreviewParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly pictures: Pictures;
}

/** A place with its draft, which nobody has checked yet. */
export interface PreviewedPlace {
  readonly id: number;
  readonly key: string;
  readonly fields: PlaceFields;
}

/** Where a place without a position is shown: the city hall. */
const somewhere = { lat: 37.75185, lng: 128.87606 };

const placeSchema = z.object({ like_count: z.int() });
const tagSchema = z.object({ id: z.int(), tagName: z.string() });

/** The response of getPlace for fields that are not published: a missing text is left out, a faulty hour too. */
export async function previewPlaceDetail(
  { database, clock, pictures }: PreviewParts,
  place: PreviewedPlace,
  locale: Language,
): Promise<PlaceDetail> {
  const { id, key, fields } = place;
  const known = await sql`select like_count from place where id = ${id}`.execute(database.sql);
  const tags = await sql`
    select id, coalesce(name ->> ${locale}, name ->> 'ko') as "tagName" from theme
    where key = any(${fields.themes}::text[]) order by array_position(${fields.themes}::text[], key)`.execute(
    database.sql,
  );
  const row: DetailRow = {
    ...rowOf(place),
    like_count: z.array(placeSchema).parse(known.rows)[0]?.like_count ?? 0,
    tags: z.array(tagSchema).parse(tags.rows),
  };
  const nearby = fields.position === null ? [] : await readNearby({ database, pictures }, row, locale);
  const detail = detailOf(row, nearby, { pictures, locale, now: clock.now() });
  const drawn = pictures.ofPlaces.get(key) ?? [];
  return { ...detail, ...picturesOf(fields.pictures, drawn, pictures, locale) };
}

function rowOf({ id, key, fields }: PreviewedPlace): Omit<DetailRow, 'like_count' | 'tags'> {
  const position = fields.position ?? somewhere;
  const texts = (field: TranslatedField): Partial<Translated> =>
    Object.fromEntries(
      languages.flatMap((language) => {
        const text = fields[`${field}.${language}`].trim();
        return text === '' ? [] : [[language, text]];
      }),
    );
  const name = texts('name');
  const note = texts('hours.note');
  const reading = { kana: fields['reading.kana'], roman: fields['reading.roman'] };
  const weekDays = fields['hours.weekDays'];
  return {
    id,
    type: fields.type,
    name,
    summary: texts('summary'),
    information: texts('information'),
    address: texts('address'),
    reading: Object.fromEntries(
      languages.flatMap((language) => {
        const script = readingScripts[language];
        const isShown = script && reading[script] !== '' && /\p{Script=Han}/u.test(name[language] ?? '');
        return isShown ? [[language, reading[script]]] : [];
      }),
    ),
    romanisation: reading.roman === '' ? null : reading.roman,
    phone: fields.phone === '' ? null : fields.phone,
    ...position,
    location: planePoint(position),
    week_days: weekDays?.length === 0 ? null : weekDays,
    periods: fields['hours.periods'].filter((period) => openingPeriodSchema.safeParse(period).success),
    note: Object.keys(note).length === 0 ? null : note,
    hours_doubtful: fields['hours.doubtful'],
    checked_on: Object.fromEntries(
      factGroups.flatMap((group) => {
        const on = fields[`checked.${group}`]?.on;
        return on ? [[group, on]] : [];
      }),
    ),
    pictures: [`${key}-1`],
  };
}

/** The pictures as drafted: a drawing is known by its scene, since editors may have reordered them. */
function picturesOf(
  drafted: readonly PictureField[],
  drawn: readonly NamedPicture[],
  pictures: Pictures,
  locale: Language,
): Pick<PlaceDetail, 'child' | 'imageAlts' | 'imageCredits'> {
  const nameOf = (scene: unknown) =>
    drawn.find(({ picture }) => 'scene' in picture && JSON.stringify(picture.scene) === JSON.stringify(scene))
      ?.name ?? '';
  const shown = drafted.filter((picture) => 'scene' in picture);
  if (shown.length === 0) return { child: { imageList: [pictures.url('')] }, imageAlts: [''], imageCredits: [null] };
  return {
    child: { imageList: shown.map(({ scene }) => pictures.url(nameOf(scene))) },
    imageAlts: shown.map(({ alt }) => textIn(alt, locale) ?? ''),
    imageCredits: shown.map(() => null),
  };
}
