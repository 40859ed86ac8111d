import { createContext, useContext, useEffect } from 'react';
import { inLanguage } from '../paths.ts';
import { useAddressLanguage } from '../ui/PageLink.tsx';

/** The page's data for the document's head. */
export interface PageHead {
  title: string;
  description: string;
  /** Path of the page's canonical URL, without `lang`; missing for pages that should not be indexed. */
  canonical?: string;
  /** Path of a PNG of 1200 by 630. */
  picture?: string;
  /** schema.org descriptions. Only where `import.meta.env.SSR`: the browser's build then leaves out what makes them. */
  jsonLd?: readonly object[];
}

const HeadContext = createContext<(head: PageHead) => void>(() => undefined);
/** On the server: receives the head of the rendered page. */
export const HeadProvider = HeadContext.Provider;

/** The head of the page: the server writes it into the document, a client-side navigation updates it. */
export function usePageHead(head: PageHead): void {
  useContext(HeadContext)(head);
  const language = useAddressLanguage();
  useEffect(() => {
    document.title = head.title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', head.description);
    const canonical = document.querySelector('link[rel="canonical"]');
    if (head.canonical)
      canonical?.setAttribute('href', new URL(inLanguage(head.canonical, language), location.origin).href);
  }, [head.title, head.description, head.canonical, language]);
}
