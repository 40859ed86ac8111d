import { wasGuideSaved } from './wasKept.ts';

/** How long after its start a page checks the guide (ms): its own requests come first. */
const delay = 3000;

/** Checks and updates the guide on this device. The code for it is loaded only where there is one. Once per page. */
export function watchOfflineGuide(): void {
  if (!wasGuideSaved()) return;
  setTimeout(async () => {
    try {
      const { offlineGuideStore } = await import('./OfflineGuideStore.ts');
      await offlineGuideStore.checkForUpdate();
    } catch {
      // Without network and without its file: the next page tries again.
    }
  }, delay);
}
