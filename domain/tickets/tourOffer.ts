import { maxPeople } from '../tour/planRules.ts';
import { formatWon } from './price.ts';
import { tourHours } from './ticketRules.ts';

/** Price of a tour of three hours, in won, until the owner sets another one (docs/product/payments.md#price). */
export const specPrice = 30_000;

/** What a ticket buys, as pages say it (docs/product/payments.md#price, docs/product/plans.md#the-rules-of-a-plan). */
export interface TourOffer {
  readonly hours: number;
  /** Price of the whole car, with its currency. */
  readonly price: string;
  /** Maximum number of people in a car. */
  readonly people: number;
  /** True if tours can also start elsewhere, or no longer start at the station: the line then names no departure. */
  readonly hasDepartures?: boolean | undefined;
}

/**
 * The offer of an installation.
 * @param saleTerms the owner's; its price is in won
 */
export const tourOffer = ({
  saleTerms,
  hasDepartures,
}: {
  readonly saleTerms?: { readonly price: number };
  readonly hasDepartures?: boolean;
}): TourOffer => ({
  hours: tourHours,
  price: formatWon(saleTerms?.price ?? specPrice),
  people: maxPeople,
  hasDepartures,
});
