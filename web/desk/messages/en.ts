import { account } from './en/account.ts';
import { accounts } from './en/accounts.ts';
import { audit } from './en/audit.ts';
import { complaints } from './en/complaints.ts';
import { drivers } from './en/drivers.ts';
import { festivals } from './en/festivals.ts';
import { gettingIn } from './en/gettingIn.ts';
import { guide } from './en/guide.ts';
import { guideFields } from './en/guideFields.ts';
import { guidePlace } from './en/guidePlace.ts';
import { orders } from './en/orders.ts';
import { photographs } from './en/photographs.ts';
import { proposals } from './en/proposals.ts';
import { reports } from './en/reports.ts';
import { shell } from './en/shell.ts';
import { staff } from './en/staff.ts';
import { tour } from './en/tour.ts';
import { tours } from './en/tours.ts';
import type { DeskMessages } from './ko.ts';

export const en: DeskMessages = {
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
