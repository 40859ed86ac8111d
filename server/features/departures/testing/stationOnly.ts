import { createDepartures } from '../../../desk/settings/departures.ts';

/** The departures of an owner who has set none. */
export const stationOnly = createDepartures({ begun: () => [] });
