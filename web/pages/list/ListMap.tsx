import { useEffect, useState } from 'react';
import type { PlaceItem } from '../../../contract/places.ts';
import { type PlaceType, placeTypeByItem } from '../../../domain/places/placeTypes.ts';
import { PlaceMap } from '../../features/map/PlaceMap.tsx';
import type { MarkerColour } from '../../features/map/port.ts';
import { useStops } from '../../features/plan/trip/useStops.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { FailedCall } from '../../shared/ui/FailedCall.tsx';
import { ChosenOnMap } from './ChosenOnMap.tsx';

/** DESIGN 7a: the map's centre if no place defines it. */
const gangneung = { lat: 37.751, lng: 128.876 };
/** Maximum zoom of the map when it shows few places. */
const nearest = 14;

const colours: Record<PlaceType, MarkerColour> = { tour: 2, restaurant: 0, accommodation: 1 };

/** The card that contains a list element, and its place's id from the card's link. */
function cardAt(target: EventTarget | null): { card: Element; id: number } | null {
  const card = target instanceof Element ? target.closest('article') : null;
  const id = Number(card?.querySelector('a')?.pathname.split('/').pop());
  return card && id ? { card, id } : null;
}

/** The card that is hovered or focused, and a function that highlights a card while its marker is highlighted. */
function useCards() {
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  useEffect(() => {
    const panel = document.getElementById('list-panel');
    const point = ({ target }: Event) => setPointedAt(cardAt(target)?.id ?? null);
    const leave = () => setPointedAt(null);
    panel?.addEventListener('mouseover', point);
    panel?.addEventListener('focusin', point);
    panel?.addEventListener('mouseleave', leave);
    panel?.addEventListener('focusout', leave);
    return () => {
      panel?.removeEventListener('mouseover', point);
      panel?.removeEventListener('focusin', point);
      panel?.removeEventListener('mouseleave', leave);
      panel?.removeEventListener('focusout', leave);
    };
  }, []);
  const lightUp = (id: number | null) => {
    for (const card of document.querySelectorAll('#list-panel article'))
      card.toggleAttribute('data-lit', cardAt(card)?.id === id);
  };
  return { pointedAt, lightUp };
}

/** The places of the list on a map that fills its parent; the selected one is shown below as a card with its link. */
export function ListMap({ places }: { places: readonly PlaceItem[] }) {
  const { language, messages } = useLanguage();
  const onMapMessages = messages.list.onMap;
  const { stops, failure, retry } = useStops(places.map(({ id }) => id));
  const { pointedAt, lightUp } = useCards();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const chosen = places.find(({ id }) => id === chosenId);
  return (
    <>
      <PlaceMap
        fills
        title={onMapMessages.title}
        noScript={onMapMessages.loading}
        labels={{ retry: messages.shell.retry, failed: messages.shell.unableToRetrieve }}
        onChoose={setChosenId}
        onHover={lightUp}
        view={{
          center: gangneung,
          zoom: nearest,
          markers: places.flatMap(({ id, name, type }) => {
            const stop = stops.get(id);
            if (!stop) return [];
            const { lat, lng, korean } = stop;
            return [
              { id, lat, lng, label: name, korean: korean.name, colour: colours[placeTypeByItem[type]] },
            ];
          }),
          clusters: true,
          highlighted: pointedAt ?? chosenId,
          language,
          labels: {
            zoomIn: onMapMessages.zoomIn,
            zoomOut: onMapMessages.zoomOut,
            places: messages.list.count,
          },
        }}
      />
      {/* Above the map's attribution. */}
      <div role="status" className="absolute inset-x-0 bottom-3 z-10">
        {failure ? (
          <FailedCall failure={failure} onRetry={retry} />
        ) : (
          chosen && (
            <ChosenOnMap place={chosen} label={onMapMessages.chosen} onClose={() => setChosenId(null)} />
          )
        )}
      </div>
    </>
  );
}
