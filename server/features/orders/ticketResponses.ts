import type { Api } from '../../../contract/api.ts';
import type { Ticket, TicketDetail } from '../../../contract/tickets.ts';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import type { Language } from '../../../domain/languages.ts';
import { changeEnd } from '../../../domain/tickets/changeRules.ts';
import { orderTerms, shownTerms } from '../../../domain/tickets/orderTerms.ts';
import { isChargedLater, walletVariant } from '../../../domain/tickets/paymentMethods.ts';
import { toAmount } from '../../../domain/tickets/price.ts';
import { ticketNames } from '../../../domain/tickets/ticketNames.ts';
import { ticketCurrency } from '../../../domain/tickets/ticketRules.ts';
import { readStops } from '../../guide/stops.ts';
import type { RouteHandler } from '../../http/requestContext.ts';
import { ProblemError } from '../../platform/problem.ts';
import { needsPhone } from './customerPhone.ts';
import { readGoodwill } from './goodwill.ts';
import { offeredMethods } from './offeredMethods.ts';
import { heldOrder, orderHolder } from './orderHolder.ts';
import { refundIfCancelled } from './refundRules.ts';
import { createCustomerKey, createTicketCode, ticketCodeOrderId } from './ticketCode.ts';
import {
  canReport,
  isBookedByReseller,
  isCalledOff,
  isTourPlanned,
  type Order,
  readOrder,
  type TicketDeps,
} from './ticketDeps.ts';

/** Limit of a user's listed orders. */
const maxListed = 100;

/** What was chosen for a plan that does not fit three hours. */
const tourLength = (order: Order) => ({
  boughtHalfHours: order.bought_half_hours,
  acceptsEarlyEnd: order.accepts_early_end,
});

/**
 * The instant until which the buyer can change an order: later than usual if the company has called the tour off, and
 * at no time after the order if a reseller has booked it, because the reseller changes it for its guest.
 */
export function changeableUntil(order: Order): Date {
  if (isBookedByReseller(order)) return order.created_at;
  return isCalledOff(order)
    ? order.called_off_until
    : changeEnd(order.trip_date, order.start_time, orderTerms(order));
}

/** An order as its buyer sees it. */
export function ticketResponse(
  { clock, secrets, companyPhone, passes, departures }: TicketDeps,
  order: Order,
  language: Language,
): Ticket {
  const isGood = isTourPlanned(order);
  const amount = (minor: number) => toAmount(minor, order.currency);
  const calledOff = isCalledOff(order);
  const isCancellable = (isGood || calledOff) && !isBookedByReseller(order);
  const refund = isCancellable ? refundIfCancelled(order, clock.now()) : null;
  const changeUntil = changeableUntil(order);
  return {
    orderId: order.id,
    orderNumber: order.number,
    orderName: order.order_name,
    status: order.status,
    amount: amount(order.amount),
    currency: order.currency,
    paymentMethod: order.payment_method,
    tripDate: order.trip_date,
    startTime: order.start_time,
    numberOfPeople: order.number_of_people,
    ...tourLength(order),
    departure: order.departure,
    departurePlace: departures.showOther(order.departure, language),
    customerName: order.customer_name,
    customerEmail: order.customer_email,
    customerPhone: order.phone,
    createdAt: order.created_at.toISOString(),
    paidAt: order.paid_at?.toISOString() ?? null,
    method: order.method,
    receiptUrl: order.receipt_url,
    failureCode: order.failure_code,
    language: order.language,
    version: order.changes,
    changeableUntil: (isGood || calledOff) && clock.now() < changeUntil ? changeUntil.toISOString() : null,
    calledOff: calledOff
      ? {
          reason: order.called_off_reason,
          words: order.called_off_words ?? '',
          until: order.called_off_until.toISOString(),
        }
      : null,
    refund: refund && { ...refund, amount: amount(refund.amount) },
    cancellation:
      order.cancel_requested_at && order.refund_amount !== null && order.refund_percent !== null
        ? {
            requestedAt: order.cancel_requested_at.toISOString(),
            percent: order.refund_percent,
            amount: amount(order.refund_amount),
            settledAt: order.cancelled_at?.toISOString() ?? null,
          }
        : null,
    checkPath: isGood ? `/ticket-check/${createTicketCode(secrets.tickets, order.id)}` : null,
    passes: isGood ? passes.paths(order) : null,
    companyPhone: companyPhone(),
    payUntil: order.pay_until?.toISOString() ?? null,
  };
}

