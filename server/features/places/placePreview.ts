import { z } from 'zod';
import type { PlaceFields } from '../../../contract/desk/placeFields.ts';
import { openingPeriodSchema } from '../../../contract/openingHours.ts';
import type { PlaceDetail } from '../../../contract/places.ts';
import type { Language, Translated } from '../../../domain/languages.ts';
import type { ThemeContent } from '../../guide/contentSchema.ts';
import { contentRow, placeRow } from '../../guide/guideRows.ts';
import type { NamedPicture } from '../../guide/pictureFile.ts';
import { contentFromFields } from '../../guide/placeFields.ts';
import { ProblemError } from '../../platform/problem.ts';
import type { PlacesDeps } from './openPlaces.ts';
import { readDraftedDetail } from './placeDetails.ts';

/** A place with its draft, which nobody has checked yet. */
export interface PreviewedPlace {
  readonly id: number;
  readonly key: string;
  readonly fields: PlaceFields;
  /** The named pictures of its file. */
  readonly drawings: readonly NamedPicture[];
}

const shownText = (text: Partial<Translated>) =>
  Object.fromEntries(Object.entries(text).filter(([, words]) => words.trim() !== ''));

const likesSchema = z.object({ like_count: z.int() });

/** The response of getPlace for fields that are not published. A missing text is left out, and a faulty period too. */
export async function previewPlaceDetail(
  {
    database,
    clock,
    pictures,
    themes,
  }: Omit<PlacesDeps, 'guideVersion'> & { readonly themes: readonly ThemeContent[] },
  { fields, drawings, ...identity }: PreviewedPlace,
  locale: Language,
): Promise<PlaceDetail> {
  const place = contentFromFields(identity, fields, drawings);
  const row = contentRow(place, themes, '');
  const stored = await database.sql
    .selectFrom('place')
    .select('like_count')
    .where('id', '=', place.id)
    .executeTakeFirst();
  const detail = await readDraftedDetail(
    { database, pictures },
    { locale, now: clock.now() },
    {
      place: {
        ...placeRow(place, themes),
        like_count: likesSchema.optional().parse(stored)?.like_count ?? 0,
      },
      content: {
        ...row,
        name: shownText(row.name),
        summary: shownText(row.summary),
        information: shownText(row.information),
        address: shownText(row.address),
        note: row.note && shownText(row.note),
        reading: shownText(row.reading),
        romanisation: row.romanisation || null,
        week_days: row.week_days?.length === 0 ? null : row.week_days,
        periods: row.periods.filter((period) => openingPeriodSchema.safeParse(period).success),
        gallery: row.gallery.map((picture) => ({ ...picture, alt: shownText(picture.alt) })),
      },
    },
  );
  if (!detail) throw new ProblemError('notFound');
  return detail;
}
