import { createDepartures } from '../../../desk/settings/departures.ts';

/** The departures as long as the owner has set none: the station alone. */
export const stationOnly = createDepartures({ begun: () => [] });
