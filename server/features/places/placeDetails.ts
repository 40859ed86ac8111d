import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { galleryAddress, shareAddress } from '../../../contract/photographs.ts';
import type { PlaceDetail } from '../../../contract/places.ts';
import { metresBetween, type Position } from '../../../domain/geography/distance.ts';
import { type Language, type Translated, textIn } from '../../../domain/languages.ts';
import { openStatusAt } from '../../../domain/openingHours/openStatus.ts';
import { nearbyCount } from '../../../domain/places/listRules.ts';
import type { PhotographLicence } from '../../../domain/places/photographLicences.ts';
import { type PlaceType, placeTypes } from '../../../domain/places/placeTypes.ts';
import { contentColumnsSchema, fallbacksIn, untranslatedField } from '../../guide/contentColumns.ts';
import { galleryPictureSchema } from '../../guide/contentPictures.ts';
import { itemColumns, itemRowSchema, toPlaceItem } from '../../guide/itemRows.ts';
import type { PlacePictures } from '../../guide/placePictures.ts';
import type { Database } from '../../platform/database/database.ts';

const detailRowSchema = contentColumnsSchema.extend({
  id: z.int(),
  type: z.enum(placeTypes),
  like_count: z.int(),
  location: z.string(),
  pictures: z.array(z.string()).min(1),
  gallery: z.array(galleryPictureSchema).nullable(),
  photographs: z.record(z.string(), z.object({ width: z.int(), height: z.int() })).nullable(),
  tags: z.array(z.object({ id: z.int(), tagName: z.string() })),
});
type DetailRow = z.infer<typeof detailRowSchema>;

export interface DetailDeps {
  readonly database: Database;
  readonly pictures: PlacePictures;
}

interface DetailRequest {
  readonly type: PlaceType;
  readonly id: number;
  readonly locale: Language;
  readonly now: Date;
}

/** One listed place of a type, as of an instant; undefined when there is none. */
export function readPlaceDetail(deps: DetailDeps, request: DetailRequest): Promise<PlaceDetail | undefined> {
  const { type, id } = request;
  return readDetail(
    deps,
    request,
    sql`place p join place_content c on c.place_id = p.id where p.id = ${id} and p.type = ${type} and p.listed`,
  );
}

/** The same for rows that are not stored: a place with its draft. */
export function readDraftedDetail(
  deps: DetailDeps,
  request: Omit<DetailRequest, 'id' | 'type'>,
  { place, content }: { readonly place: object; readonly content: object },
): Promise<PlaceDetail | undefined> {
  return readDetail(
    deps,
    request,
    sql`json_populate_record(null::place, ${JSON.stringify(place)}::json) p,
      json_populate_record(null::place_content, ${JSON.stringify(content)}::json) c`,
  );
}

/** @param rows a place as p and its content as c */
async function readDetail(
  { database, pictures }: DetailDeps,
  { locale, now }: Omit<DetailRequest, 'id' | 'type'>,
  rows: RawBuilder<unknown>,
): Promise<PlaceDetail | undefined> {
  const result = await sql`
    select p.id, p.type, p.like_count, p.location::text as location, c.name, c.summary, c.information, c.address,
      c.reading, c.romanisation, c.phone, c.fee, c.lat, c.lng, c.week_days, c.periods, c.note, c.hours_doubtful, c.checked_on,
      c.pictures, c.gallery, c.untranslated,
      (select json_object_agg(ph.hash, json_build_object('width', ph.width, 'height', ph.height)) from photograph ph
        where ph.hash in (select one ->> 'photograph' from json_array_elements(c.gallery) one)) as photographs,
      (select coalesce(json_agg(json_build_object('id', t.id,
          'tagName', coalesce(t.name ->> ${locale}, t.name ->> 'ko')) order by array_position(p.theme_ids, t.id)), '[]')
        from theme t where t.id = any(p.theme_ids)) as tags
    from ${rows}`.execute(database.sql);
  if (result.rows.length === 0) return undefined;
  const row = detailRowSchema.parse(result.rows[0]);
  return toDetail(row, await readNearby({ database, pictures }, row, locale), { pictures, locale, now });
}

