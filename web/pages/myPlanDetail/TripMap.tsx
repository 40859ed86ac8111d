import type { Stop } from '../../../contract/stops.ts';
import { stationId } from '../../../domain/tour/departurePlaces.ts';
import { PlaceMap } from '../../features/map/PlaceMap.tsx';
import type { MapMarker, MapPoint, MarkerColour } from '../../features/map/port.ts';
import type { PlanDeparture } from '../../features/plan/trip/availability.ts';
import type { PlannedStop } from '../../features/plan/visitedPlaces.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';

interface TripMapProps {
  places: readonly PlannedStop[];
  /** The guide's data of each place: null for one that has left it, which keeps its number and is not on the map. */
  stops: ReadonlyMap<number, Stop | null>;
  departure: PlanDeparture | undefined;
}

/** Marker colours cycle through five (docs/product/plans.md#the-trip-plan). */
const colours: readonly MarkerColour[] = [0, 1, 2, 3, 4];
/** The default centre, and zoom (a Kakao level; about 15 here; docs/product/screens.md#constants). */
const defaultCenter: MapPoint = { lat: 37.751, lng: 128.876 };
const zoom = 15;

const departureMarker = ({ lat, lng, name, koreanName }: PlanDeparture): MapMarker => ({
  ...{ id: 0, lat, lng },
  label: name,
  korean: koreanName,
});

/** The stops with their numbers, and the route through them. */
export function TripMap({ places, stops, departure }: TripMapProps) {
  const { language, messages } = useLanguage();
  const tripMessages = messages.trip;
  const stopMarkers = places.flatMap(({ id, lat, lng, title }, index): MapMarker[] => {
    const stop = stops.get(id);
    if (stop === null) return [];
    const marker = { id, lat, lng, number: index + 1, colour: colours[index % colours.length] ?? 0 };
    return [
      stop
        ? { ...marker, lat: stop.lat, lng: stop.lng, label: stop.name, korean: stop.korean.name }
        : { ...marker, label: title },
    ];
  });
  // Visitors know where the station is.
  const markers =
    departure && departure.id !== stationId && stopMarkers.length > 0
      ? [...stopMarkers, departureMarker(departure)]
      : stopMarkers;
  return (
    <section aria-label={tripMessages.map} className="no-print trip-map">
      <PlaceMap
        // A map that has lost its last stop is created again: its target changes, and it should not animate there.
        key={markers.length === 0 ? 'empty' : 'stops'}
        fills
        title={tripMessages.title}
        noScript={tripMessages.mapLater}
        labels={{ retry: messages.shell.retry, failed: messages.shell.unableToRetrieve }}
        view={{
          center: defaultCenter,
          zoom,
          markers,
          line: stopMarkers.map(({ lat, lng }) => ({ lat, lng })),
          language,
          labels: { zoomIn: tripMessages.zoomIn, zoomOut: tripMessages.zoomOut },
        }}
      />
    </section>
  );
}
