import { byLanguage } from '../../../domain/languages.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { GuideContent } from '../contentSchema.ts';
import {
  contentRow,
  countRows,
  hoursRows,
  orderRows,
  placePositions,
  placeRow,
  positionColumns,
  sortByOrdinal,
} from '../guideRows.ts';
import { SearchIndexBuilder } from '../search/searchRows.ts';
import { insertRows } from '../writeRows.ts';

const noText = byLanguage(() => '');

/**
 * Writes a guide's places into an empty database, and of its search index only types and themes, since indexing texts takes
 * most of the time. That is enough for lists, details and likes, but not for searching words.
 */
export async function writePlaces(database: Database, guide: GuideContent): Promise<void> {
  const places = sortByOrdinal(guide.places);
  const positions = placePositions(places);
  const index = new SearchIndexBuilder(guide.themes.map((theme) => ({ ...theme, name: noText })));
  const texts = { name: noText, summary: noText, address: noText, reading: { kana: '', roman: '' } };
  for (const place of places) index.add({ ...place, ...texts });
  const write = (table: keyof Tables, rows: Iterable<object>) =>
    insertRows(
      database,
      table,
      [...rows].map((row) => ({ ...row })),
    );
  await write(
    'theme',
    guide.themes.map(({ id, key, name }) => ({ id, key, name })),
  );
  await write(
    'place',
    places.map((place) => ({
      ...placeRow(place, guide.themes),
      ...positionColumns(positions.get(place.id)),
      like_count: 0,
      changed_at: new Date(),
    })),
  );
  await write(
    'place_content',
    places.map((place) => contentRow(place, guide.themes, '')),
  );
  await write('place_count', countRows(guide));
  await write('place_order', orderRows(places, positions));
  await write('hours_posting', hoursRows(places));
  await write('search_term', index.postings());
  await database.sql
    .updateTable('guide_state')
    .set({ version: 1, places: places.length, loaded_at: new Date() })
    .where('id', '=', 1)
    .execute();
}
