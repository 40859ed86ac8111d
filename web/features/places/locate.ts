import { departurePoint } from '../../../contract/planRules.ts';
import { type Here, here } from './here.ts';

/** Beyond this distance from the city (km), distances to its places are not useful. */
const farFrom = 60;
const kilometresPerDegree = 111.2;

const askedFor: PositionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 300_000 };

const rounded = ({ lat, lng }: { lat: number; lng: number }): Here => ({
  lat: lat.toFixed(3),
  lng: lng.toFixed(3),
});

/** Distance from Gangneung Station in km, approximated: precise enough to compare with 60 km. */
function kilometresFromStation({ lat, lng }: { lat: number; lng: number }): number {
  const east = (lng - departurePoint.lng) * Math.cos((departurePoint.lat * Math.PI) / 180);
  return Math.hypot(east, lat - departurePoint.lat) * kilometresPerDegree;
}

/**
 * Requests the visitor's position from the browser unless it is known, and stores the result in `here`. Call it on a
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
