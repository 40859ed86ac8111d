import { htmlLang, type Language } from '../../../domain/languages.ts';
import { cn } from '../../messages/cn/mapNotice.ts';
import { en } from '../../messages/en/mapNotice.ts';
import { ja } from '../../messages/ja/mapNotice.ts';
import { ko, type MapNoticeMessages } from '../../messages/ko/mapNotice.ts';
import { tw } from '../../messages/tw/mapNotice.ts';

const messagesIn: Record<Language, MapNoticeMessages> = { ko, en, cn, tw, ja };

/** The message with which a map says that our own drawing replaces the intended map. */
export interface FallbackNotice {
  /** Shows the message, or updates its language. */
  say(language: Language): void;
}

/** Creates the empty live region in a map's container, so that a later message is read out. */
export function fallbackNoticeIn(container: HTMLElement): FallbackNotice {
  const notice = document.createElement('p');
  notice.className = 'map-notice';
  notice.setAttribute('role', 'status');
  container.append(notice);
  return {
    say: (language) => {
      notice.lang = htmlLang[language];
      notice.textContent = messagesIn[language].fallback;
    },
  };
}
