import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './guideTest.ts';

/** A4 without margins, at 96 px per inch. */
export const paper = { width: 718, height: 1047 };

/** How far the page is wider than the screen, or its content is wider than an open dialog, in px. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('dialog[open]')];
    return Math.max(...boxes.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });

/** Expects no horizontal overflow on a small phone, on a phone and on a wide screen. Keeps the page's size. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await horizontalOverflow(page), `${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
}

/** Expects the same, and no axe violations on a phone. */
export async function expectFitAndAccessible(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  if (before) await page.setViewportSize(before);
  await expectNoOverflow(page);
}

/**
 * The faults of the layout: elements that make the page wider than the screen, controls that are less than 44 px high, texts
 * that a box or a control cuts off, and bars that take more than half of the screen, or on a phone in landscape, a fifth.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const start = (element: Element) =>
      `${element.outerHTML.slice(0, 120)} ${element.textContent?.slice(0, 30)}`;

    const isClipped = (element: Element): boolean => {
      const box = element.parentElement;
      if (!box || box === document.body) return false;
      return getComputedStyle(box).overflowX !== 'visible' || isClipped(box);
    };
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

    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert], .sr-only, .skip-link, [aria-hidden="true"], option, noscript, script');
    const isNormalSize = getComputedStyle(document.documentElement).fontSize === '16px';
    const readBox = (element: Element) => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
      // An ellipsis is only acceptable at the normal text size: larger texts must have room.
      const isShortened = webkitLineClamp !== 'none' || (isNormalSize && textOverflow === 'ellipsis');
      const isControl = element.matches('button, nav a, .chip');
      return {
        // Text in a scrolling box can be reached, and some texts are shortened on purpose.
        isEnd: isShortened || /auto|scroll/.test(`${overflowX} ${overflowY}`),
        cutsX: isControl || overflowX !== 'visible',
        cutsY: isControl || overflowY !== 'visible',
        rect: element.getBoundingClientRect(),
      };
    };
    // Boxes are read once, because most texts share them.
    const boxes = new Map<Element, ReturnType<typeof readBox>>();
    const boundingBox = (element: Element) => {
      const box = boxes.get(element) ?? readBox(element);
      boxes.set(element, box);
      return box;
    };
    const isCut = (drawn: DOMRect, text: Element) => {
      for (let box: Element | null = text; box && box !== document.body; box = box.parentElement) {
        const { isEnd, cutsX, cutsY, rect } = boundingBox(box);
        if (isEnd) return false;
        if (cutsX && (drawn.left < rect.left - 1.5 || drawn.right > rect.right + 1.5)) return true;
        // A tolerance of 3 px, because a line box is higher than its letters.
        if (cutsY && (drawn.top < rect.top - 3 || drawn.bottom > rect.bottom + 3)) return true;
      }
      return false;
    };
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!text.textContent?.trim() || !element || !isSeen(element)) continue;
      range.selectNodeContents(text);
      if (isCut(range.getBoundingClientRect(), element)) faults.push(`cut off: ${start(element)}`);
    }

    // A phone in landscape.
    const isLow = innerWidth > innerHeight && innerHeight < 480;
    const bars: Element[] = [];
    let barHeight = 0;
    for (const bar of document.body.querySelectorAll('*')) {
      const { position, pointerEvents } = getComputedStyle(bar);
      if ((position !== 'fixed' && position !== 'sticky') || pointerEvents === 'none' || !isSeen(bar))
        continue;
      // A bar within another bar takes no additional space.
      if (bars.some((outer) => outer.contains(bar))) continue;
      // A sheet counts as content, because the visitor can lower it.
      if (isLow && bar.querySelector('[role="separator"]')) continue;
      const { width, height } = bar.getBoundingClientRect();
      if (width <= 0.7 * innerWidth) continue;
      bars.push(bar);
      barHeight += height;
    }
    if (barHeight > innerHeight / (isLow ? 5 : 2))
      faults.push(`bars take ${Math.round(barHeight)} px of ${innerHeight}`);
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
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
        // Shifts of what has just been drawn are reported with the next frames.
        setTimeout(() => resolve(sum), 400);
      }),
  );
