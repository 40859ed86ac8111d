import { negotiateLanguage } from '../../../contract/negotiateLanguage.ts';
import type { Language } from '../../../domain/languages.ts';
import { readGuideRecord } from './guideRecord.ts';

/**
 * The language of a page that opens without network: the one that the server would choose, if it is on this device. Cards
 * and tickets are stored in every language.
 */
export async function languageOnDevice(): Promise<Language> {
  const language = negotiateLanguage({
    address: new URLSearchParams(location.search).get('lang'),
    cookies: document.cookie,
    header: navigator.languages.join(),
  });
  const kept = (await readGuideRecord())?.languages ?? [];
  return kept.includes(language) ? language : (kept[0] ?? language);
}
