import type { Language } from '../../../contract/languages.ts';
import { fallbackNoticeIn } from '../fallbackNotice.ts';
import type { MapAdapter, ShownMap } from '../port.ts';
import { showKakao } from './kakaoStage.ts';
import { loadKakao } from './loadKakao.ts';

/** Our own drawing, which says that it stands in. */
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

/** Kakao Maps with an operator's JavaScript key. Where its script fails, is refused or takes too long: the stand-in. */
export function kakaoMap(key: string, loadStandIn: () => Promise<MapAdapter>): MapAdapter {
  return {
    show: async (container, view, listener) => {
      try {
        const maps = await loadKakao(key);
        return showKakao(maps, container, view, listener);
      } catch {
        const standIn = await loadStandIn();
        return withNotice(await standIn.show(container, view, listener), container, view.language);
      }
    },
  };
}
