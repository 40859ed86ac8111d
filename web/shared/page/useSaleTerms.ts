import { type SaleTerms, specTerms } from '../../../domain/tickets/saleTerms.ts';
import { useSite } from './Site.tsx';

/** The terms of sale as the page knows them; an order and the payment screen have those of the server. */
export const useSaleTerms = (): SaleTerms => useSite().saleTerms ?? specTerms;
