import type { RouteAddress } from '../addresses.ts';

/** Path of the staff's calls below the API; the desk's session cookie is sent to no other. */
export const deskPath = '/desk';

/**
 * Method and path of every call of the staff and of drivers, in Fastify's notation. A table of their own, so that
 * visitors' pages do not load it.
 */
export const deskAddresses = {
  startDeskSignIn: { method: 'POST', path: '/desk/session/options' },
  signInToDesk: { method: 'POST', path: '/desk/session' },
  getDeskSession: { method: 'GET', path: '/desk/session' },
  signOutOfDesk: { method: 'DELETE', path: '/desk/session' },
  startJoining: { method: 'POST', path: '/desk/join/options' },
  joinDesk: { method: 'POST', path: '/desk/join' },
  requestRecovery: { method: 'POST', path: '/desk/recovery' },
  listRecoveries: { method: 'GET', path: '/desk/recoveries' },
  approveRecovery: { method: 'POST', path: '/desk/recoveries/:recoveryId/approve' },
  refuseRecovery: { method: 'DELETE', path: '/desk/recoveries/:recoveryId' },
  listMyPasskeys: { method: 'GET', path: '/desk/me/passkeys' },
  startAddingPasskey: { method: 'POST', path: '/desk/me/passkeys/options' },
  addPasskey: { method: 'POST', path: '/desk/me/passkeys' },
  removePasskey: { method: 'DELETE', path: '/desk/me/passkeys/:passkeyId' },
  listMySessions: { method: 'GET', path: '/desk/me/sessions' },
  endMyOtherSessions: { method: 'DELETE', path: '/desk/me/sessions' },
  endMySession: { method: 'DELETE', path: '/desk/me/sessions/:sessionId' },
  listStaff: { method: 'GET', path: '/desk/staff' },
  inviteStaff: { method: 'POST', path: '/desk/staff' },
  inviteStaffAgain: { method: 'POST', path: '/desk/staff/:staffId/invite' },
  changeStaff: { method: 'PATCH', path: '/desk/staff/:staffId' },
  removeStaff: { method: 'DELETE', path: '/desk/staff/:staffId' },
  searchAccounts: { method: 'GET', path: '/desk/accounts' },
  endAccountSessions: { method: 'DELETE', path: '/desk/accounts/:accountId/sessions' },
  listAudit: { method: 'GET', path: '/desk/audit' },
  getAlerts: { method: 'GET', path: '/desk/alerts' },
  markAlertsSeen: { method: 'POST', path: '/desk/alerts/seen' },
  getAlertRules: { method: 'GET', path: '/desk/me/alert-rules' },
  changeAlertRules: { method: 'PATCH', path: '/desk/me/alert-rules' },
  exportAudit: { method: 'GET', path: '/desk/audit/export' },

  listTours: { method: 'GET', path: '/desk/tours' },
  getTour: { method: 'GET', path: '/desk/tours/:orderId' },
  noteTour: { method: 'PATCH', path: '/desk/tours/:orderId' },
  suggestDrivers: { method: 'GET', path: '/desk/tours/:orderId/drivers' },
  assignDriver: { method: 'POST', path: '/desk/tours/:orderId/assign' },
  unassignDriver: { method: 'POST', path: '/desk/tours/:orderId/unassign' },
  changeTourState: { method: 'POST', path: '/desk/tours/:orderId/state' },
  listDrivers: { method: 'GET', path: '/desk/drivers' },
  addDriver: { method: 'POST', path: '/desk/drivers' },
  changeDriver: { method: 'PATCH', path: '/desk/drivers/:driverId' },
  listTimeOffClashes: { method: 'GET', path: '/desk/drivers/:driverId/clashes' },
  reassignTours: { method: 'POST', path: '/desk/drivers/:driverId/reassign' },
  makeDriverLink: { method: 'POST', path: '/desk/drivers/:driverId/link' },
  endDriverLinks: { method: 'DELETE', path: '/desk/drivers/:driverId/link' },
  resetDriverPin: { method: 'DELETE', path: '/desk/drivers/:driverId/pin' },

  getSalesCalendar: { method: 'GET', path: '/desk/sales' },
  changeSalesRules: { method: 'PATCH', path: '/desk/sales/rules' },
  setSalesStopped: { method: 'POST', path: '/desk/sales/stopped' },
  addSalesClosure: { method: 'POST', path: '/desk/sales/closures' },
  removeSalesClosure: { method: 'DELETE', path: '/desk/sales/closures/:closureId' },
  setDayCars: { method: 'PATCH', path: '/desk/sales/days/:day' },

  cancelDays: { method: 'POST', path: '/desk/day-cancellations' },
  listDayCancellations: { method: 'GET', path: '/desk/day-cancellations' },
  getDayCancellation: { method: 'GET', path: '/desk/day-cancellations/:cancellationId' },
  messageVisitors: { method: 'POST', path: '/desk/visitor-messages' },
  listVisitorMessages: { method: 'GET', path: '/desk/visitor-messages' },

  searchOrders: { method: 'GET', path: '/desk/orders' },
  exportOrders: { method: 'GET', path: '/desk/orders/export' },
  getOrder: { method: 'GET', path: '/desk/orders/:orderId' },
  changeOrder: { method: 'POST', path: '/desk/orders/:orderId/change' },
  sellOrder: { method: 'POST', path: '/desk/orders' },
  refundOrder: { method: 'POST', path: '/desk/orders/:orderId/refund' },
  refundPart: { method: 'POST', path: '/desk/orders/:orderId/partial-refund' },
  renewTicketLink: { method: 'POST', path: '/desk/orders/:orderId/link' },
  resendReceipt: { method: 'POST', path: '/desk/orders/:orderId/resend' },
  getAccounting: { method: 'GET', path: '/desk/accounting' },
  setPaymentFee: { method: 'PUT', path: '/desk/accounting/fees' },
  setDriverRate: { method: 'PUT', path: '/desk/accounting/rates' },
  getCompanySettings: { method: 'GET', path: '/desk/settings/company' },
  changeCompany: { method: 'POST', path: '/desk/settings/company' },
  withdrawCompanyChange: { method: 'DELETE', path: '/desk/settings/company/:settingId' },
  getSaleTerms: { method: 'GET', path: '/desk/settings/terms' },
  changeSaleTerms: { method: 'POST', path: '/desk/settings/terms' },
  withdrawSaleTerms: { method: 'DELETE', path: '/desk/settings/terms/:settingId' },
  getDepartureSettings: { method: 'GET', path: '/desk/settings/departures' },
  changeDepartures: { method: 'POST', path: '/desk/settings/departures' },
  withdrawDeparturesChange: { method: 'DELETE', path: '/desk/settings/departures/:settingId' },

  listTourReports: { method: 'GET', path: '/desk/tour-reports' },
  closeTourReport: { method: 'POST', path: '/desk/tour-reports/:reportId/close' },

  listPlaceReports: { method: 'GET', path: '/desk/place-reports' },
  closePlaceReport: { method: 'POST', path: '/desk/place-reports/:reportId/close' },

  listGuide: { method: 'GET', path: '/desk/guide' },
  createGuidePlace: { method: 'POST', path: '/desk/guide' },
  getGuidePlace: { method: 'GET', path: '/desk/guide/:placeId' },
  saveGuideDraft: { method: 'PATCH', path: '/desk/guide/:placeId/draft' },
  discardGuideDraft: { method: 'DELETE', path: '/desk/guide/:placeId/draft' },
  publishGuidePlace: { method: 'POST', path: '/desk/guide/:placeId/publish' },
  setGuidePlaceHidden: { method: 'POST', path: '/desk/guide/:placeId/hidden' },
  listGuideHistory: { method: 'GET', path: '/desk/guide/:placeId/history' },
  restoreGuidePlace: { method: 'POST', path: '/desk/guide/:placeId/history/:publicationId/restore' },
  resolveUpstreamConflict: { method: 'POST', path: '/desk/guide/:placeId/release' },

  listDeskFestivals: { method: 'GET', path: '/desk/festivals' },
  createFestival: { method: 'POST', path: '/desk/festivals' },
  getFestival: { method: 'GET', path: '/desk/festivals/:festivalId' },
  changeFestival: { method: 'PATCH', path: '/desk/festivals/:festivalId' },
  setFestivalPublished: { method: 'POST', path: '/desk/festivals/:festivalId/published' },
  removeFestival: { method: 'DELETE', path: '/desk/festivals/:festivalId' },
  getSynonyms: { method: 'GET', path: '/desk/synonyms/:language' },
  changeSynonyms: { method: 'PUT', path: '/desk/synonyms/:language' },
  listPhotographs: { method: 'GET', path: '/desk/photographs' },
  uploadPhotograph: { method: 'POST', path: '/desk/photographs' },
  removePhotograph: { method: 'DELETE', path: '/desk/photographs/:hash' },

  listProposals: { method: 'GET', path: '/desk/proposals' },
  acceptProposals: { method: 'POST', path: '/desk/proposals/accept' },
  refuseProposals: { method: 'POST', path: '/desk/proposals/refuse' },
  getOfficialRun: { method: 'GET', path: '/desk/proposals/run' },
  startOfficialRun: { method: 'POST', path: '/desk/proposals/run' },

  enterDriverPin: { method: 'POST', path: '/driver-tours/:code/pin' },
  getDriverTours: { method: 'GET', path: '/driver-tours/:code' },
  reportTourStep: { method: 'POST', path: '/driver-tours/:code/:orderId' },
} as const satisfies Record<string, RouteAddress>;

/**
 * Path of the stream that tells open pages of the desk when their alerts have changed, as server-sent events. It is no
 * call with one response, and so not in the table.
 */
export const alertStreamPath = `${deskPath}/events`;
