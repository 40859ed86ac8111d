import { guardedStorage } from '../../shared/client/guardedStorage.ts';

/** On this device: a guide was kept, and not removed by its visitor. A browser that blocks storage keeps no guide either. */
const mark = 'guideKept';

export function markGuideSaved(): void {
  guardedStorage(() => localStorage.setItem(mark, '1'));
}

export function unmarkGuideSaved(): void {
  guardedStorage(() => localStorage.removeItem(mark));
}

export function wasGuideSaved(): boolean {
  return guardedStorage(() => localStorage.getItem(mark)) !== null;
}
