/** @jsxImportSource preact */
import type { DriverTour } from '../../contract/desk/driverTours.ts';
import { kakaoMapAddress, naverMapAddress } from '../features/map/mapServices.ts';

const services = [
  ['카카오맵', kakaoMapAddress],
  ['네이버 지도', naverMapAddress],
] as const;

/** The stops in their order, from and back to the station. */
export function TourStops({ tour: { stops, startTime, instructions } }: { tour: DriverTour }) {
  return (
    <>
      <p class="station">{startTime} 강릉역 앞 출발</p>
      <ol>
        {stops.map(({ placeId, name, address, lat, lng, memo, visitMinutes }) => (
          <li key={placeId}>
            <strong>{name}</strong>
            <span class="quiet">
              약 {visitMinutes}분{address && ` · ${address}`}
            </span>
            {memo && <p class="memo">{memo}</p>}
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
          </li>
        ))}
      </ol>
      {instructions && <p class="memo">{instructions}</p>}
      <p class="station">강릉역 도착</p>
    </>
  );
}
