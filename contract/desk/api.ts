import type { RouteContract } from '../route.ts';
import { accountsApi } from './accounts.ts';
import type { deskAddresses } from './addresses.ts';
import { driverToursApi } from './driverTours.ts';
import { festivalsApi } from './festivals.ts';
import { gettingInApi } from './gettingIn.ts';
import { guideApi } from './guide.ts';
import { ordersApi } from './orders.ts';
import { photographsApi } from './photographs.ts';
import { placeReportsApi } from './placeReports.ts';
import { proposalsApi } from './proposals.ts';
import { staffApi } from './staff.ts';
import { toursApi } from './tours.ts';

/** The route table of the staff and of drivers, beside that of visitors (contract/api.ts). */
export const deskApi = {
  ...gettingInApi,
  ...staffApi,
  ...accountsApi,
  ...toursApi,
  ...ordersApi,
  ...placeReportsApi,
  ...guideApi,
  ...festivalsApi,
  ...photographsApi,
  ...proposalsApi,
  ...driverToursApi,
} as const satisfies Record<keyof typeof deskAddresses, RouteContract>;

export type DeskApi = typeof deskApi;
export type DeskCall = keyof DeskApi;
