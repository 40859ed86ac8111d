import type { ordersApi } from '../../../contract/orders.ts';
import type { ticketsApi } from '../../../contract/tickets.ts';
import type { HandlersOf } from '../../http/requestContext.ts';
import { traced } from '../../platform/telemetry/tracing/tracing.ts';
import { type AccountOrders, createAccountOrders } from './accountOrders.ts';
import { cancelTicket } from './cancelTicket.ts';
import { confirmPayment } from './confirmPayment.ts';
import { createOrderService, type OrderService } from './orderService.ts';
import { createTransitions, type OrderTransitions } from './orderTransitions.ts';
import { createPaymentSync, type PaymentSync } from './paymentSync.ts';
import { receivePaymentWebhook } from './paymentWebhook.ts';
import { placeOrder } from './placeOrder.ts';
import { createReconciler, type Reconciler } from './reconciler.ts';
import { reportProblem } from './reportProblem.ts';
import { createSingleFlight } from './singleFlight.ts';
import type { TicketDeps } from './ticketDeps.ts';
import { checkTicket, getPaymentOffer, getTicket, listTickets } from './ticketResponses.ts';

/** Times in milliseconds, if other than by default. */
export interface TicketTimes {
  /** How long a visitor waits for the provider's response. */
  readonly timeout?: number | undefined;
  /** Between two runs of the reconciler. */
  readonly pollEvery?: number | undefined;
  /** Between two renewals of a lease. */
  readonly renewEvery?: number;
}

type OpenTicketsOptions = TicketDeps & TicketTimes;

export interface OpenedTickets {
  readonly handlers: HandlersOf<typeof ticketsApi & typeof ordersApi>;
  readonly orderService: OrderService;
  readonly transitions: OrderTransitions;
  readonly paymentSync: PaymentSync;
  readonly reconciler: Reconciler;
  /** Starts the background jobs. */
  begin(): void;
  readonly accountOrders: AccountOrders;
  /** Stops the background jobs after the work under way. */
  close(): Promise<void>;
}

/** The ticket features over one database and one payment provider. */
export function openTickets(options: OpenTicketsOptions): OpenedTickets {
  const transitions = createTransitions(options);
  const paymentSync = tracedSync(createPaymentSync({ ...options, transitions }));
  const singleFlight = createSingleFlight(options);
  const reconciler = createReconciler({ ...options, paymentSync });
  const deps = { ...options, transitions, paymentSync, singleFlight };
  return {
    handlers: {
      getPaymentOffer: getPaymentOffer(deps),
      placeOrder: placeOrder(deps),
      confirmPayment: confirmPayment(deps),
      receivePaymentWebhook: receivePaymentWebhook(deps, () => reconciler.wake()),
      listTickets: listTickets(deps),
      getTicket: getTicket(deps),
      cancelTicket: cancelTicket(deps),
      reportProblem: reportProblem(deps),
      checkTicket: checkTicket(deps),
    },
    orderService: createOrderService(deps),
    transitions,
    paymentSync,
    reconciler,
    accountOrders: createAccountOrders(deps),
    begin: () => reconciler.begin(),
    async close() {
      await reconciler.stop();
      await singleFlight.settled();
    },
  };
}

/** A trace of its own: the reconciler syncs outside any request. */
function tracedSync(paymentSync: PaymentSync): PaymentSync {
  return {
    ...paymentSync,
    sync: (orderId, cause, known) =>
      traced('sync payment', { attributes: { 'solbada.cause': cause } }, () =>
        paymentSync.sync(orderId, cause, known),
      ),
  };
}
