import { account } from './en/account.ts';
import { accounting } from './en/accounting.ts';
import { accounts } from './en/accounts.ts';
import { alerts } from './en/alerts.ts';
import { audit } from './en/audit.ts';
import { auditSentences } from './en/auditSentences.ts';
import { badDay } from './en/badDay.ts';
import { calendar } from './en/calendar.ts';
import { deskSale } from './en/deskSale.ts';
import { drivers } from './en/drivers.ts';
import { festivals } from './en/festivals.ts';
import { guide } from './en/guide.ts';
import { guideFields } from './en/guideFields.ts';
import { guidePlace } from './en/guidePlace.ts';
import { orderHistory } from './en/orderHistory.ts';
import { orders } from './en/orders.ts';
import { photographs } from './en/photographs.ts';
import { placeReports } from './en/placeReports.ts';
import { proposals } from './en/proposals.ts';
import { resellers } from './en/resellers.ts';
import { searchWords } from './en/searchWords.ts';
import { settings } from './en/settings.ts';
import { shell } from './en/shell.ts';
import { signIn } from './en/signIn.ts';
import { staff } from './en/staff.ts';
import { tour } from './en/tour.ts';
import { tourReports } from './en/tourReports.ts';
import { tours } from './en/tours.ts';
import type { DeskMessages } from './ko.ts';

export const en: DeskMessages = {
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
