import type { DeskApi } from '../../../../contract/desk/api.ts';
import type { RouteHandler } from '../../../http/requestContext.ts';
import { ProblemError } from '../../../platform/problem.ts';
import type { DeskParts } from '../deskParts.ts';

type TourCall =
  | 'listTours'
  | 'getTour'
  | 'noteTour'
  | 'suggestDrivers'
  | 'assignDriver'
  | 'unassignDriver'
  | 'changeTourState'
  | 'listDrivers'
  | 'addDriver'
  | 'changeDriver'
  | 'makeDriverLink'
  | 'endDriverLinks'
  | 'getDriverTours'
  | 'reportTourStep';

const refuse = async () => {
  throw new ProblemError('unavailable');
};

export function openTours(_parts: DeskParts): { handlers: { [C in TourCall]: RouteHandler<DeskApi[C]> } } {
  return {
    handlers: {
      listTours: refuse,
      getTour: refuse,
      noteTour: refuse,
      suggestDrivers: refuse,
      assignDriver: refuse,
      unassignDriver: refuse,
      changeTourState: refuse,
      listDrivers: refuse,
      addDriver: refuse,
      changeDriver: refuse,
      makeDriverLink: refuse,
      endDriverLinks: refuse,
      getDriverTours: refuse,
      reportTourStep: refuse,
    },
  };
}
