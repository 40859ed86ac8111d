import type { Api } from '../../../contract/api.ts';
import { shownTerms } from '../../../domain/tickets/orderTerms.ts';
import { priceWithOvertime } from '../../../domain/tickets/overtime.ts';
import type { PaymentMethod } from '../../../domain/tickets/paymentMethods.ts';
import { toAmount } from '../../../domain/tickets/price.ts';
import type { SaleTerms } from '../../../domain/tickets/saleTerms.ts';
import { ticketNames } from '../../../domain/tickets/ticketNames.ts';
import { invalidField } from '../../desk/invalidField.ts';
import type { RouteHandler } from '../../http/requestContext.ts';
import { lockAccount } from '../../platform/database/lockAccount.ts';
import type { OfferedMethod } from '../../providers/payments.ts';
import { readVisitorPhone } from './customerPhone.ts';
import { firstCheck } from './nextCheck.ts';
import { offeredMethods } from './offeredMethods.ts';
import { assertAhead, assertInGuide } from './orderInput.ts';
import type { OrderTransitions } from './orderTransitions.ts';
import { newOrderId, storeOrder } from './storeOrder.ts';
import type { TicketDeps } from './ticketDeps.ts';

/** Places the order of a ticket; the amount comes from the server (docs/product/deviations.md). */
export function placeOrder(
  deps: TicketDeps & { readonly transitions: OrderTransitions },
): RouteHandler<Api['placeOrder']> {
  const { database, clock, limits, transitions } = deps;
  return async ({ query, body }, context) => {
    const { accountId } = context.account();
    const { terms } = deps.readSaleTerms();
    const offered = offeredMethod(deps, body.method ?? 'card', terms);
    const { boughtHalfHours } = body;
    assertAhead(body, clock);
    deps.departures.assertOffered(body.departure);
    await limits.take('orderByAccount', accountId);
    const now = clock.now();
    // Pages always send their language; ko is the default for other clients.
    const language = query.locale === 'ko' ? context.language : query.locale;
    const phone = await readVisitorPhone(deps, body.customerPhone ?? '', language);
    const order = {
      id: newOrderId(now),
      amount: priceWithOvertime(offered.amount, boughtHalfHours, terms),
      currency: offered.currency,
    };
    await database.transaction(async () => {
      await lockAccount(database, accountId);
      await assertInGuide(database, body.visitSpotSet);
      await assertOvertimeOffered(deps, boughtHalfHours);
      await releaseHolds(deps, accountId, order.id);
      const stored = {
        ...order,
        payment_method: offered.method,
        account_id: accountId,
        customer_name: body.customerName,
        customer_email: body.customerEmail,
        phone,
        language,
        origin: context.origin,
        trip_date: body.tripDate,
        start_time: body.startTime,
        number_of_people: body.numberOfPeople,
        bought_half_hours: boughtHalfHours,
        accepts_early_end: body.acceptsEarlyEnd,
        departure: body.departure,
        created_at: now,
        next_check_at: firstCheck(offered.method, now),
      };
      await storeOrder(deps, stored, terms, body.visitSpotSet);
      await transitions.begun(order.id, 'visitor');
    });
    return {
      orderId: order.id,
      orderName: ticketNames[language],
      amount: toAmount(order.amount, order.currency),
      currency: order.currency,
      ...shownTerms(terms),
    };
  };
}

/**
 * Frees the cars of an account's unpaid orders: an account can hold only one car at a time without having paid. An
 * order whose payment is being confirmed keeps its car.
 */
async function releaseHolds(
  { database, transitions }: Pick<TicketDeps, 'database'> & { readonly transitions: OrderTransitions },
  accountId: string,
  newOrderId: string,
): Promise<void> {
  const held = await database.sql
    .selectFrom('ticket_order')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', '=', 'ready')
    .where('holds_car', '=', true)
    .orderBy('id')
    .execute();
  for (const { id } of held) {
    await transitions.change(id, 'visitor', ({ status }) =>
      status === 'ready' ? { change: { holds_car: false }, detail: { replacedBy: newOrderId } } : null,
    );
  }
}

/** @throws ProblemError 'invalidRequest' for more overtime than the operator offers */
async function assertOvertimeOffered({ cars }: TicketDeps, boughtHalfHours: number): Promise<void> {
  if (boughtHalfHours === 0) return;
  const max = await cars.maxBoughtHalfHours();
  if (boughtHalfHours <= max) return;
  throw invalidField('boughtHalfHours', 'notOffered', `at most ${max} half hours of overtime are offered`);
}

/** The price of a method for three hours, as the operator offers it. */
function offeredMethod(deps: TicketDeps, method: PaymentMethod, terms: SaleTerms): OfferedMethod {
  const offered = offeredMethods(deps, terms).find((one) => one.method === method);
  if (offered) return offered;
  throw invalidField('method', 'notOffered', `${method} is not offered`);
}
