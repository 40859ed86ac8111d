import type { Api } from '../../../contract/api.ts';
import type { RouteHandler } from '../../http/call.ts';
import { noTracing, type Tracing, traced } from '../../platform/telemetry/tracing/tracing.ts';
import { type AccountOrders, createAccountOrders } from './accountOrders.ts';
import { cancelTicket } from './cancelTicket.ts';
import { confirmPayment } from './confirmPayment.ts';
import { createMoves, type Moves } from './orderMoves.ts';
import { receivePaymentNews } from './paymentNews.ts';
import { placeOrder } from './placeOrder.ts';
import { createReconciler, type Reconciler } from './reconciler.ts';
import { createSettlement, type Settlement } from './settlement.ts';
import { checkTicket, getPaymentOffer, getTicket, listTickets } from './ticketAnswers.ts';
import type { TicketParts } from './ticketParts.ts';
import { createWorks } from './works.ts';

type TicketCall =
  | 'getPaymentOffer'
  | 'placeOrder'
  | 'confirmPayment'
  | 'receivePaymentNews'
  | 'listTickets'
  | 'getTicket'
  | 'cancelTicket'
  | 'checkTicket';

interface OpenTicketsOptions extends TicketParts {
  /** Milliseconds that a visitor waits for the provider's word. */
  readonly patience?: number;
  /** Milliseconds between two looks of the reconciler. */
  readonly pollEvery?: number;
  readonly tracing?: Tracing;
}

export interface OpenedTickets {
  readonly handlers: { [C in TicketCall]: RouteHandler<Api[C]> };
  readonly moves: Moves;
  readonly settlement: Settlement;
  readonly reconciler: Reconciler;
  readonly accountOrders: AccountOrders;
  /** Ends what runs by itself, after what is under way. */
  close(): Promise<void>;
}

/** Everything about tickets over one database and one payment provider. */
export function openTickets(options: OpenTicketsOptions): OpenedTickets {
  const moves = createMoves(options);
  const { tracing = noTracing } = options;
  const settlement = tracedSettlement(createSettlement({ ...options, moves }), tracing);
  const works = createWorks(tracing, options);
  const reconciler = createReconciler({ ...options, settlement });
  const parts = { ...options, moves, settlement, works };
  return {
    handlers: {
      getPaymentOffer: getPaymentOffer(parts),
      placeOrder: placeOrder(parts),
      confirmPayment: confirmPayment(parts),
      receivePaymentNews: receivePaymentNews(parts, () => reconciler.wake()),
      listTickets: listTickets(parts),
      getTicket: getTicket(parts),
      cancelTicket: cancelTicket(parts),
      checkTicket: checkTicket(parts),
    },
    moves,
    settlement,
    reconciler,
    accountOrders: createAccountOrders(parts),
    async close() {
      await reconciler.stop();
      await works.settled();
    },
  };
}

/** A step of its own: the reconciler settles without a request around it. */
function tracedSettlement(settlement: Settlement, tracing: Tracing): Settlement {
  return {
    ...settlement,
    settle: (orderId, cause, known) =>
      traced(
        tracing,
        { name: 'settle payment', kind: 'internal', attributes: { 'solbada.cause': cause } },
        () => settlement.settle(orderId, cause, known),
      ),
  };
}
