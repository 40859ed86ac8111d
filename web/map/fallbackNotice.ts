import { htmlLang, type Language } from '../../contract/languages.ts';
import { cn } from '../i18n/mapNotice/cn.ts';
import { en } from '../i18n/mapNotice/en.ts';
import { ja } from '../i18n/mapNotice/ja.ts';
import { ko, type MapNoticeWords } from '../i18n/mapNotice/ko.ts';

const wordsIn: Record<Language, MapNoticeWords> = { ko, en, cn, ja };

/** The sentence with which a map says that our own drawing stands in for the one that was to come. */
export interface FallbackNotice {
  /** Says it; said already, in another language. */
  say(language: Language): void;
}

/** Makes the place of the sentence in a map's container, empty: what is said there later is read out. */
export function fallbackNoticeIn(container: HTMLElement): FallbackNotice {
  const notice = document.createElement('p');
  notice.className = 'map-notice';
  notice.setAttribute('role', 'status');
  container.append(notice);
  return {
    say: (language) => {
      notice.lang = htmlLang[language];
      notice.textContent = wordsIn[language].fallback;
    },
  };
}
