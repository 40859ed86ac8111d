import type { ordersApi } from '../../../contract/orders.ts';
import type { paymentsApi } from '../../../contract/payments.ts';
import type { ticketsApi } from '../../../contract/tickets.ts';
import type { RouteHandlers } from '../../http/requestContext.ts';
import type { Poller } from '../../platform/jobs/poller.ts';
import { traced } from '../../platform/telemetry/tracing/tracing.ts';
import { type AccountOrders, createAccountOrders } from './accountOrders.ts';
import { createCallOffs } from './badDay/callOff.ts';
import { startCallOffs } from './badDay/callOffJobs.ts';
import { cancelTicket } from './cancelTicket.ts';
import { createChangeOrder } from './changeOrder.ts';
import { changeTicket } from './changeTicket.ts';
import { confirmPayment } from './confirmPayment.ts';
import { createGoodwill } from './goodwill.ts';
import { createOrderService, type OrderService } from './orderService.ts';
import { createTransitions, type OrderTransitions } from './orderTransitions.ts';
import { createPaymentSync, type PaymentSync } from './paymentSync.ts';
import { createPaymentTransitions } from './paymentTransitions.ts';
import { receivePaymentWebhook } from './paymentWebhook.ts';
import { placeOrder } from './placeOrder.ts';
import { createReconciler, type Reconciler } from './reconciler.ts';
import { createRefunds } from './refunds.ts';
import { reportProblem } from './reportProblem.ts';
import { createResellerOrders, type ResellerOrders } from './reseller/resellerOrders.ts';
import { createDeskSale } from './sellAtDesk.ts';
import { createSingleFlight } from './singleFlight.ts';
import type { TicketDeps } from './ticketDeps.ts';
import { checkTicket, getPaymentOffer, getTicket, listTickets } from './ticketResponses.ts';
import { createWrongChargeRefund } from './wrongCharge.ts';

/**
 * Timeout after which the visitor sees that the payment is being confirmed (ms;
 * docs/product/payments.md#confirming-a-payment).
 */
const visitorTimeout = 7_000;

/** Times in milliseconds that replace the defaults. */
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
  readonly handlers: RouteHandlers<typeof paymentsApi & typeof ticketsApi & typeof ordersApi>;
  readonly orderService: OrderService;
  readonly resellerOrders: ResellerOrders;
  readonly paymentSync: PaymentSync;
  readonly reconciler: Reconciler;
  /** Calls off the tours of cancelled days. */
  readonly callOffs: Poller;
  readonly transitions: OrderTransitions;
  /** Starts the background jobs. */
  begin(): void;
  readonly accountOrders: AccountOrders;
  /** Stops the background jobs after the work under way. */
  close(): Promise<void>;
}

/** The ticket features over one database and one payment provider. */
export function openTickets(options: OpenTicketsOptions): OpenedTickets {
  const timeout = options.timeout ?? visitorTimeout;
  const transitions = createTransitions(options);
  const singleFlight = createSingleFlight({ ...options, timeout });
  const basis = { ...options, timeout, transitions, singleFlight };
  const paymentTransitions = createPaymentTransitions(basis);
  const goodwill = createGoodwill(basis);
  const refunds = createRefunds({ ...basis, goodwill });
  const refundWrongCharge = createWrongChargeRefund(basis);
  const paymentSync = tracedSync(
    createPaymentSync({ ...basis, paymentTransitions, refunds, refundWrongCharge }),
  );
  const reconciler = createReconciler({ ...options, paymentSync });
  const changeOrder = createChangeOrder(basis);
  const sellAtDesk = createDeskSale(basis);
  const deps = { ...basis, paymentTransitions, goodwill, refunds, paymentSync, changeOrder, sellAtDesk };
  const callOffs = startCallOffs({ ...options, callOffs: createCallOffs({ ...basis, refunds }) });
  return {
    handlers: {
      getPaymentOffer: getPaymentOffer(deps),
      placeOrder: placeOrder(deps),
      confirmPayment: confirmPayment(deps),
      receivePaymentWebhook: receivePaymentWebhook(deps, () => reconciler.wake()),
      listTickets: listTickets(deps),
      getTicket: getTicket(deps),
      changeTicket: changeTicket(deps),
      cancelTicket: cancelTicket(deps),
      reportProblem: reportProblem(deps),
      checkTicket: checkTicket(deps),
    },
    orderService: createOrderService(deps),
    paymentSync,
    reconciler,
    accountOrders: createAccountOrders(deps),
    resellerOrders: createResellerOrders(deps),
    callOffs,
    transitions,
    begin() {
      callOffs.wake();
      void reconciler.begin();
    },
    async close() {
      await callOffs.stop();
      await reconciler.stop();
      await singleFlight.settled();
    },
  };
}

/** Each sync has its own trace: the reconciler syncs outside any request. */
function tracedSync(paymentSync: PaymentSync): PaymentSync {
  return {
    ...paymentSync,
    sync: (orderId, cause, known) =>
      traced('sync payment', { attributes: { 'solbada.cause': cause } }, () =>
        paymentSync.sync(orderId, cause, known),
      ),
  };
}
