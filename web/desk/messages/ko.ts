import { account } from './ko/account.ts';
import { accounts } from './ko/accounts.ts';
import { audit } from './ko/audit.ts';
import { complaints } from './ko/complaints.ts';
import { drivers } from './ko/drivers.ts';
import { festivals } from './ko/festivals.ts';
import { gettingIn } from './ko/gettingIn.ts';
import { guide } from './ko/guide.ts';
import { guideFields } from './ko/guideFields.ts';
import { guidePlace } from './ko/guidePlace.ts';
import { orders } from './ko/orders.ts';
import { photographs } from './ko/photographs.ts';
import { proposals } from './ko/proposals.ts';
import { reports } from './ko/reports.ts';
import { shell } from './ko/shell.ts';
import { staff } from './ko/staff.ts';
import { tour } from './ko/tour.ts';
import { tours } from './ko/tours.ts';

/** The desk's messages in Korean; every other language has the same keys. */
export const ko = {
  shell,
  gettingIn,
  account,
  accounts,
  staff,
  audit,
  tours,
  tour,
  drivers,
  orders,
  complaints,
  festivals,
  photographs,
  proposals,
  reports,
  guide,
  guideFields,
  guidePlace,
};

export type DeskMessages = typeof ko;
