import { createContext, useContext } from 'react';
import type { Language } from '../../../contract/languages.ts';
import type { MapSources } from '../../../contract/mapSources.ts';

/** What the operator says of the company, for the footer (SPEC 2: in Korean and English). */
export interface Company {
  lines: { ko: readonly string[]; en: readonly string[] };
  email: string;
  /** True while the operator has not set their own. */
  isSample: boolean;
}

/** Public facts of this installation and of this visitor, the same for every page. Never a secret. */
export interface Site {
  origin: string;
  company: Company;
  nickname: string | null;
  /** True while mails, the sign-in with Google or payments are stand-ins (DESIGN 4). */
  sandbox: boolean;
  /** True where a routing service is there to be asked for driving times. */
  routing: boolean;
  map: MapSources;
  changeLanguage: (language: Language) => void;
}

const SiteContext = createContext<Site | null>(null);
export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider above it');
  return site;
}
