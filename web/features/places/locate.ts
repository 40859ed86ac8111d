import { departurePoint } from '../../../contract/planRules.ts';
import { type Here, here } from './here.ts';

/** Beyond so many kilometres from the city, how far its places are says nothing. */
const farFrom = 60;
const kilometresPerDegree = 111.2;

const askedFor: PositionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 300_000 };

const rounded = ({ lat, lng }: { lat: number; lng: number }): Here => ({
  lat: lat.toFixed(3),
  lng: lng.toFixed(3),
});

/** Kilometres from Gangneung Station; near enough to the truth to tell 60 from more. */
function kilometresFromStation({ lat, lng }: { lat: number; lng: number }): number {
  const east = (lng - departurePoint.lng) * Math.cos((departurePoint.lat * Math.PI) / 180);
  return Math.hypot(east, lat - departurePoint.lat) * kilometresPerDegree;
}

/**
 * Asks the browser where the visitor is, unless that is known, and keeps what came of it in `here`. To be called on a
 * press only.
 * @returns whether there is a position to measure from.
 */
export async function isLocated(): Promise<boolean> {
  if (here.now().at) return true;
  here.set({ how: 'asking', at: null });
  await new Promise<void>((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const position = { lat: coords.latitude, lng: coords.longitude };
        const isFar = kilometresFromStation(position) > farFrom;
        here.set(
          isFar ? { how: 'far', at: rounded(departurePoint) } : { how: 'near', at: rounded(position) },
        );
        resolve();
      },
      ({ code }) => {
        here.set({ how: code === 1 ? 'refused' : code === 3 ? 'late' : 'unavailable', at: null });
        resolve();
      },
      askedFor,
    );
  });
  return here.now().at !== null;
}
