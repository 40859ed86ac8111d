import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import { guideLicence } from '../../../contract/guideFiles.ts';
import type { OpenGuideHead, OpenPlace } from '../../../contract/openGuide.ts';
import { limitToMaxWidth, photographAddress } from '../../../contract/photographs.ts';
import type { UntranslatedField } from '../../../contract/places.ts';
import { htmlLang, type Language, languages } from '../../../domain/languages.ts';
import { licencePages } from '../../../domain/places/photographLicences.ts';
import { placeTypes } from '../../../domain/places/placeTypes.ts';
import { contentColumnsSchema, textSchema } from '../../guide/contentColumns.ts';
import { galleryPictureSchema } from '../../guide/contentPictures.ts';
import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/problem.ts';

const themesSchema = z.array(z.object({ id: z.int(), key: z.string(), name: textSchema }));

const rowSchema = contentColumnsSchema
  .omit({ information: true, reading: true, romanisation: true, fee: true })
  .extend({
    version: z.int(),
    modified_at: z.date(),
    /** All themes of the guide in the first row; null in the others. */
    themes: themesSchema.nullable(),
    id: z.int(),
    type: z.enum(placeTypes),
    theme_ids: z.array(z.int()),
    gallery: z.array(galleryPictureSchema).nullable(),
    widths: z.record(z.string(), z.int()).nullable(),
  });
type Row = z.infer<typeof rowSchema>;

/** Places that are made between two turns of the event loop: about a millisecond's work. */
const sliceSize = 25;

/** The results for all items, in slices between which the process serves requests. */
export async function mapInSlices<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Made,
): Promise<Made[]> {
  const made: Made[] = [];
  for (let from = 0; from < items.length; from += sliceSize) {
    for (const item of items.slice(from, from + sliceSize)) made.push(make(item));
    await setImmediate();
  }
  return made;
}

export interface OpenGuide {
  readonly head: OpenGuideHead;
  readonly places: readonly OpenPlace[];
}

/** All listed places with their facts, of one version of the guide. */
export async function readOpenGuide({ sql: queries }: Database, origin: string): Promise<OpenGuide> {
  const { rows } = await sql`
    select (select version from guide_state where id = 1) as version, (select max(changed_at) from place) as modified_at,
      case when row_number() over (order by p.id) = 1
        then (select json_agg(json_build_object('id', id, 'key', key, 'name', name) order by id) from theme) end as themes,
      p.id, p.type, p.theme_ids, c.name, c.summary, c.address, c.phone,
      c.lat, c.lng, c.week_days, c.periods, c.note, c.hours_doubtful, c.checked_on, c.untranslated, c.gallery,
      (select json_object_agg(ph.hash, ph.width) from photograph ph
        where ph.hash in (select one ->> 'photograph' from json_array_elements(c.gallery) one)) as widths
    from place p join place_content c on c.place_id = p.id where p.listed order by p.id`.execute(queries);
  const parsed = await mapInSlices(rows, (row) => rowSchema.parse(row));
  const [first] = parsed;
  if (!first?.themes) throw new ProblemError('unavailable', 'The guide is not loaded');
  const { themes } = first;
  const keys = new Map(themes.map(({ id, key }) => [id, key]));
  const places = await mapInSlices(parsed, (row) => openPlace(row, keys, origin));
  return {
    head: {
      name: 'Solbada, the guide to Gangneung',
      url: origin,
      licence: { ...guideLicence },
      version: first.version,
      modifiedAt: first.modified_at.toISOString(),
      languages: { ...htmlLang },
      themes,
    },
    places,
  };
}

/** The text by language, without the languages that show the English text instead. */
function writtenTexts(text: z.infer<typeof textSchema>, field: UntranslatedField, { untranslated }: Row) {
  const isEnglish = (language: Language) =>
    untranslated?.[language]?.includes(field) === true && text[language] === text.en;
  return Object.fromEntries(
    languages.flatMap((language) =>
      text[language] === undefined || isEnglish(language) ? [] : [[language, text[language]]],
    ),
  );
}

function openPlace(row: Row, themeKeys: ReadonlyMap<number, string>, origin: string): OpenPlace {
  return {
    id: row.id,
    type: row.type,
    name: writtenTexts(row.name, 'placeName', row),
    summary: writtenTexts(row.summary, 'summary', row),
    themes: row.theme_ids.flatMap((id) => themeKeys.get(id) ?? []),
    lat: row.lat,
    lng: row.lng,
    address: writtenTexts(row.address, 'address', row),
    phone: row.phone,
    hours: {
      weekDays: row.week_days,
      periods: row.periods,
      note: row.note && writtenTexts(row.note, 'note', row),
      isDoubtful: row.hours_doubtful,
    },
    checkedOn: row.checked_on ?? {},
    page: `${origin}/content/${row.type}/${row.id}`,
    photographs: (row.gallery ?? []).flatMap((picture) => {
      if (!('photograph' in picture)) return [];
      const { photograph, credit, licence } = picture;
      const width = row.widths?.[photograph];
      if (width === undefined) return [];
      return [
        {
          url: `${origin}${photographAddress(photograph, limitToMaxWidth(width))}`,
          credit,
          licence,
          licencePage: licence === 'own' ? null : licencePages[licence],
        },
      ];
    }),
  };
}
