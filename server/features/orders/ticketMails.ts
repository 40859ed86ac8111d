import { sql } from 'kysely';
import { z } from 'zod';
import type { Language } from '../../../domain/languages.ts';
import { otherDeparture } from '../../desk/settings/departures.ts';
import { inLanguage } from '../../guide/itemRows.ts';
import type { MailTemplate, TicketFacts } from '../../mail/templates/mailTemplate.ts';
import { ticketLink } from '../../mail/ticketAddress.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import {
  automaticReasons,
  isBookedByReseller,
  isCalledOff,
  isPaidByHand,
  type Order,
  type TicketDeps,
} from './ticketDeps.ts';

export type TicketMailDeps = Pick<TicketDeps, 'database' | 'departures'> & {
  readonly secrets: Pick<Secrets, 'ticketLinks'>;
};

/** The names of an order's stops, in their order. */
export async function stopNames(
  { database }: Pick<TicketMailDeps, 'database'>,
  orderId: string,
  language: Language,
): Promise<string[]> {
  const { rows } = await sql`
    select ${inLanguage('c.name', language)} as name
    from ticket_stop s join place_content c on c.place_id = s.place_id
    where s.order_id = ${orderId}
    order by s.order_index`.execute(database.sql);
  return z
    .array(z.object({ name: z.string() }))
    .parse(rows)
    .map(({ name }) => name);
}

/** The facts of an order in both mails, in the language of its buyer. */
async function ticketFacts(deps: TicketMailDeps, order: Order): Promise<TicketFacts> {
  return {
    orderId: order.id,
    orderNumber: order.number,
    amount: order.amount,
    currency: order.currency,
    tripDate: order.trip_date,
    startTime: order.start_time,
    ...otherDeparture(deps.departures, order.departure, order.language),
    boughtHalfHours: order.bought_half_hours,
    acceptsEarlyEnd: order.accepts_early_end,
    ...(order.terms && { refundPercents: order.terms.refundPercents }),
    numberOfPeople: order.number_of_people,
    customerName: order.customer_name,
    stops: [
      ...(await stopNames(deps, order.id, order.language)),
      ...(order.agreed_route === '' ? [] : [order.agreed_route]),
    ],
    version: order.changes,
    ...ticketLink(deps.secrets, order),
    ...(isBookedByReseller(order) ? ({ isByReseller: true } as const) : {}),
  };
}

const byHand = (order: Order) => (isPaidByHand(order) ? ({ isByHand: true } as const) : {});

/** The link by which the buyer of an order that the desk made pays it. */
export async function paymentLinkMail(
  deps: TicketMailDeps,
  order: Order,
  payUntil: Date,
): Promise<MailTemplate> {
  return { kind: 'paymentLink', ...(await ticketFacts(deps, order)), payUntil: payUntil.toISOString() };
}

/** The receipt. */
export async function paidMail(
  deps: TicketMailDeps & Pick<TicketDeps, 'passes'>,
  order: Order,
): Promise<MailTemplate> {
  const paidAt = (order.paid_at ?? order.created_at).toISOString();
  return { kind: 'ticketPaid', ...(await ticketFacts(deps, order)), ...deps.passes.links(order), paidAt };
}

/** The tour as it is after a change. */
export async function ticketChangedMail(
  deps: TicketMailDeps & Pick<TicketDeps, 'passes'>,
  order: Order,
  { isMoved, changedAt }: { readonly isMoved: boolean; readonly changedAt: Date },
): Promise<MailTemplate> {
  return {
    kind: 'ticketChanged',
    ...(await ticketFacts(deps, order)),
    ...deps.passes.links(order),
    isMoved,
    changedAt: changedAt.toISOString(),
  };
}

/** A part was paid back, and the ticket stays valid. */
export async function goodwillMail(
  deps: TicketMailDeps,
  order: Order,
  refund: { readonly amount: number; readonly reason: string },
): Promise<MailTemplate> {
  const { amount, reason } = refund;
  return {
    kind: 'goodwillRefund',
    ...(await ticketFacts(deps, order)),
    refund: amount,
    reason,
    ...byHand(order),
  };
}

/** A requested refund is not made, and the ticket stays valid. */
export async function refundRefusedMail(deps: TicketMailDeps, order: Order): Promise<MailTemplate> {
  return { kind: 'refundRefused', ...(await ticketFacts(deps, order)) };
}

/** The company has called the tour off. */
export async function calledOffMail(deps: TicketMailDeps, order: Order): Promise<MailTemplate> {
  if (!isCalledOff(order)) throw new Error(`${order.id} is not called off`);
  return {
    kind: 'tourCalledOff',
    ...(await ticketFacts(deps, order)),
    reason: order.called_off_reason,
    words: order.called_off_words ?? '',
    until: order.called_off_until.toISOString(),
  };
}

export async function cancelledMail(deps: TicketMailDeps, order: Order): Promise<MailTemplate> {
  const isSoldOut = order.cancel_reason === automaticReasons.soldOut;
  return {
    kind: 'ticketCancelled',
    ...(await ticketFacts(deps, order)),
    refund: order.refund_amount ?? 0,
    ...(isSoldOut ? { isSoldOut } : {}),
    ...byHand(order),
  };
}
