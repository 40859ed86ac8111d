import { account } from './ko/account.ts';
import { accounts } from './ko/accounts.ts';
import { audit } from './ko/audit.ts';
import { badDay } from './ko/badDay.ts';
import { calendar } from './ko/calendar.ts';
import { drivers } from './ko/drivers.ts';
import { festivals } from './ko/festivals.ts';
import { guide } from './ko/guide.ts';
import { guideFields } from './ko/guideFields.ts';
import { guidePlace } from './ko/guidePlace.ts';
import { orders } from './ko/orders.ts';
import { photographs } from './ko/photographs.ts';
import { placeReports } from './ko/placeReports.ts';
import { proposals } from './ko/proposals.ts';
import { searchWords } from './ko/searchWords.ts';
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
  staff,
  audit,
  tours,
  tour,
  calendar,
  badDay,
  drivers,
  orders,
  tourReports,
  festivals,
  photographs,
  proposals,
  placeReports,
  guide,
  guideFields,
  guidePlace,
  searchWords,
};

export type DeskMessages = typeof ko;
