import type { RouteContract } from '../route.ts';
import type { deskAddresses } from './addresses.ts';
import { getDriverTours, reportTourStep } from './driverTours.ts';
import {
  addPasskey,
  approveRecovery,
  getDeskSession,
  joinDesk,
  listMyPasskeys,
  listRecoveries,
  refuseRecovery,
  removePasskey,
  requestRecovery,
  signInToDesk,
  signOutOfDesk,
  startAddingPasskey,
  startDeskSignIn,
  startJoining,
} from './gettingIn.ts';
import { closeReport, getOrder, listReports, refundOrder, resendReceipt, searchOrders } from './orders.ts';
import { closePlaceReport, listPlaceReports } from './placeReports.ts';
import { changeStaff, inviteStaff, inviteStaffAgain, listAudit, listStaff, removeStaff } from './staff.ts';
import {
  addDriver,
  assignDriver,
  changeDriver,
  changeTourState,
  endDriverLinks,
  getTour,
  listDrivers,
  listTours,
  makeDriverLink,
  noteTour,
  suggestDrivers,
  unassignDriver,
} from './tours.ts';

/** The route table of the staff and of drivers, beside that of visitors (contract/api.ts). */
export const deskApi = {
  startDeskSignIn,
  signInToDesk,
  getDeskSession,
  signOutOfDesk,
  startJoining,
  joinDesk,
  requestRecovery,
  listRecoveries,
  approveRecovery,
  refuseRecovery,
  listMyPasskeys,
  startAddingPasskey,
  addPasskey,
  removePasskey,
  listStaff,
  inviteStaff,
  inviteStaffAgain,
  changeStaff,
  removeStaff,
  listAudit,
  listTours,
  getTour,
  noteTour,
  suggestDrivers,
  assignDriver,
  unassignDriver,
  changeTourState,
  listDrivers,
  addDriver,
  changeDriver,
  makeDriverLink,
  endDriverLinks,
  searchOrders,
  getOrder,
  refundOrder,
  resendReceipt,
  listReports,
  closeReport,
  listPlaceReports,
  closePlaceReport,
  getDriverTours,
  reportTourStep,
} as const satisfies Record<keyof typeof deskAddresses, RouteContract>;

export type DeskApi = typeof deskApi;
export type DeskCall = keyof DeskApi;
