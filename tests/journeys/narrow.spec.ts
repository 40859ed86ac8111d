import type { Page } from '@playwright/test';
import { alive, expect, languages, test } from '../guideTest.ts';
import { planTour } from '../payment.ts';

test.use({ pictures: 'blocked' });

/** Wider than the letters of most phones: a wide font where there is one, and letter spacing in any case. */
const wideLetters =
  "* { font-family: Verdana, 'DejaVu Sans', sans-serif !important; letter-spacing: 0.03em !important; }";

const pages = [
  '/',
  '/list',
  '/list?query=hotel',
  '/list?query=hotel&tab=tour&theme=8',
  '/list?query=zzzzqqq',
  '/list?theme=999',
  '/list?page=99',
  '/content/tour/1',
  '/content/restaurant/105',
  '/myplan',
  '/myplan-detail',
  '/payment',
  '/success',
  '/fail?code=PAY_PROCESS_CANCELED',
  '/tickets',
  '/ticket-check/unknown',
  '/driver/tour/1',
  '/driver/plan',
  '/talk',
  '/talk?say=isItWon&with=12300',
  '/talk?answer=all',
  '/talk?answer=returnBy&with=930',
  '/support',
  '/accessibility',
  '/login',
  '/account',
  '/password/forgot',
  '/password/reset',
  '/signup/email/1',
  '/signup/email/2',
  '/signup/terms',
  '/signup/privacy',
  '/nothing',
];

/** Elements that reach past the right edge of the page. */
function tooWide(page: Page) {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const isClipped = (element: Element): boolean => {
      const box = element.parentElement;
      if (!box || box === document.body) return false;
      return getComputedStyle(box).overflowX !== 'visible' || isClipped(box);
    };
    return [...document.body.querySelectorAll('*')]
      .filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5 && !isClipped(one))
      .map(
        (one) =>
          `${one.outerHTML.slice(0, 90)} ${one.textContent?.slice(0, 30)} ${one.getBoundingClientRect().right}`,
      );
  });
}

/** Traditional Chinese is as wide as Simplified: a page of each kind is enough. */
const sample = ['/', '/list', '/content/tour/1', '/myplan', '/myplan-detail', '/payment', '/tickets'];

for (const language of languages)
  test(`DESIGN 10: fits a screen of 320 px, in ${language} with wide letters`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 320, height: 640 });
    await planTour(page);
    await page.addInitScript((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, wideLetters);
    for (const address of language === 'tw' ? sample : pages) {
      await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=${language}`);
      await alive(page);
      expect.soft(await tooWide(page), address).toEqual([]);
    }
  });
