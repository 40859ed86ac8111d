import { createPlacesHandlers, type PlacesHandlers } from '../features/places/handlers.ts';
import { type ListedPlace, readListedPlaces } from '../features/places/placeLists.ts';
import { loadGuide } from '../guide/loadGuide.ts';
import { readContent } from '../guide/readContent.ts';
import type { Pictures } from '../media/pictures/pictures.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';

export interface OpenedGuide {
  readonly handlers: PlacesHandlers;
  readonly listedPlaces: () => Promise<ListedPlace[]>;
  /** Whether the database has a guide now, checked by reading a row of it. */
  readonly isLoaded: () => Promise<boolean>;
  /** Number of listed places. */
  readonly places: number;
  readonly version: number;
  /** Whether this start changed the guide. */
  readonly changed: boolean;
}

/**
 * Reads and checks a content folder, updates the database to it, and returns the handlers for it.
 * @throws ContentError naming every error in the content
 */
export async function openGuide({
  database,
  readDatabase = database,
  clock,
  pictures,
  folder,
}: {
  database: Database;
  /** A separate database for the guide's reads. */
  readDatabase?: Database | undefined;
  clock: Clock;
  pictures: Pictures;
  folder: string;
}): Promise<OpenedGuide> {
  const loaded = await loadGuide(database, await readContent(folder, pictures.ofPlaces), clock);
  return {
    handlers: createPlacesHandlers({ database: readDatabase, clock, pictures }),
    listedPlaces: () => readListedPlaces(readDatabase),
    isLoaded: async () => {
      const row = await database.sql.selectFrom('place').select('id').limit(1).executeTakeFirst();
      return row !== undefined;
    },
    ...loaded,
  };
}
