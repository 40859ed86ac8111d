import type { Page } from '@playwright/test';

/** How far the page is wider than the screen, in px. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** How far the page's content has moved since it was opened: the sum of its layout shifts. */
export const layoutShiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
        // What has just been drawn is reported with the next frames.
        setTimeout(() => resolve(sum), 400);
      }),
  );
