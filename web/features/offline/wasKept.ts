import { tryStorage } from '../../shared/client/tryStorage.ts';

/** Local storage: a guide was saved, and the visitor has not removed it. A browser that blocks storage saves no guide either. */
const mark = 'guideKept';

export function markGuideSaved(): void {
  tryStorage(() => localStorage.setItem(mark, '1'));
}

export function unmarkGuideSaved(): void {
  tryStorage(() => localStorage.removeItem(mark));
}

export function wasGuideSaved(): boolean {
  return tryStorage(() => localStorage.getItem(mark)) !== null;
}
