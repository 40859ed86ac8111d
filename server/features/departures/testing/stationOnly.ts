import { createDepartures } from '../departureSource.ts';

/** The departures of an owner who has set none. */
export const stationOnly = createDepartures({ begun: () => [] });
