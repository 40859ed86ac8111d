/** Base path of all API endpoints (docs/product/api.md#shared-rules). */
export const apiBase = '/api/v1';

/** Method and path of one endpoint, in Fastify's notation. */
export interface RouteAddress {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
}

/**
 * Method and path of every endpoint, in Fastify's notation. Separate from the schemas, so that the browser does not
 * load zod.
 */
export const apiAddresses = {
  listPlaces: { method: 'GET', path: '/places/:type' },
  listMapPlaces: { method: 'GET', path: '/places/:type/map' },
  getPlace: { method: 'GET', path: '/places/:type/:id' },
  listPositions: { method: 'GET', path: '/positions' },
  listThemes: { method: 'GET', path: '/theme' },
  listFestivals: { method: 'GET', path: '/festivals' },
  getCompany: { method: 'GET', path: '/company' },
  sendEmailCode: { method: 'POST', path: '/auth/email/send' },
  verifyEmailCode: { method: 'POST', path: '/auth/email/verify' },
  signUpByEmail: { method: 'POST', path: '/auth/signup/email' },
  validateNickname: { method: 'POST', path: '/auth/validate/nickname' },
  logInByEmail: { method: 'POST', path: '/auth/login/email' },
  logInByOauth2: { method: 'POST', path: '/auth/login/oauth2' },
  signUpByOauth2: { method: 'POST', path: '/auth/signup/oauth2' },
  refreshSession: { method: 'POST', path: '/auth/refresh' },
  logOut: { method: 'POST', path: '/auth/logout' },
  forgetPassword: { method: 'POST', path: '/auth/password/forgot' },
  resetPassword: { method: 'POST', path: '/auth/password/reset' },
  getMe: { method: 'GET', path: '/user/me' },
  listSessions: { method: 'GET', path: '/user/sessions' },
  endSessions: { method: 'DELETE', path: '/user/sessions' },
  changeMe: { method: 'PATCH', path: '/user/me' },
  deleteMe: { method: 'DELETE', path: '/user/me' },
  getMyData: { method: 'GET', path: '/user/me/data' },
  unlinkGoogle: { method: 'DELETE', path: '/user/me/google' },
  chooseInterestThemes: { method: 'PATCH', path: '/user/interest-themes' },
  likePlace: { method: 'POST', path: '/user/like-place/:id' },
  addLike: { method: 'PUT', path: '/user/like-place/:id' },
  removeLike: { method: 'DELETE', path: '/user/like-place/:id' },
  listLikedPlaces: { method: 'GET', path: '/user/like-places' },
  reportPlace: { method: 'POST', path: '/places/:type/:id/reports' },
  listStops: { method: 'GET', path: '/stops' },
  listDepartures: { method: 'GET', path: '/departures' },
  getDrivingTimes: { method: 'GET', path: '/driving-times' },
  getTripPlan: { method: 'GET', path: '/trip-plan' },
  saveTripPlan: { method: 'POST', path: '/trip-plan' },
  sharePlan: { method: 'POST', path: '/trip-plan/share' },
  getPlanShare: { method: 'GET', path: '/trip-plan/share' },
  stopSharingPlan: { method: 'DELETE', path: '/trip-plan/share' },
  getSharedPlan: { method: 'GET', path: '/shared-plans/:token' },
  getAvailability: { method: 'GET', path: '/availability' },
  getPaymentOffer: { method: 'GET', path: '/payments/offer' },
  placeOrder: { method: 'POST', path: '/payments/orders' },
  confirmPayment: { method: 'POST', path: '/payments/confirm' },
  receivePaymentWebhook: { method: 'POST', path: '/payments/webhook' },
  listTickets: { method: 'GET', path: '/user/tickets' },
  getTicket: { method: 'GET', path: '/user/tickets/:orderId' },
  changeTicket: { method: 'POST', path: '/user/tickets/:orderId/change' },
  cancelTicket: { method: 'POST', path: '/user/tickets/:orderId/cancel' },
  reportProblem: { method: 'POST', path: '/user/tickets/:orderId/reports' },
  checkTicket: { method: 'GET', path: '/tickets/:code' },
} as const satisfies Record<string, RouteAddress>;

/** Starts a sign-in with Google; redirects to the provider (docs/product/accounts.md#api-google). */
export const googleStartAddress = `${apiBase}/auth/oauth2/google/start`;
