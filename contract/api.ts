import { getMyData } from './accountData.ts';
import {
  changeMe,
  chooseInterestThemes,
  deleteMe,
  forgetPassword,
  getMe,
  listSessions,
  logInByEmail,
  logInByOauth2,
  logOut,
  refreshSession,
  resetPassword,
  sendEmailCode,
  signUpByEmail,
  signUpByOauth2,
  unlinkGoogle,
  validateNickname,
  verifyEmailCode,
} from './accounts.ts';
import type { apiAddresses } from './addresses.ts';
import { getCompany } from './company.ts';
import { getDrivingTimes } from './drivingTimes.ts';
import { listFestivals } from './festivals.ts';
import { addLike, likePlace, listLikedPlaces, removeLike } from './likes.ts';
import { placeOrder } from './orders.ts';
import { reportPlace } from './placeReports.ts';
import { getPlace, listPlaces } from './places.ts';
import { listPositions } from './positions.ts';
import type { RouteContract } from './route.ts';
import { getPlanShare, getSharedPlan, sharePlan, stopSharingPlan } from './sharedPlan.ts';
import { listStops } from './stops.ts';
import { listThemes } from './themes.ts';
import {
  cancelTicket,
  checkTicket,
  confirmPayment,
  getPaymentOffer,
  getTicket,
  listTickets,
  receivePaymentWebhook,
  reportProblem,
} from './tickets.ts';
import { getTripPlan, saveTripPlan } from './tripPlan.ts';

/**
 * The route table: every endpoint of the API by name. The server registers it and the browser calls by it (DESIGN 3).
 */
export const api = {
  listPlaces,
  getPlace,
  listPositions,
  listThemes,
  listFestivals,
  getCompany,
  sendEmailCode,
  verifyEmailCode,
  signUpByEmail,
  validateNickname,
  logInByEmail,
  logInByOauth2,
  signUpByOauth2,
  refreshSession,
  logOut,
  forgetPassword,
  resetPassword,
  getMe,
  listSessions,
  changeMe,
  deleteMe,
  getMyData,
  unlinkGoogle,
  chooseInterestThemes,
  likePlace,
  addLike,
  removeLike,
  listLikedPlaces,
  reportPlace,
  listStops,
  getDrivingTimes,
  getTripPlan,
  saveTripPlan,
  sharePlan,
  getPlanShare,
  stopSharingPlan,
  getSharedPlan,
  getPaymentOffer,
  placeOrder,
  confirmPayment,
  receivePaymentWebhook,
  listTickets,
  getTicket,
  cancelTicket,
  reportProblem,
  checkTicket,
} as const satisfies Record<keyof typeof apiAddresses, RouteContract>;

export type Api = typeof api;
export type ApiCall = keyof Api;
