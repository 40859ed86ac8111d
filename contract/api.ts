import { accountDataApi } from './accountData.ts';
import { accountSessionsApi } from './accountSessions.ts';
import { accountsApi } from './accounts.ts';
import type { apiAddresses } from './addresses.ts';
import { availabilityApi } from './availability.ts';
import { companyApi } from './company.ts';
import { departuresApi } from './departures.ts';
import { drivingTimesApi } from './drivingTimes.ts';
import { festivalsApi } from './festivals.ts';
import { likesApi } from './likes.ts';
import { mapPlacesApi } from './mapPlaces.ts';
import { ordersApi } from './orders.ts';
import { paymentsApi } from './payments.ts';
import { placeReportsApi } from './placeReports.ts';
import { placesApi } from './places.ts';
import { positionsApi } from './positions.ts';
import type { RouteContract } from './route.ts';
import { sharedPlanApi } from './sharedPlan.ts';
import { stopsApi } from './stops.ts';
import { themesApi } from './themes.ts';
import { ticketsApi } from './tickets.ts';
import { tripPlanApi } from './tripPlan.ts';

/**
 * The route table: every endpoint of the API by name. The server registers it and the browser calls by it
 * (docs/product/api.md#shared-rules).
 */
export const api = {
  ...placesApi,
  ...mapPlacesApi,
  ...positionsApi,
  ...themesApi,
  ...festivalsApi,
  ...companyApi,
  ...departuresApi,
  ...accountsApi,
  ...accountSessionsApi,
  ...accountDataApi,
  ...likesApi,
  ...placeReportsApi,
  ...stopsApi,
  ...drivingTimesApi,
  ...tripPlanApi,
  ...sharedPlanApi,
  ...availabilityApi,
  ...paymentsApi,
  ...ticketsApi,
  ...ordersApi,
} as const satisfies Record<keyof typeof apiAddresses, RouteContract>;

export type Api = typeof api;
export type ApiCall = keyof Api;
