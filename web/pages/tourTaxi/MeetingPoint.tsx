import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { departurePoint } from '../../../domain/tour/planRules.ts';
import { MapServiceLinks } from '../../features/map/MapServiceLinks.tsx';
import { PlaceMap } from '../../features/map/PlaceMap.tsx';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { useSite } from '../../shared/page/Site.tsx';
import { meetingFragment, paths } from '../../shared/paths.ts';
import { PhoneLink } from '../../shared/ui/PhoneLink.tsx';
import { departuresQuery } from './departuresQuery.ts';

/** A drawing; part of the program, so it is there without network too. */
export const stationPicture = '/banners/station.svg';
/** As signs and taxi drivers call it. */
const koreanName = '강릉역';
/** The spec's zoom 4 is a Kakao level, about 15 here (docs/product/screens.md#constants). */
const mapZoom = 15;

/** Where a tour starts, and whom to call. */
export function MeetingPoint({ phone }: { phone: string | null }) {
  const { messages } = useLanguage();
  const { meeting } = messages.tourTaxi;
  const { hasDepartures = false } = useSite();
  const id = useId();
  return (
    <section id={meetingFragment} aria-labelledby={id} className="mt-10">
      <h2 id={id} className="bold text-xl">
        {meeting.title}
      </h2>
      <p className="mt-3 max-w-measure">{hasDepartures ? meeting.otherText : meeting.text}</p>
      {phone !== null && (
        <p className="flex flex-wrap items-center gap-x-2">
          {meeting.call}
          <PhoneLink phone={phone} />
        </p>
      )}
      {hasDepartures ? <OtherDepartures /> : <Station />}
    </section>
  );
}

/** Every departure with its meeting place and its map. */
function OtherDepartures() {
  const { language } = useLanguage();
  const { data } = useQuery(departuresQuery(useClient(), language));
  return (
    <ul className="mt-4 grid gap-4 md:grid-cols-2">
      {data?.content.map((departure) => {
        const isEnglish = (field: 'name' | 'meetingPlace') =>
          departure.untranslated?.includes(field) ? 'en' : undefined;
        return (
          <li key={departure.id} className="rounded-md bg-foam p-4">
            <h3 lang={isEnglish('name')} className="semibold">
              {departure.name}
            </h3>
            <p lang={isEnglish('meetingPlace')}>{departure.meetingPlace}</p>
            {language !== 'ko' && (
              <p lang="ko" className="text-muted text-sm">
                {departure.koreanName}
              </p>
            )}
            <MapServiceLinks name={departure.name} spot={departure} />
          </li>
        );
      })}
    </ul>
  );
}

/** A picture and a map of the station. */
function Station() {
  const { language, messages } = useLanguage();
  const { meeting } = messages.tourTaxi;
  const { station, mapLater, zoomIn, zoomOut } = messages.trip;
  return (
    <>
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
    </>
  );
}
