import { useEffect } from 'react';
import { inLanguage } from '../paths.ts';
import { useAddressLanguage } from '../ui/PageLink.tsx';

/** What a page says of itself in the document's head. */
export interface PageHead {
  title: string;
  description: string;
  /** Path of the page's one true address, without `lang`; missing for pages that search engines should not keep. */
  canonical?: string;
  /** Path of a PNG of 1200 by 630. */
  picture?: string;
  /** schema.org descriptions. */
  jsonLd?: readonly object[];
}

/** Keeps the head true while the visitor moves through the product; the first one comes from the server. */
export function usePageHead(head: PageHead): void {
  const language = useAddressLanguage();
  useEffect(() => {
    document.title = head.title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', head.description);
    const canonical = document.querySelector('link[rel="canonical"]');
    if (head.canonical)
      canonical?.setAttribute('href', new URL(inLanguage(head.canonical, language), location.origin).href);
  }, [head.title, head.description, head.canonical, language]);
}
