import type { ApiCall } from '../../contract/api.ts';
import { cacheControl } from '../http/caching.ts';
import { goodPassword } from './testPassword.ts';
import { isBuilt } from './testWeb.ts';

/** The expected cache policy of a response: the name of one in caching.ts, or revalidated and only in the browser. */
type CachePolicy = keyof typeof cacheControl | 'privateNoCache';

export const cacheHeaders: Record<CachePolicy, string> = {
  ...cacheControl,
  privateNoCache: 'private, no-cache',
};

/** Ids and tokens of one visitor, from which addresses are built. */
export interface Owned {
  readonly orderId: string;
  readonly code: string;
  readonly planToken: string;
}

interface CallExample {
  readonly policy: 'guide' | 'noStore';
  readonly path: string | ((owned: Owned) => string);
  readonly body?: object;
  /** The expected response to the owner. */
  readonly status: number;
}

export const email = 'owner@example.com';
export const plan = {
  tripPlan: { tripDate: null, startTime: null, numberOfPeople: null },
  visitSpotSet: [{ placeId: 1, memo: 'mine', orderIndex: 1 }],
};
const wrongProof = { nickname: 'another', password: goodPassword, firstName: 'A', lastName: 'B' };

const guide = (path: string): CallExample => ({ policy: 'guide', path, status: 200 });
const own = (path: CallExample['path'], status = 200, body?: object): CallExample => ({
  policy: 'noStore',
  path,
  status,
  ...(body ? { body } : {}),
});

/** A policy for each endpoint, in the order of the requests: the last ones end the session. */
export const calls = {
  listPlaces: guide('/places/tour?locale=EN&q=sea&page=2&size=3'),
  getPlace: guide('/places/tour/1?locale=JA'),
  listMapPlaces: guide('/places/tour/map?locale=EN&q=sea'),
  listPositions: guide('/positions'),
  listThemes: guide('/theme?type=tour'),
  listFestivals: guide('/festivals?locale=EN'),
  getCompany: guide('/company'),
  listDepartures: guide('/departures?locale=JA'),
  reportPlace: own('/places/tour/1/reports', 204, { kind: 'closed' }),
  // Not secret, but chosen by a user: too many variants for a shared cache.
  listStops: own('/stops?ids=1,3&locale=EN'),
  getDrivingTimes: own('/driving-times?ids=1,3'),
  getAvailability: own('/availability?from=2026-12-24&to=2026-12-25'),
  getSharedPlan: own(({ planToken }) => `/shared-plans/${planToken}`),
  checkTicket: own(({ code }) => `/tickets/${code}`),
  sendEmailCode: own('/auth/email/send', 204, { email: 'new@example.com' }),
  verifyEmailCode: own('/auth/email/verify', 400, { email, code: '000000' }),
  signUpByEmail: own('/auth/signup/email', 410, { ...wrongProof, emailVerifyToken: 'x'.repeat(43) }),
  signUpByOauth2: own('/auth/signup/oauth2', 410, { nickname: 'another', socialSignUpToken: 'x'.repeat(43) }),
  validateNickname: own('/auth/validate/nickname', 200, { nickname: 'somebody' }),
  logInByEmail: own('/auth/login/email', 200, { email, password: goodPassword }),
  logInByOauth2: own('/auth/login/oauth2', 400, { code: 'x', socialType: 'GOOGLE', state: 'x' }),
  refreshSession: own('/auth/refresh'),
  forgetPassword: own('/auth/password/forgot', 204, { email }),
  resetPassword: own('/auth/password/reset', 410, { token: 'x'.repeat(43), password: goodPassword }),
  getMe: own('/user/me'),
  listSessions: own('/user/sessions'),
  endSessions: own('/user/sessions', 204, { password: goodPassword }),
  getMyData: own('/user/me/data'),
  changeMe: own('/user/me', 200, { nickname: 'renamed' }),
  chooseInterestThemes: own('/user/interest-themes', 200, { interestThemeIds: [1] }),
  unlinkGoogle: own('/user/me/google', 200, { password: goodPassword }),
  likePlace: own('/user/like-place/3'),
  addLike: own('/user/like-place/3'),
  removeLike: own('/user/like-place/3'),
  listLikedPlaces: own('/user/like-places'),
  saveTripPlan: own('/trip-plan?locale=KO', 200, plan),
  getTripPlan: own('/trip-plan'),
  sharePlan: own('/trip-plan/share', 200, plan),
  getPlanShare: own('/trip-plan/share'),
  getPaymentOffer: own('/payments/offer'),
  placeOrder: own('/payments/orders', 400, {}),
  confirmPayment: own('/payments/confirm', 400, {}),
  receivePaymentWebhook: own('/payments/webhook', 200, { eventType: 'PAYMENT_STATUS_CHANGED', data: {} }),
  listTickets: own('/user/tickets'),
  getTicket: own(({ orderId }) => `/user/tickets/${orderId}`),
  changeTicket: own(({ orderId }) => `/user/tickets/${orderId}/change`, 200, {
    version: 0,
    numberOfPeople: 3,
  }),
  cancelTicket: own(({ orderId }) => `/user/tickets/${orderId}/cancel`, 200, { reason: 'rain' }),
  reportProblem: own(({ orderId }) => `/user/tickets/${orderId}/reports`, 200, { kind: 'late', words: '' }),
  stopSharingPlan: own('/trip-plan/share', 204),
  logOut: own('/auth/logout', 204),
  deleteMe: own('/user/me', 401, { password: goodPassword }),
} satisfies Record<ApiCall, CallExample>;

