import { useId } from 'react';
import { departurePoint } from '../../../domain/tour/planRules.ts';
import { MapServiceLinks } from '../../features/map/MapServiceLinks.tsx';
import { PlaceMap } from '../../features/map/PlaceMap.tsx';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { meetingFragment, paths } from '../../shared/paths.ts';
import { PhoneLink } from '../../shared/ui/PhoneLink.tsx';

/** A drawing; part of the program, so it is there without network too. */
export const stationPicture = '/banners/station.svg';
/** As signs and taxi drivers call it. */
const koreanName = '강릉역';
/** The spec's zoom 4 is a Kakao level, about 15 here (docs/product/screens.md#constants). */
const mapZoom = 15;

/** Where a tour starts: a picture, a map, and whom to call. */
export function MeetingPoint({ phone }: { phone: string | null }) {
  const { language, messages } = useLanguage();
  const { meeting } = messages.tourTaxi;
  const { station, mapLater, zoomIn, zoomOut } = messages.trip;
  const id = useId();
  return (
    <section id={meetingFragment} aria-labelledby={id} className="mt-10">
      <h2 id={id} className="bold text-xl">
        {meeting.title}
      </h2>
      <p className="mt-3 max-w-measure">{meeting.text}</p>
      {phone !== null && (
        <p className="flex flex-wrap items-center gap-x-2">
          {meeting.call}
          <PhoneLink phone={phone} />
        </p>
      )}
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        <img
          src={stationPicture}
          alt={meeting.picture}
          width={800}
          height={600}
          loading="lazy"
          className="aspect-4/3 w-full rounded-md object-cover"
        />
        <div className="aspect-4/3 overflow-hidden rounded-md hairline">
          <PlaceMap
            fills
            title={station}
            noScript={mapLater}
            picture={paths.stationMap()}
            labels={{ retry: messages.shell.retry, failed: messages.shell.unableToRetrieve }}
            view={{
              center: departurePoint,
              zoom: mapZoom,
              markers: [{ id: 0, ...departurePoint, label: station, korean: koreanName }],
              language,
              labels: { zoomIn, zoomOut },
            }}
          />
        </div>
      </div>
      {language !== 'ko' && (
        <p className="mt-3 text-muted text-sm">
          {station} <span lang="ko">{koreanName}</span>
        </p>
      )}
      <MapServiceLinks name={station} spot={{ koreanName, ...departurePoint }} />
    </section>
  );
}
