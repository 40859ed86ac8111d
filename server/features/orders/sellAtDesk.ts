import type { Language } from '../../../domain/languages.ts';
import { paymentLinkEnd } from '../../../domain/tickets/paymentLink.ts';
import type { HandMethod, SalesChannel } from '../../../domain/tickets/paymentMethods.ts';
import { ticketCurrency } from '../../../domain/tickets/ticketRules.ts';
import { stationId } from '../../../domain/tour/departurePlaces.ts';
import { invalidField } from '../../desk/invalidField.ts';
import { ProblemError } from '../../platform/problem.ts';
import { readPhone } from './customerPhone.ts';
import { firstCheck } from './nextCheck.ts';
import { assertAhead, assertInGuide, type OrderStops } from './orderInput.ts';
import type { OrderTransitions, StaffMember } from './orderTransitions.ts';
import { newOrderId, storeOrder } from './storeOrder.ts';
import type { TicketDeps } from './ticketDeps.ts';
import { paidMail, paymentLinkMail } from './ticketMails.ts';

/** An order of somebody without an account. */
interface DeskSale {
  readonly channel: SalesChannel;
  readonly tripDate: string;
  readonly startTime: string;
  /** By default the first place of departure that is offered. */
  readonly departure?: string | undefined;
  readonly numberOfPeople: number;
  readonly visitSpotSet: OrderStops;
  /** The route in words, beside the stops or instead of them. */
  readonly agreedRoute: string;
  readonly customerName: string;
  /** Empty where the desk doesn't know it. */
  readonly customerEmail: string;
  /** Empty where the desk doesn't know it; without a country code it is a Korean number. */
  readonly customerPhone: string;
  readonly language: Language;
  /** `link`: the buyer pays by card at the signed link. */
  readonly payment: HandMethod | 'link';
  /** For the driver. */
  readonly remark: string;
  /** In won, as the seller saw it; undefined on a page of the previous release. */
  readonly price?: number | undefined;
}

interface Seller extends StaffMember {
  readonly staffId: string;
  /** Of the visitors' pages, for the link. */
  readonly origin: string;
}

type SaleDeps = Pick<
  TicketDeps,
  'database' | 'clock' | 'cars' | 'outbox' | 'secrets' | 'readSaleTerms' | 'departures' | 'passes'
> & {
  readonly transitions: OrderTransitions;
};

export type SellAtDesk = ReturnType<typeof createDeskSale>;

/** The sale of a tour by the staff; it takes a car like any other order. */
export function createDeskSale(deps: SaleDeps) {
  const { database, clock, outbox, transitions, departures } = deps;

  function payUntil({ tripDate, startTime }: DeskSale, now: Date): Date {
    const end = paymentLinkEnd(tripDate, startTime, now);
    if (end) return end;
    throw invalidField('payment', 'tooLateForLink', 'paid at once: the tour starts too soon for a link');
  }

  /**
   * Makes an order. What was paid by hand is paid at once; otherwise the order keeps its car until the time that the mail
   * and the desk show.
   * @param record runs in the transaction of the sale
   * @returns the order's number
   * @throws ProblemError 'soldOut' for a departure without a car; 'changedMeanwhile' for another price than the seller saw;
   *   'invalidRequest' for a past departure, for a place of departure that is not offered, for places that are not in the
   *   guide, and for a link shortly before the start
   */
  return function sell(
    sale: DeskSale,
    seller: Seller,
    record: (orderId: string) => Promise<void>,
  ): Promise<string> {
    assertAhead(sale, clock);
    const now = clock.now();
    const { payment } = sale;
    const { terms } = deps.readSaleTerms();
    if (sale.price !== undefined && sale.price !== terms.price) throw new ProblemError('changedMeanwhile');
    const departure = sale.departure ?? departures.offered()[0]?.id ?? stationId;
    departures.assertOffered(departure);
    const end = payment === 'link' ? payUntil(sale, now) : null;
    const id = newOrderId(now);
    return database.transaction(async () => {
      await assertInGuide(database, sale.visitSpotSet);
      const order = {
        id,
        account_id: null,
        amount: terms.price,
        currency: ticketCurrency,
        payment_method: payment === 'link' ? ('card' as const) : payment,
        customer_name: sale.customerName,
        customer_email: sale.customerEmail,
        phone: readPhone(sale.customerPhone, 'ko'),
        language: sale.language,
        origin: seller.origin,
        trip_date: sale.tripDate,
        start_time: sale.startTime,
        number_of_people: sale.numberOfPeople,
        departure,
        created_at: now,
        next_check_at: end && firstCheck('card', now, end),
        sold_by: seller.staffId,
        sales_channel: sale.channel,
        agreed_route: sale.agreedRoute,
        driver_remark: sale.remark,
        pay_until: end,
      } as const;
      const stored = await storeOrder(deps, order, terms, sale.visitSpotSet);
      await transitions.begun(id, 'operator', { detail: { channel: sale.channel }, by: seller });
      if (payment !== 'link') {
        await transitions.change(id, 'operator', () => ({
          to: 'paid',
          change: { paid_at: now },
          detail: { paidBy: payment },
          by: seller,
          template: (paid) => paidMail(deps, paid),
        }));
      } else if (end) {
        await outbox.post({
          to: sale.customerEmail,
          language: sale.language,
          expiresAt: end,
          template: await paymentLinkMail(deps, stored, end),
        });
      }
      await record(id);
      return id;
    });
  };
}
