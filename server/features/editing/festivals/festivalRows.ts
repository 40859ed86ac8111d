import type { FestivalFields } from '../../../../contract/desk/festivalFields.ts';
import type { DeskFestival } from '../../../../contract/desk/festivals.ts';
import type { Database } from '../../../platform/database/database.ts';

/** Festivals with the Korean name of their place, in no order yet. */
export function selectFestivals({ sql: handle }: Database) {
  return handle
    .selectFrom('festival as f')
    .leftJoin('place_content as c', 'c.place_id', 'f.place_id')
    .selectAll('f')
    .select('c.name as place_names');
}

export type FestivalRow = Awaited<ReturnType<ReturnType<typeof selectFestivals>['executeTakeFirstOrThrow']>>;

export function festivalFields(row: Omit<FestivalRow, 'place_names'>): FestivalFields {
  const { lat, lng } = row;
  return {
    name: row.name,
    summary: row.summary,
    place: row.place,
    address: row.address,
    position: lat === null || lng === null ? null : { lat, lng },
    placeId: row.place_id,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    phone: row.phone,
    homepage: row.homepage,
  };
}

export function festivalColumns(fields: FestivalFields) {
  const { name, summary, place, address, position, placeId, startsOn, endsOn, phone, homepage } = fields;
  return {
    name: JSON.stringify(name),
    summary: JSON.stringify(summary),
    place: JSON.stringify(place),
    address,
    lat: position?.lat ?? null,
    lng: position?.lng ?? null,
    place_id: placeId,
    starts_on: startsOn,
    ends_on: endsOn,
    phone,
    homepage,
  };
}

export function toDeskFestival(row: FestivalRow): DeskFestival {
  return {
    id: row.id,
    contentId: row.content_id,
    ...festivalFields(row),
    placeName: row.place_names?.ko ?? null,
    isPublished: row.is_published,
    proposed: row.proposed,
    version: row.version,
    changedAt: row.changed_at.toISOString(),
  };
}
