import type { DeskApi } from '../../../../contract/desk/api.ts';
import type { RouteHandler } from '../../../http/requestContext.ts';
import { ProblemError } from '../../../platform/problem.ts';
import type { DeskParts } from '../deskParts.ts';

type OrderCall =
  | 'searchOrders'
  | 'getOrder'
  | 'refundOrder'
  | 'resendReceipt'
  | 'listReports'
  | 'closeReport';

const refuse = async () => {
  throw new ProblemError('unavailable');
};

export function openDeskOrders(_parts: DeskParts): {
  handlers: { [C in OrderCall]: RouteHandler<DeskApi[C]> };
} {
  return {
    handlers: {
      searchOrders: refuse,
      getOrder: refuse,
      refundOrder: refuse,
      resendReceipt: refuse,
      listReports: refuse,
      closeReport: refuse,
    },
  };
}
