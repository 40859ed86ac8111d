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

/** Texts that a box or a control cuts off, and bars that leave less than half of the screen to the page. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const start = (element: Element) =>
      `${element.outerHTML.slice(0, 120)} ${element.textContent?.slice(0, 30)}`;
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert], .sr-only, .skip-link, [aria-hidden="true"], option, noscript, script');
    const faults: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!text.textContent?.trim() || !element || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const drawn = range.getBoundingClientRect();
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(box);
        // What scrolls is reachable, and a summary is shortened on purpose.
        const isShort = webkitLineClamp !== 'none';
        if (isShort || [overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll')) break;
        const isControl = box.matches('button, nav a, .chip');
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const cutsX = isControl || overflowX !== 'visible';
        const cutsY = isControl || overflowY !== 'visible';
        const isCut =
          (cutsX && (drawn.left < left - 1.5 || drawn.right > right + 1.5)) ||
          // The line box of a letter is higher than the letter.
          (cutsY && (drawn.top < top - 3 || drawn.bottom > bottom + 3));
        if (isCut) {
          faults.push(`cut off: ${start(element)}`);
          break;
        }
      }
    }
    let barHeight = 0;
    for (const bar of document.body.querySelectorAll('*')) {
      const { position, pointerEvents } = getComputedStyle(bar);
      if ((position !== 'fixed' && position !== 'sticky') || pointerEvents === 'none' || !isSeen(bar))
        continue;
      const { width, height } = bar.getBoundingClientRect();
      if (width > 0.7 * innerWidth) barHeight += height;
    }
    if (barHeight > innerHeight / 2) faults.push(`bars take ${Math.round(barHeight)} px of ${innerHeight}`);
    return faults;
  });
}

/** Controls that cannot be scrolled to a place where a tap in their middle reaches them. */
export function unreachableControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    for (const control of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
      const isSeen =
        control.checkVisibility({ visibilityProperty: true }) &&
        !control.closest('[inert], .sr-only, .skip-link, [aria-hidden="true"]');
      const { width, height } = control.getBoundingClientRect();
      if (!isSeen || width < 2 || height < 2) continue;
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      // A link in a text may have several lines.
      const [line] = control.getClientRects();
      if (!line) continue;
      const hit = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2);
      const isReached = control.contains(hit) || hit?.closest('label')?.contains(control);
      if (!isReached)
        faults.push(
          `out of reach: ${control.outerHTML.slice(0, 120)}, below ${hit?.outerHTML.slice(0, 60) ?? 'nothing'}`,
        );
    }
    scrollTo({ top: 0, behavior: 'instant' });
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