/** The nearest other listed places of any type, nearest first. */
async function readNearby(
  { database, pictures }: DetailDeps,
  { id, location, ...from }: Position & { id: number; location: string },
  locale: Language,
): Promise<PlaceDetail['nearby']> {
  const { rows } = await sql`
    with near as (
      select id, type from place where listed and id <> ${id}
      order by location <-> ${location}::point limit ${nearbyCount}
    )
    select ${itemColumns(locale)} from near p join place_content c on c.place_id = p.id`.execute(
    database.sql,
  );
  return z
    .array(itemRowSchema)
    .parse(rows)
    .map((row) => ({ ...toPlaceItem(row, pictures), distance: Math.round(metresBetween(from, row)) }))
    .sort((one, other) => one.distance - other.distance || one.id - other.id);
}

function toDetail(
  row: DetailRow,
  nearby: PlaceDetail['nearby'],
  { pictures, locale, now }: { pictures: PlacePictures; locale: Language; now: Date },
): PlaceDetail {
  const read = (text: Partial<Translated>) => textIn(text, locale);
  const hours = { weekDays: row.week_days, periods: row.periods };
  const shown = row.reading?.[locale];
  return {
    id: row.id,
    type: row.type,
    placeName: read(row.name) ?? '',
    ...(shown === undefined ? {} : { reading: shown }),
    ...(shown === undefined || row.romanisation === null ? {} : { romanisation: row.romanisation }),
    summary: read(row.summary) ?? '',
    weekDays: row.week_days,
    openStatus: openStatusAt(hours, now),
    openingHours: {
      periods: row.periods,
      note: row.note && read(row.note),
      isDoubtful: row.hours_doubtful || undefined,
    },
    checkedOn: row.checked_on ?? undefined,
    address: read(row.address),
    phone: row.phone,
    fee: row.fee ?? undefined,
    mapX: row.lng,
    mapY: row.lat,
    information: read(row.information),
    tags: row.tags,
    ...detailPictures(row, pictures, locale),
    likeCount: row.like_count,
    korean: { name: row.name.ko ?? '', address: row.address.ko ?? null },
    fallbacks: fallbacksIn(row, locale),
    ...untranslatedField(row, locale),
    nearby,
  };
}

interface ShownPicture {
  readonly url: string;
  readonly alt: string;
  readonly credit: string | null;
  readonly licence: PhotographLicence | null;
  readonly share: string;
}

/** The pictures of a place's page. A photograph that is not in the database is left out. */
function detailPictures(
  { gallery, photographs, pictures: names }: DetailRow,
  pictures: PlacePictures,
  locale: Language,
): Pick<PlaceDetail, 'child' | 'imageAlts' | 'imageCredits' | 'imageLicences' | 'sharePicture'> {
  const shown = (gallery ?? []).flatMap((picture): ShownPicture[] => {
    const alt = textIn(picture.alt, locale) ?? '';
    if ('name' in picture) {
      const url = pictures.url(picture.name);
      return [{ url, alt, credit: null, licence: null, share: pictures.shareUrl(picture.name) }];
    }
    const { photograph, credit, licence } = picture;
    const size = photographs?.[photograph];
    if (!size) return [];
    return [
      {
        url: galleryAddress({ photograph, width: size.width, licence }),
        alt,
        credit,
        licence,
        share: shareAddress(photograph),
      },
    ];
  });
  if (shown.length === 0) {
    // A row that the previous release wrote has no gallery.
    for (const name of names) {
      const share = pictures.shareUrl(name);
      shown.push({ url: pictures.url(name), alt: '', credit: null, licence: null, share });
    }
  }
  const hasPhotograph = shown.some(({ licence }) => licence !== null);
  return {
    child: { imageList: shown.map(({ url }) => url) },
    imageAlts: shown.map(({ alt }) => alt),
    imageCredits: shown.map(({ credit }) => credit),
    ...(hasPhotograph ? { imageLicences: shown.map(({ licence }) => licence) } : {}),
    sharePicture: shown[0]?.share ?? pictures.shareUrl(''),
  };
}
