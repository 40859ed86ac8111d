import type { Api } from '../../../contract/api.ts';
import type { departureSettingsApi } from '../../../contract/desk/departureSettings.ts';
import { showDeparture } from '../../../domain/tour/departurePlaces.ts';
import { type Departures, storedDepartures } from '../../desk/settings/departures.ts';
import { type SettingDeps, settingHandlers } from '../../desk/settings/settingHandlers.ts';
import type { DeskFeature, Feature } from '../../http/feature.ts';
import type { PublicHandler, RouteHandlers } from '../../http/requestContext.ts';

interface DepartureDeps extends SettingDeps {
  readonly departures: Departures;
}

/** Where tours can start, for visitors and at the desk. */
export function openDepartures(deps: DepartureDeps): Feature<{
  readonly listDepartures: PublicHandler<Api['listDepartures']>;
}> &
  DeskFeature<RouteHandlers<typeof departureSettingsApi>> {
  const { read, change, withdraw } = settingHandlers(deps, 'departures', storedDepartures);
  return {
    handlers: {
      listDepartures: async ({ query }) => ({
        content: deps.departures.offered().map((place) => showDeparture(place, query.locale)),
      }),
    },
    deskHandlers: {
      getDepartureSettings: read,
      changeDepartures: change,
      withdrawDeparturesChange: withdraw,
    },
  };
}
