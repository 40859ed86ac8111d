import { tryStorage } from '../../shared/client/tryStorage.ts';

/** On this device: a guide was kept, and not removed by its visitor. A browser that blocks storage keeps no guide either. */
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
