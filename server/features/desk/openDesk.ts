import { Readable } from 'node:stream';
import type { AuthenticateStaff, DeskHandlers } from '../../http/api.ts';
import type { Feature } from '../../http/feature.ts';
import { createPhotographs } from '../../media/photographs/photographs.ts';
import type { Pictures } from '../../media/pictures/pictures.ts';
import type { JobErrors } from '../../platform/jobs/jobErrors.ts';
import type { AccountPort } from './accounts/accountPort.ts';
import { openDeskAccounts } from './accounts/openDeskAccounts.ts';
import type { DeskDeps } from './deskDeps.ts';
import { openFestivals } from './festivals/openFestivals.ts';
import type { GuideDeps } from './guide/guideDeps.ts';
import { openGuideDesk, readPreviewed } from './guide/openGuideDesk.ts';
import { type OfficialService, openOfficialData } from './officialData/openOfficialData.ts';
import { openDeskOrders } from './orders/openDeskOrders.ts';
import type { OrderPort } from './orders/orderPort.ts';
import { openPhotographs } from './photographs/openPhotographs.ts';
import { openPlaceReports, type PlaceReportHandlers } from './placeReports/openPlaceReports.ts';
import type { ReportPlaceDeps } from './placeReports/reportPlace.ts';
import { openStaff } from './staff/openStaff.ts';
import { staffOfSession } from './staff/staffSessions.ts';
import { openTours } from './tours/openTours.ts';

/** `handlers` are visitors' calls that reach the desk. */
export interface DeskFeature extends Feature<PlaceReportHandlers['visitorHandlers']> {
  readonly deskHandlers: DeskHandlers;
  readonly authenticateStaff: AuthenticateStaff;
  begin(): void;
  close(): Promise<void>;
  /** A place with its draft; throws 'notFound' where there is none. */
  readonly readPreviewed: (placeId: number) => ReturnType<typeof readPreviewed>;
}

/** The desk of those who run the tours, over one database. */
export function openDesk(
  deps: DeskDeps &
    ReportPlaceDeps &
    GuideDeps & {
      readonly accounts: AccountPort;
      readonly orders: OrderPort;
      readonly pictures: Pictures;
      readonly official: OfficialService | null;
      readonly jobErrors: JobErrors;
    },
): DeskFeature {
  const placeReports = openPlaceReports(deps);
  // One for both, so that photographs are encoded one at a time.
  const photographs = createPhotographs(deps);
  const officialData = openOfficialData({
    ...deps,
    storePhotograph: async (bytes, { id, name }) =>
      (await photographs.add(Readable.from([bytes]), { id, name })).hash,
  });
  return {
    deskHandlers: {
      ...openStaff(deps).handlers,
      ...openDeskAccounts(deps),
      ...openTours(deps).handlers,
      ...openDeskOrders(deps).handlers,
      ...placeReports.handlers,
      ...openGuideDesk(deps),
      ...openFestivals(deps),
      ...openPhotographs({ ...deps, photographs }),
      ...officialData.handlers,
    },
    handlers: placeReports.visitorHandlers,
    // The comparison with official data.
    begin: () => officialData.begin(),
    close: () => officialData.close(),
    readPreviewed: (placeId) => readPreviewed(deps, placeId),
    authenticateStaff: (session) => staffOfSession(deps, session),
  };
}
