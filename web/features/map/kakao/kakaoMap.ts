import type { Language } from '../../../../domain/languages.ts';
import { fallbackNoticeIn } from '../fallbackNotice.ts';
import type { MapAdapter, ShownMap } from '../port.ts';
import { showKakao } from './kakaoStage.ts';
import { loadKakao } from './loadKakao.ts';

/** Our own drawing as the fallback, with its notice. */
function withNotice(shown: ShownMap, container: HTMLElement, language: Language): ShownMap {
  const notice = fallbackNoticeIn(container);
  notice.say(language);
  return {
    update: (view) => {
      notice.say(view.language);
      shown.update(view);
    },
    destroy: shown.destroy,
  };
}

/** Loading a script takes seconds: the page may have changed, and a detached map has no size. */
function checkConnected(container: HTMLElement): void {
  if (!container.isConnected) throw new Error('the map is no longer in the page');
}

/** Kakao Maps with an operator's JavaScript key. Falls back if its script fails, is refused or times out. */
export function kakaoMap(key: string, loadFallback: () => Promise<MapAdapter>): MapAdapter {
  return {
    show: async (container, view, listener) => {
      try {
        const maps = await loadKakao(key);
        checkConnected(container);
        return showKakao(maps, container, view, listener);
      } catch {
        const fallback = await loadFallback();
        checkConnected(container);
        return withNotice(await fallback.show(container, view, listener), container, view.language);
      }
    },
  };
}
