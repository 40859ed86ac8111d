import type { RouteContract } from '../route.ts';
import { accountingApi } from './accounting.ts';
import { deskAccountsApi } from './accounts.ts';
import type { deskAddresses } from './addresses.ts';
import { alertsApi } from './alerts.ts';
import { auditTrailApi } from './auditTrail.ts';
import { badDayApi } from './badDay.ts';
import { companySettingsApi } from './companySettings.ts';
import { departureSettingsApi } from './departureSettings.ts';
import { driversApi } from './drivers.ts';
import { driverToursApi } from './driverTours.ts';
import { deskFestivalsApi } from './festivals.ts';
import { guideApi } from './guide.ts';
import { deskOrdersApi } from './orders.ts';
import { photographsApi } from './photographs.ts';
import { deskPlaceReportsApi } from './placeReports.ts';
import { proposalsApi } from './proposals.ts';
import { resellersApi } from './resellers.ts';
import { salesApi } from './sales.ts';
import { saleTermsApi } from './saleTerms.ts';
import { signInApi } from './signIn.ts';
import { soldOrdersApi } from './soldOrders.ts';
import { staffApi } from './staff.ts';
import { deskSynonymsApi } from './synonyms.ts';
import { tourReportsApi } from './tourReports.ts';
import { toursApi } from './tours.ts';

/** The route table of the staff and of drivers, beside that of visitors (contract/api.ts). */
export const deskApi = {
  ...signInApi,
  ...staffApi,
  ...alertsApi,
  ...auditTrailApi,
  ...deskAccountsApi,
  ...toursApi,
  ...driversApi,
  ...salesApi,
  ...badDayApi,
  ...deskOrdersApi,
  ...accountingApi,
  ...resellersApi,
  ...companySettingsApi,
  ...saleTermsApi,
  ...departureSettingsApi,
  ...soldOrdersApi,
  ...tourReportsApi,
  ...deskPlaceReportsApi,
  ...guideApi,
  ...deskFestivalsApi,
  ...deskSynonymsApi,
  ...photographsApi,
  ...proposalsApi,
  ...driverToursApi,
} as const satisfies Record<keyof typeof deskAddresses, RouteContract>;

export type DeskApi = typeof deskApi;
export type DeskCall = keyof DeskApi;