interface RouteExample {
  readonly policy: CachePolicy;
  readonly url: string;
  readonly status?: number;
  readonly vary?: string;
}

const svg = { policy: 'release', vary: 'accept-encoding' } as const;

/** A policy for each route that is not an endpoint, a file of the browser's build, or a sandbox or for resellers (always no-store). */
export const routes: Record<string, RouteExample> = {
  'GET /healthz': { policy: 'noStore', url: '/healthz' },
  'GET /readyz': { policy: 'noStore', url: '/readyz' },
  'GET /metrics': { policy: 'noStore', url: '/metrics' },
  'GET /robots.txt': { policy: 'release', url: '/robots.txt' },
  'GET /llms.txt': { policy: 'release', url: '/llms.txt' },
  'GET /.well-known/security.txt': { policy: 'release', url: '/.well-known/security.txt' },
  'GET /sitemap.xml': { policy: 'release', url: '/sitemap.xml' },
  'GET /manifest.webmanifest': { policy: 'release', url: '/manifest.webmanifest?lang=ja' },
  'GET /guide.json': { policy: 'guide', url: '/guide.json', vary: 'accept-encoding' },
  'GET /guide.geojson': { policy: 'guide', url: '/guide.geojson', vary: 'accept-encoding' },
  'GET /guide.kml': { policy: 'guide', url: '/guide.kml', vary: 'accept-encoding' },
  'GET /things-to-do.json': { policy: 'guide', url: '/things-to-do.json', vary: 'accept-encoding' },
  'GET /app-shell/:version': { policy: 'release', url: '/app-shell/1', vary: 'accept-encoding' },
  'GET /api/v1/termAndPrivacy/:file': { policy: 'guide', url: '/api/v1/termAndPrivacy/terms_en.md' },
  'GET /termAndPrivacy/:file': { policy: 'guide', url: '/termAndPrivacy/terms_en.md' },
  'GET /api/v1/openapi.json': { policy: 'guide', url: '/api/v1/openapi.json', vary: 'accept-encoding' },
  'GET /api/docs': { policy: 'guide', url: '/api/docs', vary: 'accept-encoding' },
  'GET /pictures/placeholder.svg': { ...svg, url: '/pictures/placeholder.svg' },
  // The hash of another version; the current version is tested in pictures.test.ts.
  'GET /pictures/:file': {
    policy: 'noCache',
    url: '/pictures/after-image-1.AAAAAAAA.svg',
    vary: 'accept-encoding',
  },
  // A photograph that does not exist; existing ones are tested in photographs.test.ts.
  'GET /photographs/:file': { policy: 'noStore', url: '/photographs/none-400.webp', status: 404 },
  'GET /maps/:file': { ...svg, url: '/maps/1.svg' },
  'GET /pocket-guide/:file': { policy: 'noCache', url: '/pocket-guide/en.json', vary: 'accept-encoding' },
  // A part that only another replica has; existing parts are tested in openOfflineGuide.test.ts.
  'GET /pocket-guide/parts/:file': {
    policy: 'noCache',
    url: '/pocket-guide/parts/themes.AAAAAAAAAAAAAAAA.json',
    vary: 'accept-encoding',
  },
  'GET /pocket-guide/*': { policy: 'noStore', url: '/pocket-guide/parts/none/none', status: 404 },
  'GET /plan/:token/picture.png': { policy: 'noStore', url: '/plan/none/picture.png', status: 404 },
  'GET /api/v1/auth/oauth2/google/start': {
    policy: 'noStore',
    url: '/api/v1/auth/oauth2/google/start',
    status: 302,
  },
  'GET /driver-tours/:code': { policy: 'noStore', url: '/driver-tours/code' },
  'GET /driver-tours/worker.js': {
    policy: 'noCache',
    url: '/driver-tours/worker.js',
    vary: 'accept-encoding',
  },
  // A file of another release; the current ones are tested in driverTourPages.test.ts.
  'GET /driver-tours/files/:file': {
    policy: 'noStore',
    url: '/driver-tours/files/gone-AAAAAAAA.js',
    status: 404,
  },
  'GET /desk': { policy: 'noStore', url: '/desk' },
  'GET /desk/*': { policy: 'noStore', url: '/desk/tours' },
  'GET /desk/files/*': { policy: 'noStore', url: '/desk/files/gone-AAAAAAAA.js', status: 404 },
  'GET /mcp': { policy: 'noStore', url: '/mcp', status: 405 },
  'POST /csp-report': { policy: 'noStore', url: '/csp-report', status: 400 },
  'POST /mcp': { policy: 'noStore', url: '/mcp', status: 406 },
  'PUT /mcp': { policy: 'noStore', url: '/mcp', status: 405 },
  'PATCH /mcp': { policy: 'noStore', url: '/mcp', status: 405 },
  'DELETE /mcp': { policy: 'noStore', url: '/mcp', status: 405 },
  'POST /language': { policy: 'noStore', url: '/language', status: 303 },
  'GET /sandbox/toss/v2/standard': { policy: 'noCache', url: '/sandbox/toss/v2/standard' },
  // Only when the pages are built: a file of another release.
  ...(isBuilt
    ? { 'GET /assets/*': { policy: 'noStore', url: '/assets/gone-AAAAAAAA.js', status: 404 } as const }
    : {}),
  'GET /*': { policy: 'guide', url: '/?lang=en', vary: 'accept-encoding' },
};

