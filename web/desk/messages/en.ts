import { account } from './en/account.ts';
import { accounts } from './en/accounts.ts';
import { audit } from './en/audit.ts';
import { badDay } from './en/badDay.ts';
import { calendar } from './en/calendar.ts';
import { drivers } from './en/drivers.ts';
import { festivals } from './en/festivals.ts';
import { guide } from './en/guide.ts';
import { guideFields } from './en/guideFields.ts';
import { guidePlace } from './en/guidePlace.ts';
import { orders } from './en/orders.ts';
import { photographs } from './en/photographs.ts';
import { placeReports } from './en/placeReports.ts';
import { proposals } from './en/proposals.ts';
import { searchWords } from './en/searchWords.ts';
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
