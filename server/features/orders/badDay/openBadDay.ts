import type { badDayApi } from '../../../../contract/desk/badDay.ts';
import type { DeskFeature } from '../../../http/feature.ts';
import type { RouteHandlers } from '../../../http/requestContext.ts';
import type { BadDayDeps } from './badDayDeps.ts';
import { cancelDays, getDayCancellation, listDayCancellations } from './dayCancellations.ts';
import { listVisitorMessages, messageVisitors } from './visitorMessages.ts';

/** Bad days at the desk: tours that are called off, and messages to all visitors of a day. */
export function openBadDay(deps: BadDayDeps): DeskFeature<RouteHandlers<typeof badDayApi>> {
  return {
    deskHandlers: {
      cancelDays: cancelDays(deps),
      listDayCancellations: listDayCancellations(deps),
      getDayCancellation: getDayCancellation(deps),
      messageVisitors: messageVisitors(deps),
      listVisitorMessages: listVisitorMessages(deps),
    },
  };
}
