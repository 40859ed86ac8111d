import { htmlLang, type Language } from '../../../contract/languages.ts';
import { cn } from '../../messages/cn/mapNotice.ts';
import { en } from '../../messages/en/mapNotice.ts';
import { ja } from '../../messages/ja/mapNotice.ts';
import { ko, type MapNoticeWords } from '../../messages/ko/mapNotice.ts';

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
