import { maxPeople } from '../tour/planRules.ts';
import { formatWon } from './price.ts';
import type { SaleTerms } from './saleTerms.ts';
import { tourHours } from './ticketRules.ts';

/** What a ticket buys, as pages say it (SPEC 1, 5, 9). */
export interface TourOffer {
  readonly hours: number;
  /** Of the whole car, with its currency. */
  readonly price: string;
  /** Maximum number of people in a car. */
  readonly people: number;
  /** Hours before departure until which the tour can be changed. */
  readonly changeHours: number;
}

/** The offer under the terms that count. */
export const tourOffer = ({ price, changeHours }: Pick<SaleTerms, 'price' | 'changeHours'>): TourOffer => ({
  hours: tourHours,
  price: formatWon(price),
  people: maxPeople,
  changeHours,
});
