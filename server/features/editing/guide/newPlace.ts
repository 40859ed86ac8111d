import { emptyPlaceFields } from '../../../../contract/desk/emptyPlaceFields.ts';
import { firstDeskPlaceId } from '../../../../domain/places/guideRules.ts';
import type { PlaceType } from '../../../../domain/places/placeTypes.ts';
import { type Actor, writeAudit } from '../../../desk/audit.ts';
import type { GuideDeps } from '../../../desk/deskDeps.ts';

interface NewPlace {
  readonly type: PlaceType;
  readonly nameKo: string;
  readonly nameEn: string;
}

/** Makes a key from an English name that no other place has: kebab-case, without accents. */
export function newPlaceKey(nameEn: string, taken: ReadonlySet<string>): string {
  const bare = nameEn
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const key = bare === '' ? 'place' : bare;
  for (let number = 1; ; number += 1) {
    const one = number === 1 ? key : `${key}-${number}`;
    if (!taken.has(one)) return one;
  }
}

/** Starts a place with a draft of all its fields, and returns its id. Joins a transaction that is open. */
export async function createPlace(
  deps: GuideDeps,
  { type, nameKo, nameEn }: NewPlace,
  staff: Actor,
): Promise<number> {
  const { database, clock } = deps;
  return database.transaction(async () => {
    // This lock lets ids and keys be assigned one at a time, and never while a guide is being published.
    await database.sql.selectFrom('guide_state').select('id').where('id', '=', 1).forUpdate().execute();
    const known = await database.sql.selectFrom('place').select(['id', 'key']).execute();
    const own = await database.sql.selectFrom('desk_place').select(['place_id as id', 'key']).execute();
    const all = [...known, ...own];
    const id = Math.max(firstDeskPlaceId - 1, ...all.map((one) => one.id)) + 1;
    const key = newPlaceKey(nameEn, new Set(all.map((one) => one.key)));
    const edit = { by: staff.name, at: clock.now().toISOString() };
    await database.sql
      .insertInto('desk_place')
      .values({
        place_id: id,
        key,
        origin: 'desk',
        draft: JSON.stringify({ ...emptyPlaceFields, type, 'name.ko': nameKo, 'name.en': nameEn }),
        draft_edits: JSON.stringify({ type: edit, 'name.ko': edit, 'name.en': edit }),
        draft_version: 1,
      })
      .execute();
    await writeAudit(deps, staff, {
      action: 'createGuidePlace',
      subject: 'guidePlace',
      subjectId: id,
      after: { key, type, nameKo, nameEn },
    });
    return id;
  });
}
