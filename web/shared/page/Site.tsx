import { createContext, useContext } from 'react';
import type { Company } from '../../../contract/company.ts';
import type { MapSources } from '../../../contract/mapSources.ts';
import type { Language } from '../../../domain/languages.ts';
import type { PriceFigures } from '../../../domain/tickets/price.ts';
import type { SaleTerms } from '../../../domain/tickets/saleTerms.ts';
import type { MessagePart } from '../../messages/messageParts.ts';

/** Public facts about this installation and this visitor, the same for every page. Never a secret. */
export interface Site {
  origin: string;
  /** The company data that every page shows; web/features/company loads the rest. */
  company: Pick<Company, 'name' | 'email'>;
  nickname: string | null;
  /** True while mails, the sign-in with Google or payments use sandboxes (docs/product/environment.md#providers). */
  sandbox: boolean;
  /** True if a routing service is configured for driving times. */
  routing: boolean;
  /** True if visitors can sign in with Google. */
  google: boolean;
  /** Figures in other currencies that the operator has set, beside the price in won on the payment screen. */
  priceFigures: PriceFigures;
  /** The terms of sale, if they differ from those of SPEC. */
  saleTerms?: SaleTerms;
  /** True if tours can start elsewhere, or no longer at the station: `listDepartures` then returns the departures. */
  hasDepartures?: boolean;
  map: MapSources;
  changeLanguage: (language: Language) => void;
  /** Loads the messages of a part of a page that is opened later. */
  loadMessages: (part: MessagePart) => Promise<void>;
}

const SiteContext = createContext<Site | null>(null);
export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider above it');
  return site;
}
