import { account } from './ko/account.ts';
import { accounting } from './ko/accounting.ts';
import { accounts } from './ko/accounts.ts';
import { alerts } from './ko/alerts.ts';
import { audit } from './ko/audit.ts';
import { auditSentences } from './ko/auditSentences.ts';
import { badDay } from './ko/badDay.ts';
import { calendar } from './ko/calendar.ts';
import { deskSale } from './ko/deskSale.ts';
import { drivers } from './ko/drivers.ts';
import { festivals } from './ko/festivals.ts';
import { guide } from './ko/guide.ts';
import { guideFields } from './ko/guideFields.ts';
import { guidePlace } from './ko/guidePlace.ts';
import { orderHistory } from './ko/orderHistory.ts';
import { orders } from './ko/orders.ts';
import { photographs } from './ko/photographs.ts';
import { placeReports } from './ko/placeReports.ts';
import { proposals } from './ko/proposals.ts';
import { resellers } from './ko/resellers.ts';
import { searchWords } from './ko/searchWords.ts';
import { settings } from './ko/settings.ts';
import { shell } from './ko/shell.ts';
import { signIn } from './ko/signIn.ts';
import { staff } from './ko/staff.ts';
import { tour } from './ko/tour.ts';
import { tourReports } from './ko/tourReports.ts';
import { tours } from './ko/tours.ts';

/** The desk's messages in Korean; every other language has the same keys. */
export const ko = {
  shell,
  signIn,
  account,
  accounts,
  accounting,
  resellers,
  staff,
  audit,
  alerts,
  auditSentences,
  tours,
  tour,
  calendar,
  badDay,
  drivers,
  orders,
  orderHistory,
  deskSale,
  tourReports,
  festivals,
  photographs,
  proposals,
  placeReports,
  guide,
  guideFields,
  guidePlace,
  searchWords,
  settings,
};

export type DeskMessages = typeof ko;