/** Pages, by what determines their policy: the address, and for some of them the nickname cookie. */
export const pages: readonly (RouteExample & { readonly greeted: string })[] = [
  { url: '/list?lang=en&query=sea', policy: 'guide', greeted: cacheControl.guide, vary: 'accept-encoding' },
  { url: '/login?lang=en', policy: 'guide', greeted: cacheControl.guide, vary: 'accept-encoding' },
  { url: '/signup/terms?lang=en', policy: 'guide', greeted: cacheControl.guide, vary: 'accept-encoding' },
  // Rendered for their visitor: no shared cache may serve a guest's to a user.
  { url: '/myplan-detail?lang=ja', policy: 'privateNoCache', greeted: 'private, no-store' },
  { url: '/tickets/order_1?lang=ja', policy: 'privateNoCache', greeted: 'private, no-store' },
  { url: '/list', policy: 'privateNoCache', greeted: 'private, no-cache' },
  { url: '/missing?lang=en', policy: 'privateNoCache', greeted: 'private, no-cache', status: 404 },
  { url: '/broken?lang=en', policy: 'noStore', greeted: 'no-store', status: 500 },
  { url: '/tour?lang=en', policy: 'release', greeted: cacheControl.release, status: 302 },
  { url: '/list/?lang=en', policy: 'release', greeted: cacheControl.release, status: 301 },
  { url: '/moved?lang=en', policy: 'noStore', greeted: 'no-store', status: 302 },
  { url: '/plan/token/?lang=en', policy: 'noStore', greeted: 'no-store', status: 301 },
  { url: '//plan//token?lang=en', policy: 'noStore', greeted: 'no-store', status: 301 },
  { url: '/success/?lang=en&paymentKey=x', policy: 'noStore', greeted: 'no-store', status: 301 },
];
/** Addresses that contain a token, a code or a payment, or whose content changes by the minute. */
export const secretPages = [
  '/plan/token?lang=en',
  '/login?lang=en&returnTo=/plan/token',
  '/ticket/token?lang=en',
  '/ticket-check/code?lang=en',
  '/driver-tours?lang=en',
  '/password/reset?lang=en&token=x',
  '/oauth2/callback?lang=en&code=x',
  '/success?lang=en&paymentKey=x',
  '/fail?lang=en&code=x',
  '/list?lang=en&open=now',
  // Spelling variants that the pages' router accepts too.
  '/PLAN/token?lang=en',
  '/%70lan/token?lang=en',
  '/Ticket-Check/code?lang=en',
  '/SUCCESS?lang=en&paymentKey=x',
];
/** The still map of a shared plan, which names its places. */
export const secretPicture = '/maps/1-3.svg';
