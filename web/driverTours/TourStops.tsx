/** @jsxImportSource preact */
import type { DriverTour } from '../../contract/desk/driverTours.ts';
import { kakaoMapAddress, naverMapAddress } from '../features/map/mapServices.ts';

const services = [
  ['카카오맵', kakaoMapAddress],
  ['네이버 지도', naverMapAddress],
] as const;

/** Links to a place in the map services that drivers use. */
function MapLinks({ name, lat, lng }: { name: string; lat: number; lng: number }) {
  return (
    <span class="maps">
      {services.map(([label, mapAddress]) => (
        <a
          key={label}
          class="button"
          href={mapAddress({ koreanName: name, lat, lng })}
          target="_blank"
          rel="noreferrer"
          aria-label={`${label}: ${name}`}
        >
          {label}
        </a>
      ))}
    </span>
  );
}

/** The stops in their order, from the departure and back to it. */
export function TourStops({ tour }: { tour: DriverTour }) {
  // Default: a tour that the previous release stored on the phone. Every driver knows the station.
  const { stops, startTime, instructions, departurePlace = null } = tour;
  return (
    <>
      <p>
        {startTime} {departurePlace?.meetingPlace ?? '강릉역 앞'} 출발
      </p>
      {departurePlace && <MapLinks {...departurePlace} />}
      <ol>
        {stops.map(({ placeId, name, address, lat, lng, memo, visitMinutes }) => (
          <li key={placeId}>
            <strong>{name}</strong>
            <span class="quiet">
              약 {visitMinutes}분{address && ` · ${address}`}
            </span>
            {memo && <p class="memo">{memo}</p>}
            <MapLinks name={name} lat={lat} lng={lng} />
          </li>
        ))}
      </ol>
      {instructions && <p class="memo">{instructions}</p>}
      <p>{departurePlace?.name ?? '강릉역'} 도착</p>
    </>
  );
}
