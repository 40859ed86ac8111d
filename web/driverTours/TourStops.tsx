/** @jsxImportSource preact */
import type { DriverTour } from '../../contract/desk/driverTours.ts';
import { mapServiceAddress } from '../features/map/mapServices.ts';

const services = [
  ['kakao', '카카오맵'],
  ['naver', '네이버 지도'],
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
              {services.map(([service, label]) => (
                <a
                  key={service}
                  class="button"
                  href={mapServiceAddress(service, { koreanName: name, lat, lng })}
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
