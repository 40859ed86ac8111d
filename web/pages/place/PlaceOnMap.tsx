import type { PlaceDetail } from '../../../contract/places.ts';
import { MapServiceLinks } from '../../features/map/MapServiceLinks.tsx';
import { PlaceMap } from '../../features/map/PlaceMap.tsx';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { paths } from '../../shared/paths.ts';

/** The spec's zoom 4 is a Kakao level, about 15 here (docs/product/screens.md#constants). */
const mapZoom = 15;

/** The location of a place: on our map, and in map services. */
export function PlaceOnMap({ detail }: { detail: PlaceDetail }) {
  const { language, messages } = useLanguage();
  const placeMessages = messages.place;
  const spot = { lat: detail.mapY, lng: detail.mapX };
  return (
    <>
      <div className="mt-4">
        <PlaceMap
          title={placeMessages.mapLabel(detail.placeName)}
          noScript={placeMessages.mapLater}
          picture={paths.mapPicture([detail.id])}
          labels={{ retry: messages.shell.retry, failed: messages.shell.unableToRetrieve }}
          view={{
            center: spot,
            zoom: mapZoom,
            markers: [{ id: detail.id, ...spot, label: detail.placeName, korean: detail.korean.name }],
            language,
            labels: { zoomIn: placeMessages.zoomIn, zoomOut: placeMessages.zoomOut },
          }}
        />
      </div>
      <MapServiceLinks name={detail.placeName} spot={{ koreanName: detail.korean.name, ...spot }} />
    </>
  );
}
