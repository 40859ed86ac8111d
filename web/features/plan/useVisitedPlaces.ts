import { useEffect, useState } from 'react';
import { onVisitedPlacesChange, readVisitedPlaces, type VisitedPlace } from './visitedPlaces.ts';

/** The chosen places; null until hydration, since the server does not know them. */
export function useVisitedPlaces(): readonly VisitedPlace[] | null {
  const [places, setPlaces] = useState<readonly VisitedPlace[] | null>(null);
  useEffect(() => {
    const read = () => setPlaces(readVisitedPlaces());
    read();
    return onVisitedPlacesChange(read);
  }, []);
  return places;
}
