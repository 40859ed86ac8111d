import type { Page } from '@playwright/test';

/** How far the page is wider than the screen, in px. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What is wrong with the layout: elements that make the page wider than the screen, and controls that are less than 44 px high. */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isClipped = (element: Element): boolean => {
      const box = element.parentElement;
      if (!box || box === document.body) return false;
      return getComputedStyle(box).overflowX !== 'visible' || isClipped(box);
    };
    const start = (element: Element) =>
      `${element.outerHTML.slice(0, 120)} ${element.textContent?.slice(0, 30)}`;
    const faults: string[] = [];
    const overflow = document.documentElement.scrollWidth - innerWidth;
    if (overflow > 0) {
      faults.push(`the page is ${overflow} px too wide`);
      for (const element of document.body.querySelectorAll('*'))
        if (element.getBoundingClientRect().right > innerWidth + 0.5 && !isClipped(element))
          faults.push(`too far right: ${start(element)}`);
    }
    for (const control of document.querySelectorAll('button, select, nav a')) {
      const { width, height } = control.getBoundingClientRect();
      const isSeen = width > 0 && height > 0 && control.checkVisibility({ visibilityProperty: true });
      if (isSeen && height < 43.5 && !control.closest('[inert]')) faults.push(`too low: ${start(control)}`);
    }
    return faults;
  });
}

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
