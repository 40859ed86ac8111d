import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PlaceItem, PlaceList } from '../../../contract/places.ts';
import type { PlaceType } from '../../../domain/places/placeTypes.ts';
import { PlaceMap } from '../../features/map/PlaceMap.tsx';
import type { MarkerColour } from '../../features/map/port.ts';
import { useGeolocation } from '../../features/places/geolocation.ts';
import { type ChosenView, filterQuery } from '../../features/places/listView.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { callQuery } from '../../shared/client/callQuery.ts';
import { asCallFailure } from '../../shared/client/client.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { FailedCall } from '../../shared/ui/FailedCall.tsx';
import { ChosenOnMap } from './ChosenOnMap.tsx';

/** The map's centre if no place defines it (docs/product/screens.md#constants). */
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

/** The list whose places are on the map. */
export interface MappedList {
  view: ChosenView;
  /** Its first page; undefined while it loads. */
  first: PlaceList | undefined;
  /** Its cards, which are usually not all of its places. */
  places: readonly PlaceItem[];
}

/** All places of a list on a map that fills its parent; the selected one is shown below as a card with its link. */
export function ListMap({ view, first, places }: MappedList) {
  const { language, messages } = useLanguage();
  const onMapMessages = messages.list.onMap;
  const client = useClient();
  // If the list shows open places, the map uses the minute of the list's own response.
  const query = filterQuery(view, language, first?.open?.at);
  const { data, error, refetch } = useQuery({
    ...callQuery(client, 'listMapPlaces', { params: { type: view.tab }, query }),
    enabled: first !== undefined,
    placeholderData: keepPreviousData,
  });
  const { position } = useGeolocation();
  const { pointedAt, lightUp } = useCards();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const chosen = data?.places.find(({ id }) => id === chosenId);
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
          markers: (data?.places ?? []).map(({ id, type, name, koreanName = name, lat, lng }) => ({
            id,
            lat,
            lng,
            label: name,
            korean: koreanName,
            colour: colours[type],
          })),
          position,
          clusters: true,
          highlighted: pointedAt ?? chosenId,
          language,
          labels: {
            zoomIn: onMapMessages.zoomIn,
            zoomOut: onMapMessages.zoomOut,
            places: messages.list.count,
            position: onMapMessages.position,
          },
        }}
      />
      {/* Above the map's attribution. */}
      <div role="status" className="absolute inset-x-0 bottom-3 z-10">
        {error ? (
          <FailedCall failure={asCallFailure(error)} onRetry={refetch} />
        ) : (
          chosen && (
            <ChosenOnMap
              place={chosen}
              item={places.find(({ id }) => id === chosenId)}
              label={onMapMessages.chosen}
              onClose={() => setChosenId(null)}
            />
          )
        )}
      </div>
    </>
  );
}
