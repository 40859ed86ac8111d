import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PlaceItem } from '../../../contract/places.ts';
import { sameVisit } from '../../features/places/listVisit.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { lesserPart } from '../../shared/page/outdated.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { useIsWide } from '../../shared/ui/useIsWide.ts';

const loadListMap = async () => ({ default: (await import('./ListMapScreen.tsx')).ListMapHere });
/** Loaded where there is room for it, or when it is asked for: no phone loads a map before. */
const MapBeside = lazy(() => lesserPart(loadListMap));
const MapAskedFor = lazy(loadListMap);

const mapHash = '#map';

/**
 * The places of the list on a map: beside it on a wide screen, else over the whole of it. That is an entry of its own in
 * the history, so that Back leads to the list where it was.
 */
export function MapOfList({ places }: { places: readonly PlaceItem[] }) {
  const { messages } = useLanguage();
  const isWide = useIsWide();
  const location = useLocation();
  const navigate = useNavigate();
  const ListMap = isWide ? MapBeside : MapAskedFor;
  return (
    <>
      {(isWide || location.hash === mapHash) && (
        <Suspense>
          <ListMap places={places} isBeside={isWide} />
        </Suspense>
      )}
      {/* Where there is nothing to show, it would only cover the ways on. */}
      {!isWide && places.length > 0 && (
        <Button
          icon="M9 4L3 6v14l6-2 6 2 6-2V4l-6 2zM9 4v14M15 6v14"
          className="map-button raised"
          onClick={() =>
            navigate(location.search + mapHash, { state: sameVisit(location), preventScrollReset: true })
          }
        >
          {messages.list.map}
        </Button>
      )}
    </>
  );
}
