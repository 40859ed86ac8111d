import type { Language } from '../../contract/languages.ts';
import { cn } from '../i18n/sharePlace/cn.ts';
import { en } from '../i18n/sharePlace/en.ts';
import { ja } from '../i18n/sharePlace/ja.ts';
import { ko, type SharePlaceWords } from '../i18n/sharePlace/ko.ts';

/** So few that all languages come along: a part of their own would name its files in every page's first load. */
const languages: Record<Language, SharePlaceWords> = { ko, en, cn, ja };

/**
 * Hands an address to whatever the device shares with; where it shares with nothing, copies it.
 * @returns what is to be said of it; nothing where the device has shown its own sheet.
 */
export async function sharePlace(title: string, path: string, language: Language): Promise<string> {
  const words = languages[language];
  const url = new URL(path, location.origin).href;
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return '';
    } catch (error) {
      // Whoever closes the sheet wants nothing more; a device that cannot share this may still copy it.
      if (error instanceof DOMException && error.name === 'AbortError') return '';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return words.copied;
  } catch {
    return words.notCopied(url);
  }
}
