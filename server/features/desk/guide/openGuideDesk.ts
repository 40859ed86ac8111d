import type { DeskHandlers } from '../../../http/api.ts';
import { ProblemError } from '../../../platform/problem.ts';

const refuse = async (): Promise<never> => {
  throw new ProblemError('notPossibleNow');
};

/** What editors change of the guide. */
export function openGuideDesk(): Pick<
  DeskHandlers,
  | 'createGuidePlace'
  | 'discardGuideDraft'
  | 'getGuidePlace'
  | 'listGuide'
  | 'listGuideHistory'
  | 'publishGuidePlace'
  | 'restoreGuidePlace'
  | 'saveGuideDraft'
  | 'setGuidePlaceHidden'
  | 'settleReleaseChange'
> {
  return {
    createGuidePlace: refuse,
    discardGuideDraft: refuse,
    getGuidePlace: refuse,
    listGuide: refuse,
    listGuideHistory: refuse,
    publishGuidePlace: refuse,
    restoreGuidePlace: refuse,
    saveGuideDraft: refuse,
    setGuidePlaceHidden: refuse,
    settleReleaseChange: refuse,
  };
}