async function ticketStops(
  deps: TicketDeps,
  orderId: string,
  language: Language,
): Promise<TicketDetail['stops']> {
  const stops = await deps.database.sql
    .selectFrom('ticket_stop')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('order_index')
    .execute();
  const places = await readStops(
    deps,
    stops.map((stop) => stop.place_id),
    language,
  );
  return stops.flatMap((stop) => {
    const place = places.find(({ id }) => id === stop.place_id);
    if (!place) return [];
    const { type, name, reading, korean, lat, lng, thumbnailUrl, visitMinutes } = place;
    return [
      {
        placeId: stop.place_id,
        orderIndex: stop.order_index,
        memo: stop.memo,
        type,
        name,
        ...(reading === undefined ? {} : { reading }),
        koreanName: korean.name,
        koreanAddress: korean.address,
        lat,
        lng,
        thumbnailUrl,
        visitMinutes: stop.stay_minutes ?? visitMinutes,
        stayMinutes: stop.stay_minutes,
      },
    ];
  });
}

/** An order with its stops, its driver and its reports, as its buyer sees it. */
export async function ticketDetail(
  deps: TicketDeps,
  order: Order,
  language: Language,
): Promise<TicketDetail> {
  const { clock, reports, tourPorts } = deps;
  const reported = await reports.ticketReports(order.id);
  return {
    ...ticketResponse(deps, order, language),
    ...shownTerms(orderTerms(order)),
    stops: await ticketStops(deps, order.id, language),
    driver: isTourPlanned(order) ? await tourPorts.tourDriver(order.id) : null,
    driverSearchUntil: isTourPlanned(order)
      ? ((await tourPorts.driverSearchEnd(order))?.toISOString() ?? null)
      : null,
    reports: reported,
    canReport: canReport(order, reported.length, clock.now()),
    agreedRoute: order.agreed_route,
    // A reseller's guest has paid the reseller.
    goodwill: isBookedByReseller(order) ? [] : await readGoodwill(deps, order),
  };
}

export function getPaymentOffer(deps: TicketDeps): RouteHandler<Api['getPaymentOffer']> {
  const { clientKey, foreignClientKey, scriptUrl } = deps.paymentPage;
  return async ({ query }, context) => {
    const { terms } = deps.readSaleTerms();
    return {
      productName: ticketNames[query.locale],
      amount: terms.price,
      currency: ticketCurrency,
      methods: offeredMethods(deps, terms).map((offered) => ({
        ...offered,
        amount: toAmount(offered.amount, offered.currency),
        variantKey: walletVariant(offered.method),
        clientKey: (offered.currency === 'USD' ? foreignClientKey : undefined) ?? clientKey,
        isChargedLater: isChargedLater(offered.method),
      })),
      clientKey,
      customerKey: createCustomerKey(deps.secrets.customers, orderHolder(deps, context).key),
      scriptUrl,
      ...shownTerms(terms),
      needsPhone: await needsPhone(deps),
    };
  };
}

export function listTickets(deps: TicketDeps): RouteHandler<Api['listTickets']> {
  return async ({ query: { status, locale } }, context) => {
    const orders = await deps.database.sql
      .selectFrom('ticket_order')
      .selectAll()
      .where('account_id', '=', context.account().accountId)
      .$if(status !== undefined, (query) => query.where('status', 'in', status ?? []))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(maxListed)
      .execute();
    return { content: orders.map((order) => ticketResponse(deps, order, locale)) };
  };
}

export function getTicket(deps: TicketDeps): RouteHandler<Api['getTicket']> {
  return async ({ params: { orderId }, query }, context) => {
    const order = await heldOrder(deps, orderId, orderHolder(deps, context));
    return ticketDetail(deps, order, query.locale);
  };
}

/** The driver's view; the code alone gives access (docs/product/tickets.md#the-qr-code). */
export function checkTicket(deps: TicketDeps): RouteHandler<Api['checkTicket']> {
  const { clock, limits, secrets } = deps;
  return async ({ params: { code } }, context) => {
    await limits.take('ticketCheckByClient', context.client);
    const orderId = ticketCodeOrderId(secrets.tickets, code);
    const order = orderId === null ? undefined : await readOrder(deps, orderId);
    if (!order || order.paid_at === null) throw new ProblemError('notFound');
    const validity = ticketValidity(order, toSeoulDate(clock.now()));
    // The holder of a cancelled ticket's code sees no personal data.
    if (validity === 'cancelled') return { validity };
    return {
      validity,
      orderId: order.id,
      orderNumber: order.number,
      tripDate: order.trip_date,
      startTime: order.start_time,
      departurePlace: deps.departures.showOther(order.departure, 'ko'),
      numberOfPeople: order.number_of_people,
      ...tourLength(order),
      customerName: order.customer_name,
      stops: await ticketStops(deps, order.id, 'ko'),
      agreedRoute: order.agreed_route,
    };
  };
}

function ticketValidity(order: Order, today: string) {
  if (!isTourPlanned(order)) return 'cancelled';
  if (order.trip_date === today) return 'valid';
  return order.trip_date > today ? 'notToday' : 'past';
}
