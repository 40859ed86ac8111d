import type { AuthenticateStaff, DeskHandlers } from '../../http/api.ts';
import type { Pictures } from '../../media/pictures/pictures.ts';
import type { DeskParts } from './deskParts.ts';
import type { GuideParts } from './guide/guideParts.ts';
import { openGuideDesk, readPreviewed } from './guide/openGuideDesk.ts';
import { openDeskOrders } from './orders/openDeskOrders.ts';
import type { OrderPort } from './orders/orderPort.ts';
import { openPhotographs } from './photographs/openPhotographs.ts';
import { openPlaceReports, type PlaceReportHandlers } from './placeReports/openPlaceReports.ts';
import { openStaff } from './staff/openStaff.ts';
import { staffOfSession } from './staff/staffSessions.ts';
import { openTours } from './tours/openTours.ts';

export interface OpenedDesk {
  readonly handlers: DeskHandlers;
  /** Visitors' calls that reach the desk. */
  readonly visitorHandlers: PlaceReportHandlers['visitorHandlers'];
  readonly authenticateStaff: AuthenticateStaff;
  /** A place with its draft; throws 'notFound' where there is none. */
  readonly readPreviewed: (placeId: number) => ReturnType<typeof readPreviewed>;
}

/** The desk of those who run the tours, over one database. */
export function openDesk(
  parts: DeskParts & GuideParts & { readonly orders: OrderPort; readonly pictures: Pictures },
): OpenedDesk {
  const placeReports = openPlaceReports(parts);
  return {
    handlers: {
      ...openStaff(parts).handlers,
      ...openTours(parts).handlers,
      ...openDeskOrders(parts).handlers,
      ...placeReports.handlers,
      ...openGuideDesk(parts),
      ...openPhotographs(parts),
    },
    visitorHandlers: placeReports.visitorHandlers,
    readPreviewed: (placeId) => readPreviewed(parts, placeId),
    authenticateStaff: (token) => staffOfSession(parts, token),
  };
}
