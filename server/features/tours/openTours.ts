import type { driversApi } from '../../../contract/desk/drivers.ts';
import type { driverToursApi } from '../../../contract/desk/driverTours.ts';
import type { tourReportsApi } from '../../../contract/desk/tourReports.ts';
import type { toursApi } from '../../../contract/desk/tours.ts';
import type { DeskDeps } from '../../desk/deskDeps.ts';
import type { DeskFeature } from '../../http/feature.ts';
import type { RouteHandlers } from '../../http/requestContext.ts';
import {
  assignDriver,
  changeTourState,
  makeDriverLink,
  noteTour,
  suggestDrivers,
  unassignDriver,
} from './assignment.ts';
import { enterDriverPin, resetDriverPin } from './driverPins.ts';
import { addDriver, changeDriver, endDriverLinks, listDrivers } from './drivers.ts';
import { getDriverTours, reportTourStep } from './driverTours.ts';
import { getTour, listTours } from './listTours.ts';
import { listTimeOffClashes, reassignTours } from './reassignment.ts';
import { createTourChanges } from './tourChanges.ts';
import { closeTourReport, listTourReports } from './tourReportHandlers.ts';

/** Tours and their drivers, for the desk and for the drivers themselves. */
export function openTours(
  options: DeskDeps,
): DeskFeature<
  RouteHandlers<typeof toursApi & typeof driversApi & typeof tourReportsApi & typeof driverToursApi>
> {
  const deps = { ...options, changes: createTourChanges(options) };
  return {
    deskHandlers: {
      listTours: listTours(deps),
      getTour: getTour(deps),
      noteTour: noteTour(deps),
      suggestDrivers: suggestDrivers(deps),
      assignDriver: assignDriver(deps),
      unassignDriver: unassignDriver(deps),
      changeTourState: changeTourState(deps),
      listDrivers: listDrivers(deps),
      addDriver: addDriver(deps),
      changeDriver: changeDriver(deps),
      listTimeOffClashes: listTimeOffClashes(deps),
      reassignTours: reassignTours(deps),
      makeDriverLink: makeDriverLink(deps),
      endDriverLinks: endDriverLinks(deps),
      resetDriverPin: resetDriverPin(deps),
      listTourReports: listTourReports(deps),
      closeTourReport: closeTourReport(deps),
      enterDriverPin: enterDriverPin(deps),
      getDriverTours: getDriverTours(deps),
      reportTourStep: reportTourStep(deps),
    },
  };
}
