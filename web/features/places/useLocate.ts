import { useQueryClient } from '@tanstack/react-query';
import { metresBetween, type Position } from '../../../domain/geography/distance.ts';
import { departurePoint } from '../../../domain/tour/planRules.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { callQuery } from '../../shared/client/callQuery.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { showNotice } from '../../shared/page/notice.ts';
import { geolocation, unasked, type Whereabouts } from './geolocation.ts';

/** Beyond this distance from the city (m), distances to its places are not useful. */
const farFrom = 60_000;

const askedFor: PositionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 300_000 };

type Located = { how: Whereabouts; from: Position | null };

/** Requests the visitor's position from the browser. */
function locate(): Promise<Located> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng } }) => {
        const isFar = metresBetween({ lat, lng }, departurePoint) > farFrom;
        resolve(isFar ? { how: 'far', from: departurePoint } : { how: 'near', from: { lat, lng } });
      },
      ({ code }) =>
        resolve({ how: code === 1 ? 'refused' : code === 3 ? 'late' : 'unavailable', from: null }),
      askedFor,
    );
  });
}

/**
 * A function that measures how far the places are from the visitor, unless it is known, and stores it in `geolocation`. The
 * positions of all places are loaded, so that the visitor's own stays on the device. Call it on a press only.
 * @returns whether there are distances.
 */
export function useLocate(): () => Promise<boolean> {
  const queries = useQueryClient();
  const client = useClient();
  const { messages } = useLanguage();
  return async () => {
    if (geolocation.now().distances) return true;
    geolocation.set({ ...unasked, how: 'asking' });
    const places = queries.fetchQuery(callQuery(client, 'listPositions', { params: {}, query: {} }));
    try {
      const [{ how, from }, { positions }] = await Promise.all([locate(), places]);
      const distances = from && new Map(positions.map((place) => [place.id, metresBetween(from, place)]));
      geolocation.set({ how, distances, position: how === 'near' ? from : null });
      return distances !== null;
    } catch {
      geolocation.set(unasked);
      showNotice(messages.shell.unableToRetrieve);
      return false;
    }
  };
}
