import type { Language } from '../../contract/languages.ts';
import type { Site } from '../shared/page/Site.tsx';

/** What the server writes into the page for hydration. Public facts only. */
export interface PageState {
  language: Language;
  site: Omit<Site, 'changeLanguage'>;
  router: { loaderData: Record<string, unknown>; errors: Record<string, unknown> | null };
}

/** Id of the JSON block that holds the PageState. */
export const pageStateId = 'page-state';
