import { useState } from 'react';
import type { GuideRow } from '../../../../contract/desk/guide.ts';
import type { PlaceType } from '../../../../domain/places/placeTypes.ts';
import { MapBox } from '../../../features/map/PlaceMap.tsx';
import type { MarkerColour } from '../../../features/map/port.ts';
import { PageLink } from '../../../shared/ui/PageLink.tsx';
import { deskPaths } from '../../deskPaths.ts';
import { useDeskLanguage } from '../../language/DeskLanguage.tsx';
import { GuideMarks } from './GuideMarks.tsx';

const gangneung = { lat: 37.751, lng: 128.876 };
/** Maximum zoom of the map when it shows few places. */
const nearest = 14;
const colours: Record<PlaceType, MarkerColour> = { tour: 2, restaurant: 0, accommodation: 1 };

/** The filtered places on the map; the chosen one is below it with its link. */
export function GuideMap({ rows }: { rows: readonly GuideRow[] }) {
  const { messages, language } = useDeskLanguage();
  const { map: mapMessages, types } = messages.guide;
  const [chosenId, setChosenId] = useState<number | null>(null);
  const chosen = rows.find(({ id }) => id === chosenId);
  const markers = rows.flatMap(({ id, position, name, type }) =>
    position === null
      ? []
      : [{ id, ...position, label: name[language], korean: name.ko, colour: colours[type] }],
  );
  return (
    <>
      <div className="h-[60dvh] min-h-80 overflow-hidden rounded-md hairline">
        <MapBox
          maker={{ by: 'drawing' }}
          fills
          title={mapMessages.title}
          noScript={mapMessages.noScript}
          labels={mapMessages}
          view={{
            center: gangneung,
            zoom: nearest,
            markers,
            language,
            clusters: true,
            highlighted: chosenId,
            labels: { zoomIn: mapMessages.zoomIn, zoomOut: mapMessages.zoomOut, places: mapMessages.places },
          }}
          onChoose={setChosenId}
        />
      </div>
      <div role="status" className="mt-3">
        {chosen ? (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md hairline bg-surface p-4">
            <PageLink
              to={deskPaths.guidePlace(chosen.id)}
              aria-label={mapMessages.open(chosen.name[language])}
              className="inline-flex min-h-11 items-center semibold text-pine"
            >
              {chosen.name[language]}
            </PageLink>
            <span className="text-muted">{types[chosen.type]}</span>
            <GuideMarks row={chosen} />
          </div>
        ) : (
          <p className="text-muted text-sm">{mapMessages.hint}</p>
        )}
      </div>
    </>
  );
}
