import { z } from 'zod';
import type { Api } from '../../../contract/api.ts';
import { dayAfter } from '../../../domain/calendar/days.ts';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import { usualFestivalDays } from '../../../domain/festivals/festivalRules.ts';
import { placeTypes } from '../../../domain/places/placeTypes.ts';
import { inLanguage } from '../../guide/itemRows.ts';
import type { Feature } from '../../http/feature.ts';
import type { PublicHandler } from '../../http/requestContext.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';

interface FestivalDeps {
  readonly database: Database;
  readonly clock: Clock;
}

const rowSchema = z.object({
  id: z.int(),
  name: z.string(),
  korean_name: z.string(),
  summary: z.string(),
  place: z.string(),
  starts_on: z.string(),
  ends_on: z.string(),
  address: z.string(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  guide_id: z.int().nullable(),
  guide_type: z.enum(placeTypes).nullable(),
  guide_name: z.string().nullable(),
  phone: z.string(),
  homepage: z.string().nullable(),
});

/** Published festivals of a range of days, without those that are over. A place that left the guide is left out. */
function listFestivals({ database, clock }: FestivalDeps): PublicHandler<Api['listFestivals']> {
  return async ({ query: { locale, from, to } }) => {
    const today = toSeoulDate(clock.now());
    const first = from ?? today;
    const rows = await database.sql
      .selectFrom('festival as f')
      .leftJoin('place as p', (join) => join.onRef('p.id', '=', 'f.place_id').on('p.listed', '=', true))
      .leftJoin('place_content as c', 'c.place_id', 'p.id')
      .select((column) => [
        'f.id',
        inLanguage('f.name', locale).as('name'),
        inLanguage('f.name', 'ko').as('korean_name'),
        inLanguage('f.summary', locale).as('summary'),
        inLanguage('f.place', locale).as('place'),
        'f.starts_on',
        'f.ends_on',
        'f.address',
        'f.lat',
        'f.lng',
        column.ref('p.id').as('guide_id'),
        column.ref('p.type').as('guide_type'),
        inLanguage('c.name', locale).as('guide_name'),
        'f.phone',
        'f.homepage',
      ])
      .where('f.is_published', '=', true)
      .where('f.ends_on', '>=', first > today ? first : today)
      .where('f.starts_on', '<=', to ?? dayAfter(first, usualFestivalDays))
      .orderBy('f.starts_on')
      .orderBy('f.ends_on')
      .orderBy('f.id')
      .execute();
    return { festivals: z.array(rowSchema).parse(rows).map(toFestival) };
  };
}

function toFestival(row: z.infer<typeof rowSchema>) {
  const { lat, lng, guide_id: guideId, guide_type: guideType, guide_name: guideName } = row;
  return {
    id: row.id,
    name: row.name,
    koreanName: row.korean_name,
    summary: row.summary,
    place: row.place,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    address: row.address || null,
    position: lat === null || lng === null ? null : { lat, lng },
    guidePlace:
      guideId === null || guideType === null || guideName === null
        ? null
        : { id: guideId, type: guideType, name: guideName },
    phone: row.phone || null,
    homepage: row.homepage,
  };
}

/** The visitors' side of the festivals that editors publish (server/features/editing/festivals). */
export function openFestivals(deps: FestivalDeps): Feature<{
  readonly listFestivals: PublicHandler<Api['listFestivals']>;
}> {
  return { handlers: { listFestivals: listFestivals(deps) } };
}
