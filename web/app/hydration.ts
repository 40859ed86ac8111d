import type { QueryKey } from '@tanstack/react-query';
import type { Language } from '../../domain/languages.ts';
import type { Site } from '../shared/page/Site.tsx';

/** What the server writes into the page for hydration. Public facts only. */
export interface PageState {
  language: Language;
  site: Omit<Site, 'changeLanguage' | 'loadMessages'>;
  /** Null in the app shell, which is every page's document without network: nothing is rendered yet. */
  router: { loaderData: Record<string, unknown>; errors: Record<string, unknown> | null } | null;
  /**
   * Keys and data of the loaded queries. Without the times that a query client's own dehydrated form has: the same page
   * must have the same bytes, and so the same ETag.
   */
  queries: readonly (readonly [key: QueryKey, data: unknown])[];
}

/** Id of the JSON block that holds the PageState. */
export const pageStateId = 'page-state';
