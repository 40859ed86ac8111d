import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { sameVisit } from '../../features/places/listVisit.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { loadOptionalPart } from '../../shared/page/outdated.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { useIsWide } from '../../shared/ui/useIsWide.ts';
import type { MappedList } from './ListMap.tsx';

const loadListMap = async () => ({ default: (await import('./ListMapScreen.tsx')).ResponsiveListMap });
/** Loaded on wide screens, or on request: a phone does not load a map before. */
const MapBeside = lazy(() => loadOptionalPart(loadListMap));
const FullScreenMap = lazy(loadListMap);

const mapHash = '#map';

/**
 * The places of the list on a map: beside it on a wide screen, else in full screen. Full screen has its own history
 * entry, so that Back returns to the list.
 */
export function ListMapControls({ list }: { list: MappedList }) {
  const { messages } = useLanguage();
  const isWide = useIsWide();
  const location = useLocation();
  const navigate = useNavigate();
  const ListMap = isWide ? MapBeside : FullScreenMap;
  return (
    <>
      {(isWide || location.hash === mapHash) && (
        <Suspense>
          <ListMap list={list} isBeside={isWide} />
        </Suspense>
      )}
      {/* Hidden if there is nothing to show: it would cover the links. */}
      {!isWide && list.places.length > 0 && (
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
