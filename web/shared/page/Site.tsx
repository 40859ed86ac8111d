import { createContext, useContext } from 'react';
import type { Language } from '../../../contract/languages.ts';
import type { MapSources } from '../../../contract/mapSources.ts';
import type { MessagePart } from '../../messages/messages.ts';

/** The operator's company information for the footer (SPEC 2: in Korean and English). */
export interface Company {
  lines: {
    ko: readonly string[];
    en: readonly string[];
    /** Numbers and addresses that are written the same in both, with labels in both. */
    both: readonly string[];
  };
  email: string;
  /** True until the operator has configured it. */
  isSample: boolean;
}

/** Public facts about this installation and this visitor, the same for every page. Never a secret. */
export interface Site {
  origin: string;
  company: Company;
  nickname: string | null;
  /** True while mails, the sign-in with Google or payments use sandboxes (DESIGN 4). */
  sandbox: boolean;
  /** True if a routing service is configured for driving times. */
  routing: boolean;
  map: MapSources;
  changeLanguage: (language: Language) => void;
  /** Loads the messages of a part of a page that opens late. */
  loadMessages: (part: MessagePart) => Promise<void>;
}

const SiteContext = createContext<Site | null>(null);
export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider above it');
  return site;
}
