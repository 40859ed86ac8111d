import type { driverToursApi } from '../../../../contract/desk/driverTours.ts';
import type { toursApi } from '../../../../contract/desk/tours.ts';
import type { HandlersOf } from '../../../http/requestContext.ts';
import type { DeskParts } from '../deskParts.ts';
import {
  assignDriver,
  changeTourState,
  makeDriverLink,
  noteTour,
  suggestDrivers,
  unassignDriver,
} from './assignment.ts';
import { addDriver, changeDriver, endDriverLinks, listDrivers } from './drivers.ts';
import { getDriverTours, reportTourStep } from './driverTours.ts';
import { getTour, listTours } from './listTours.ts';
import { createTourChanges } from './tourChanges.ts';

/** Tours and their drivers, for the desk and for the drivers themselves. */
export function openTours(options: DeskParts): {
  handlers: HandlersOf<typeof toursApi & typeof driverToursApi>;
} {
  const parts = { ...options, changes: createTourChanges(options) };
  return {
    handlers: {
      listTours: listTours(parts),
      getTour: getTour(parts),
      noteTour: noteTour(parts),
      suggestDrivers: suggestDrivers(parts),
      assignDriver: assignDriver(parts),
      unassignDriver: unassignDriver(parts),
      changeTourState: changeTourState(parts),
      listDrivers: listDrivers(parts),
      addDriver: addDriver(parts),
      changeDriver: changeDriver(parts),
      makeDriverLink: makeDriverLink(parts),
      endDriverLinks: endDriverLinks(parts),
      getDriverTours: getDriverTours(parts),
      reportTourStep: reportTourStep(parts),
    },
  };
}
