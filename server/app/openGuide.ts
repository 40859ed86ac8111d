import type { PlaceDetail } from '../../contract/places.ts';
import type { Language } from '../../domain/languages.ts';
import { openPlaces, type PlacesHandlers } from '../features/places/openPlaces.ts';
import { type ListedPlace, readListedPlaces } from '../features/places/placeLists.ts';
import { type PreviewedPlace, previewPlaceDetail } from '../features/places/placePreview.ts';
import type { ContentGuide } from '../guide/contentGuide.ts';
import type { GuideVersion } from '../guide/guideVersion.ts';
import { loadMergedGuide } from '../guide/mergedGuide.ts';
import type { Pictures } from '../media/pictures/pictures.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';

export interface OpenedGuide {
  readonly handlers: PlacesHandlers;
  readonly listedPlaces: () => Promise<ListedPlace[]>;
  /** Whether the database has a guide; each call reads a row of it. */
  readonly isLoaded: () => Promise<boolean>;
  /** Number of listed places. */
  readonly places: number;
  /** The response of getPlace for a place with its draft. */
  readonly previewPlace: (place: PreviewedPlace, locale: Language) => Promise<PlaceDetail>;
}

/** Updates the database to the content files and the editor changes, and returns the guide's handlers. */
export async function openGuide({
  database,
  readDatabase = database,
  clock,
  pictures,
  contentGuide,
  guideVersion,
}: {
  database: Database;
  /** A separate database for the guide's reads. */
  readDatabase?: Database | undefined;
  clock: Clock;
  pictures: Pictures;
  contentGuide: ContentGuide;
  guideVersion: Pick<GuideVersion, 'onChange'>;
}): Promise<OpenedGuide> {
  const { places } = await loadMergedGuide(database, contentGuide, clock);
  return {
    handlers: openPlaces({ database: readDatabase, clock, pictures, guideVersion }).handlers,
    listedPlaces: () => readListedPlaces(readDatabase),
    isLoaded: async () => {
      const row = await database.sql.selectFrom('place').select('id').limit(1).executeTakeFirst();
      return row !== undefined;
    },
    places,
    previewPlace: (place, locale) =>
      previewPlaceDetail(
        { database: readDatabase, clock, pictures, themes: contentGuide.themes },
        place,
        locale,
      ),
  };
}
