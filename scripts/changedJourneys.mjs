/**
 * The journeys that show a change below a folder; of two folders the longer one counts. Few for a wide folder: `npm test` runs
 * all (docs/decisions/tests.md).
 */
export const journeysByFolder = {
  bench: ['budgets'],
  content: ['home', 'place'],
  contract: ['home', 'place', 'payment'],
  domain: ['list', 'tripPlan', 'payment'],
  drawings: ['cover', 'place'],
  server: ['home', 'payment'],
  'server/app': ['home', 'rollingRestart'],
  'server/features/accountData': ['accountData'],
  'server/features/accounts': ['signUp', 'session', 'password', 'google', 'googleAccount'],
  'server/desk': ['desk', 'deskStaff', 'deskOrders', 'deskGuide'],
  'server/features/editing/festivals': ['festivals'],
  'server/features/editing/guide': ['deskGuide', 'deskTranslations'],
  'server/features/editing/officialData': ['deskProposals'],
  'server/features/editing/photographs': ['deskPhotographs'],
  'server/features/editing/placeReports': ['placeReport', 'deskReports'],
  'server/features/capacity': ['soldOut', 'deskCalendar'],
  'server/features/staff': ['deskStaff', 'desk'],
  'server/features/tours': ['deskTour', 'deskTours', 'deskDrivers', 'driverTours', 'ticketReport'],
  'server/features/drivingTimes': ['drivingTimes'],
  'server/features/likes': ['likes'],
  'server/features/orders': ['payment', 'wallets', 'tickets', 'deskOrders', 'changeTicket'],
  'server/features/plans': ['savedPlan', 'sharePlan'],
  'server/features/offlineGuide': ['offlineGuide', 'offlineUpdate'],
  'server/pages': ['home', 'language', 'rollingRestart'],
  tests: ['outsideRequests', 'home'],
  'tests/looks': ['screens'],
  web: ['home', 'place', 'visits'],
  'web/app': ['home', 'language', 'trialBanner', 'greeting', 'budgets'],
  'web/desk': ['desk', 'deskStaff'],
  'web/desk/tourReports': ['deskTour', 'ticketReport'],
  'web/desk/calendar': ['deskCalendar'],
  'web/desk/drivers': ['deskDrivers'],
  'web/desk/festivals': ['festivals'],
  'web/desk/guide': ['deskGuide', 'deskTranslations'],
  'web/desk/orders': ['deskOrders'],
  'web/desk/photographs': ['deskPhotographs'],
  'web/desk/proposals': ['deskProposals'],
  'web/desk/placeReports': ['deskReports'],
  'web/desk/tours': ['deskTours', 'deskTour'],
  'web/driverTours': ['driverTours'],
  'web/features/account': ['session', 'signUp', 'password'],
  'web/features/likes': ['likes'],
  'web/features/map': ['placeMap', 'listMap', 'tripMap', 'mapServices'],
  'web/features/map/kakao': ['kakaoMap'],
  'web/features/map/tiles': ['mapTiles'],
  'web/features/offline': ['install', 'keepOffline', 'offlineGuide'],
  'web/features/offline/outbox': ['outbox'],
  'web/features/orders': ['payment', 'tickets', 'visits', 'wallets'],
  'web/features/places': ['list', 'place', 'openAt', 'light'],
  'web/features/plan': ['plan', 'tripKept', 'savedPlan', 'tripPlan', 'visits'],
  'web/features/plan/export': ['takeAlong', 'print'],
  'web/features/plan/trip': ['tripPlan', 'tripDate', 'tripOrder', 'tripAdvice'],
  'web/features/search': ['list', 'choosing'],
  'web/messages': ['home', 'language'],
  'web/pages/accessibility': ['openDoor'],
  'web/pages/account': ['accountData', 'interestThemes', 'googleAccount'],
  'web/pages/driver': ['driverCard'],
  'web/pages/fail': ['payment', 'wallets'],
  'web/pages/home': ['home', 'cover', 'carousel', 'greeting'],
  'web/pages/list': ['list', 'choosing', 'openAt', 'listMap', 'plan'],
  'web/pages/login': ['session', 'google'],
  'web/pages/myPlan': ['plan', 'likes', 'savedPlan'],
  'web/pages/myPlanDetail': ['tripPlan', 'tripDate', 'tripOrder', 'tripSheet', 'tripMap', 'drivingTimes'],
  'web/pages/myPlanDetail/export': ['takeAlong', 'print'],
  'web/pages/passwordForgot': ['password'],
  'web/pages/passwordReset': ['password'],
  'web/pages/payment': ['payment', 'wallets'],
  'web/pages/place': ['place', 'placeMap', 'placeReport', 'light'],
  'web/pages/sharedPlan': ['sharePlan'],
  'web/pages/signUpCode': ['signUp'],
  'web/pages/signUpDetails': ['signUp', 'interestThemes'],
  'web/pages/signUpEmail': ['signUp'],
  'web/pages/signUpSocial': ['google'],
  'web/pages/success': ['payment'],
  'web/pages/talk': ['talk'],
  'web/pages/tickets': ['tickets', 'ticketReport', 'ticketOffline', 'changeTicket'],
  'web/pages/tourTaxi': ['tourTaxi'],
};

/** The names of the journeys for changed files: those that changed themselves, and those of their folders. */
export function changedJourneys(files) {
  const folders = Object.keys(journeysByFolder).sort((first, second) => second.length - first.length);
  const names = files.flatMap((file) => {
    const [, own] = /^tests\/(?:.*\/)?(\w+)\.spec\.ts$/.exec(file) ?? [];
    if (own !== undefined) return [own];
    if (/\.test\.tsx?$/.test(file)) return [];
    const folder = folders.find((name) => file.startsWith(`${name}/`));
    return folder === undefined ? [] : journeysByFolder[folder];
  });
  return [...new Set(names)].sort();
}
